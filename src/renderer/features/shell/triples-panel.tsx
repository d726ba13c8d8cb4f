/** The triples' panel: the candidates as a table, or what it waits for. */
import { Table2 } from "lucide-react";
import { useWorkbench } from "../../state/workbench-context";
import { EmptyState } from "../../ui/empty-state";
import { SHELL_TEXTS } from "./shell-texts";
import { Triples } from "../triples/triples";

export function TriplesPanel() {
  const run = useWorkbench((state) => state.run);
  if (run === null) return <EmptyState icon={Table2} title={SHELL_TEXTS.waiting.triples} />;
  return <Triples run={run} />;
}
