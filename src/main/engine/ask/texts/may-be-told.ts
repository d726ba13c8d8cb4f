/** Whether texts may still tell what the graph does not. */
import type { Unread } from "../execute/world";

/** Not where the question itself is refused; but that no edge was read of somebody says nothing of the text. */
export const mayBeTold = ({ sentence }: Unread): boolean =>
  sentence === undefined || sentence.kind === "refused-no-end";
