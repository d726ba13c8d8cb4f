/** What lists leave out because it cannot be read: each is told by name, and hides no other. */
import { FailureError, type Failure } from "../../../shared/failure";
import { unreadRecipes } from "../ask/recipes";
import { titlesOf } from "./graph-handlers";
import { listGraphFiles, unreadFolders } from "./graph-files";
import type { GraphSummaries } from "./graph-summaries";
import type { Handlers } from "./handlers";
import { taughtPathsOf } from "./taught-handlers";
import { judgementsOf } from "./trust-handlers";
import type { Workspace } from "./workspace";

export function unreadHandlers(
  workspace: Workspace,
  summaries: GraphSummaries,
): Pick<Handlers, "list:unread"> {
  const { folders, connections } = workspace;
  return {
    "list:unread": async () => [
      ...unreadFolders(folders),
      ...(await summaries.unread(listGraphFiles(folders))),
      ...(await unreadRecipes(folders.recipes)),
      ...told(() => connections.file.unread()),
      ...told(() => titlesOf(workspace).unread()),
      ...judgementsOf(workspace).unread(),
      ...taughtPathsOf(workspace).unread(),
    ],
  };
}

/** What is damaged is said once, when it is set aside: it must not be lost behind another. */
function told(unread: () => Failure[]): Failure[] {
  try {
    return unread();
  } catch (fault) {
    if (fault instanceof FailureError) return [fault.failure];
    throw fault;
  }
}
