/** A field of a form with its label, and a line beneath that says what belongs there or what is wrong. */
import { useId, type ReactNode } from "react";

export interface ConnectionFieldProps {
  readonly label: string;
  readonly hint?: string;
  /** Stands in place of the hint; "" where nothing is wrong. */
  readonly fault?: string | undefined;
  readonly children: (id: string, describedBy: string) => ReactNode;
}

export function ConnectionField({ label, hint = "", fault = "", children }: ConnectionFieldProps) {
  const id = useId();
  return (
    <div className="connection-field">
      <label htmlFor={id}>{label}</label>
      {children(id, `${id}-hint`)}
      <p id={`${id}-hint`} className="small-print" data-fault={fault !== ""}>
        {fault || hint}
      </p>
    </div>
  );
}
