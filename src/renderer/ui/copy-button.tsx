/** Copies a text, and says for a moment that it did. */
import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { IconButton } from "./icon-button";

const SAID_FOR = 1500;

export interface CopyButtonProps {
  /** The text, or what makes it once it is wanted. */
  readonly text: string | (() => string);
  readonly label: string;
  /** The label once it is copied. */
  readonly done: string;
}

export function CopyButton({ text, label, done }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(typeof text === "string" ? text : text());
    setCopied(true);
    setTimeout(() => setCopied(false), SAID_FOR);
  };
  return (
    <IconButton icon={copied ? Check : Copy} label={copied ? done : label} onClick={() => void copy()} />
  );
}
