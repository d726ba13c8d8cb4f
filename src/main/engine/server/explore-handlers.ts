import type { EXPLORE_REQUESTS } from "../../../shared/explore";
import { startersOf } from "../ask/understand/refusals/starters";
import { completeName } from "../explore/complete-name";
import { findNodes } from "../explore/find-nodes";
import { networkOf } from "../explore/network";
import { findNamedPart } from "../explore/named-part";
import { countNeighbours, expandNode } from "../explore/neighbours";
import { seenUpTo } from "../explore/seen-up-to";
import { findShortestPaths } from "../explore/shortest-paths";
import type { GraphStore } from "../store/graph-store";
import { findGraphFile } from "./graph-files";
import type { Handlers } from "./handlers";
import { portsFor } from "./past-runs";
import type { Workspace } from "./workspace";

/** What a person looks at in a graph beyond a run. */
export function exploreHandlers(workspace: Workspace): Pick<Handlers, keyof typeof EXPLORE_REQUESTS> {
  const { folders, stores } = workspace;
  const over = <T>(graph: string, look: (store: GraphStore) => Promise<T>): Promise<T> =>
    stores.use(findGraphFile(graph, folders).path, look);
  return {
    "explore:network": ({ graph }, { signal }) => over(graph, (store) => networkOf(store, signal)),
    "explore:questions": ({ graph }, task) =>
      over(graph, async (store) => ({
        questions: await startersOf({
          ...(await portsFor(store, task, workspace)),
          progress: () => undefined,
        }),
      })),
    "explore:neighbours": ({ graph, node }, { signal }) =>
      over(graph, (store) => countNeighbours(store, node, signal)),
    "explore:expand": ({ graph, node, ...wish }, { signal }) =>
      over(graph, (store) => expandNode(store, node, wish, signal)),
    "explore:paths": ({ graph, ...wish }, { signal }) =>
      over(graph, (store) => findShortestPaths(store, wish, signal)),
    "explore:named": ({ graph, ...names }, { signal }) =>
      over(graph, async (store) => ({ part: await findNamedPart(store, names, signal) })),
    "explore:complete": ({ graph, typed, as, limit, cut = "" }, { signal }) =>
      over(graph, async (store) =>
        completeName(await seenUpTo(cut, store, signal), typed, as, limit, signal),
      ),
    "explore:find": ({ graph, text, limit }, { signal }) =>
      over(graph, (store) => findNodes(store, text, limit, signal)),
  };
}
