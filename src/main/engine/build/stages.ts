/** The stages of a build, in the order they run. */
import { StageList } from "../runner/stage-list";
import { NAME_TYPES, type Building, type Mention } from "./build-stage";
import { correctEntities } from "./corrections/correct-entities";
import { correctMentions } from "./corrections/correct-mentions";
import { correctRelations } from "./corrections/correct-relations";
import { Outcome } from "./corrections/outcome";
import { check } from "./graph/check";
import { ingest } from "./ingest/ingest";
import { PACKS } from "./language/packs";
import { linkMentions } from "./names/coreference";
import { findNames, taggerFor } from "./names/find-names";
import { withSpeakers } from "./names/speakers-of-play";
import { resolveChains } from "./names/resolve";
import { vote } from "./names/vote";
import { meet } from "./relations/relate";
import { relateAll } from "./relations/relate-all";
import { chunkText } from "./text/chunk";
import { normalise } from "./text/normalise";

/** Writing the graph is the last step and no stage of the list: it makes nothing that another would see. */
export const BUILD_STAGE_LIST = StageList.of<Building>()
  .with({
    name: "ingest",
    reads: ({ sources, works, recipe, limit }) => ({ sources, read: works, params: recipe.ingest, limit }),
    run: async (_, { sources, read, params, limit }, ports) => {
      const works = read ?? (await ingest(sources, params, limit, ports));
      return {
        made: { works },
        alive: { works: works.length, chapters: sum(works, ({ chapters }) => chapters.length) },
      };
    },
  })
  .with({
    name: "normalise",
    reads: ({ recipe }) => recipe.normalise,
    run: ({ works }, params) => {
      const texts = works.map((work) => ({ work, normal: normalise(work.text, params) }));
      return { made: { texts }, alive: { letters: sum(texts, ({ normal }) => normal.text.length) } };
    },
  })
  .with({
    name: "chunk",
    reads: ({ recipe }) => recipe.chunk,
    run: ({ texts }, params) => {
      const chunked = texts.map((text) => chunkText(text, params));
      return {
        made: { chunked },
        alive: {
          chunks: sum(chunked, ({ chunks }) => chunks.length),
          tokens: sum(chunked, ({ tokens }) => tokens.starts.length),
        },
      };
    },
  })
  .with({
    name: "ner",
    reads: ({ recipe }) => recipe.ner,
    run: async ({ chunked }, params, ports) => {
      const named = [];
      for (const [at, text] of chunked.entries()) {
        ports.signal.throwIfAborted();
        ports.progress(at, chunked.length);
        const pack = PACKS[text.work.language];
        const lists =
          params.engine === "tagger"
            ? (await taggerFor(pack, params, ports)).lists
            : new Map<string, Set<string>>();
        const read = await findNames(text, params, pack, ports);
        const found = params.engine === "gold" ? read : withSpeakers(text, read);
        named.push({
          ...text,
          labels: countLabels(found),
          mentions: params.vote === "on" && params.engine !== "gold" ? vote(text, found, pack, lists) : found,
        });
        if (at % SAVE_EVERY === 0) ports.cache.save();
      }
      ports.cache.save();
      return { made: { named }, alive: { mentions: sum(named, ({ mentions }) => mentions.length) } };
    },
  })
  .with({
    name: "coreference",
    reads: ({ recipe }) => recipe.coreference,
    run: ({ named }, params, { corrections }) => {
      const outcome = new Outcome(corrections(named.map(({ work }) => work.id)));
      const corrected = named.map((text) => correctMentions(text, outcome));
      const linked = corrected.map((text) => linkMentions(text, params, PACKS[text.work.language]));
      return { made: { linked, outcome }, alive: { chains: sum(linked, ({ chains }) => chains.length) } };
    },
  })
  .with({
    name: "relations",
    reads: ({ recipe }) => recipe.relations,
    run: async ({ linked }, params, ports) => {
      const texts = await relateAll(linked, params, ports);
      return {
        made: { related: texts },
        alive: {
          statements: sum(texts, ({ statements }) => statements.length),
          meetings: sum(texts, ({ meetings }) => meetings.length),
        },
      };
    },
  })
  .with({
    name: "resolution",
    reads: ({ recipe }) => ({ params: recipe.resolution, relations: recipe.relations }),
    run: ({ related, outcome }, { params, relations }) => {
      const found = resolveChains(related, params);
      const corrected = correctEntities(related, found, outcome, (text) => meet(text, relations));
      const { resolved } = corrected;
      return {
        made: { resolved, related: correctRelations(corrected, outcome) },
        alive: { entities: resolved.entities.length },
      };
    },
  })
  .with({
    name: "qc",
    reads: ({ recipe }) => ({ params: recipe.qc, fewest: recipe.relations.fewest }),
    run: ({ related, resolved }, { params, fewest }) => {
      const checked = check(related, resolved, params, fewest);
      const entities = checked.stays.filter((stays) => stays).length;
      return {
        made: { checked },
        alive: {
          entities,
          relations: checked.edges.length,
          inferred: checked.inferred.length,
          together: checked.together.length,
        },
      };
    },
  });

/** Works between two savings of what was read. */
const SAVE_EVERY = 10;

/** How often each form was read as each type. */
function countLabels(mentions: readonly Mention[]): Map<string, number[]> {
  const counts = new Map<string, number[]>();
  for (const { form, type } of mentions) {
    const own = counts.get(form) ?? NAME_TYPES.map(() => 0);
    own[NAME_TYPES.indexOf(type)]!++;
    counts.set(form, own);
  }
  return counts;
}

function sum<T>(all: readonly T[], of: (one: T) => number): number {
  return all.reduce((total, one) => total + of(one), 0);
}
