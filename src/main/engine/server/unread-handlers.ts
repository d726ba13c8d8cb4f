/** What lists leave out because it cannot be read: each is told by name, and hides no other. */
import { unreadRecipes } from "../ask/recipes";
import { listGraphFiles } from "./graph-files";
import type { GraphSummaries } from "./graph-summaries";
import type { Handlers } from "./handlers";
import type { Workspace } from "./workspace";

export function unreadHandlers(
  { folders, connections }: Workspace,
  summaries: GraphSummaries,
): Pick<Handlers, "list:unread"> {
  return {
    "list:unread": async () => [
      ...(await summaries.unread(listGraphFiles(folders))),
      ...(await unreadRecipes(folders.recipes)),
      ...connections.file.unread(),
    ],
  };
}
