/** A failure as a card: what happened and what to do, in the failure's own sentence. */
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { explain } from "../../ui/explain";
import type { Failure } from "../../../shared/failure";

export interface FailureNoteProps {
  readonly title: string;
  readonly failure: Failure;
  /** Buttons that lead on. */
  readonly children: ReactNode;
}

export function FailureNote({ title, failure, children }: FailureNoteProps) {
  return (
    <div className="failure" role="alert">
      <TriangleAlert size={20} aria-hidden="true" />
      <h2>{title}</h2>
      <p>
        <bdi>{explain(failure)}</bdi>
      </p>
      <div className="failure-tools">{children}</div>
    </div>
  );
}
