/** What a panel says while it has nothing to show: what will be here, and how to get it. */
import type { LucideIcon } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { useOverflows } from "./use-overflows";

export interface EmptyStateProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly lead?: string;
  /** Buttons that lead on. */
  readonly children?: ReactNode;
}

export function EmptyState({ icon: Icon, title, lead, children }: EmptyStateProps) {
  const part = useRef<HTMLDivElement>(null);
  const overflows = useOverflows(part);
  return (
    <div ref={part} className="empty-state" tabIndex={overflows ? 0 : undefined}>
      <span className="empty-icon">
        <Icon size={20} aria-hidden="true" />
      </span>
      <p className="empty-title">{title}</p>
      {lead !== undefined && <p className="soft">{lead}</p>}
      {children !== undefined && <div className="empty-tools">{children}</div>}
    </div>
  );
}

/** The same place while something is fetched. */
export function LoadingState({ text }: { text: string }) {
  return (
    <div className="empty-state" role="status">
      <span className="spinner" aria-hidden="true" />
      <p className="soft">{text}</p>
    </div>
  );
}
