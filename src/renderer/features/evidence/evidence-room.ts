/** What the room offers to the window: see room.ts. */
import { Quote, TextQuote } from "lucide-react";
import type { Room } from "../room";
import { ConcordancePanel } from "./concordance";
import { EvidencePanel } from "./evidence-panel";
import { EVIDENCE_TEXTS } from "./evidence-texts";
import "./evidence.css";

export const EVIDENCE_ROOM: Room = {
  panels: [
    {
      id: "evidence",
      place: 2,
      section: "read",
      title: () => EVIDENCE_TEXTS.panels.evidence,
      icon: Quote,
      Component: EvidencePanel,
      home: "left",
    },
    {
      id: "kwic",
      place: 3,
      section: "read",
      title: () => EVIDENCE_TEXTS.panels.kwic,
      words: () => EVIDENCE_TEXTS.kwicWords,
      icon: TextQuote,
      Component: ConcordancePanel,
      home: "drawer",
    },
  ],
};
