/** English forms that no ending tells, each line with the word that all are forms of. */
const FORMS = `
go went gone goes; come came; see saw seen; say said; tell told; give gave given; take took taken; buy bought; bring brought; think thought; sell sold; run ran; write wrote written; know knew known; find found; leave left; feel felt; keep kept; hold held; meet met; send sent; spend spent; lose lost; win won; fall fell fallen; draw drew drawn; throw threw thrown; grow grew grown; break broke broken; speak spoke spoken; steal stole stolen; drink drank drunk; eat ate eaten; sing sang sung; wear wore worn; drive drove driven; ride rode ridden; rise rose risen; fight fought; catch caught; teach taught; seek sought; build built; lend lent; sleep slept; pay paid; lay laid; hide hid hidden; bite bit bitten; shoot shot; strike struck stricken; hang hung; dig dug; swim swam swum; fly flew flown; flee fled; lead led; lie lay lain; stand stood; sit sat; hear heard; read; make made; get got gotten; begin began begun; choose chose chosen; freeze froze frozen; forget forgot forgotten; forgive forgave forgiven; swear swore sworn; tear tore torn; bear bore; weep wept; sweep swept; creep crept; deal dealt; mean meant; feed fed; breed bred; bleed bled; bend bent; bind bound; wind wound; become became; blow blew blown; shake shook shaken; shine shone; sink sank sunk; ring rang rung; spring sprang sprung; stick stuck; swing swung; sting stung; cling clung; fling flung; spin spun; wake woke woken; weave wove woven; understand understood; kneel knelt; leap leapt; burn burnt; learn learnt; dream dreamt; spell spelt; strive strove; slay slew slain; betake betook; die died dying dies; child children; man men; woman women; foot feet; tooth teeth; goose geese; mouse mice; ox oxen; wife wives; knife knives; life lives; wolf wolves; thief thieves; leaf leaves
`;

const WORD_OF: ReadonlyMap<string, string> = new Map(
  FORMS.trim()
    .split("; ")
    .flatMap((line) => {
      const [word, ...forms] = line.split(" ") as [string, ...string[]];
      return forms.map((form) => [form, word] as const);
    }),
);

/** The word a folded form is of; the form itself where its ending tells. */
export const ofIrregular = (form: string): string => WORD_OF.get(form) ?? form;
