/** English words that graphs and people use for one thing. */

/** Words that graphs and people use for one thing, by the word that graphs use most. */
const NEAR: readonly (readonly [string, string])[] = [
  ["work", "novel novels"],
  ["film", "movie movies picture pictures flick flicks"],
  [
    "starred",
    "star stars starring act acts acted acting actor actors actress actresses appear appears appeared appearing appearance played plays play playing cast feature features featured featuring performed performing seen",
  ],
  ["directed", "helmed filmmaker filmmakers shot shoot shoots shooting directorial direction directing"],
  [
    "written",
    "wrote writes writer writers penned screenwriter screenwriters scriptwriter scriptwriters screenplay scripted authored author authors script scripts screenplays",
  ],
  ["release", "released releases came come premiered premiere debuted appeared shown screened aired"],
  ["person", "people persons everyone everybody anybody somebody men women"],
  ["year", "date dates years when"],
  [
    "tag",
    "tags topic topics word words describe describes described description keyword keywords theme themes about term terms",
  ],
  ["language", "languages spoken speak speaks speaking spoke speaker speakers"],
  [
    "drug",
    "med meds medicine medicines medication medications compound compounds substance pharmaceutical pharmaceuticals",
  ],
  ["disease", "illness illnesses disorder disorders condition conditions indication"],
  [
    "treats",
    "cure cures cured heal heals help helps against medicate relieve relieves relieved relieving alleviate alleviates alleviated ease eases eased fight fights fighting improve improves improved respond responds indicated prescribed prescribe prescribes",
  ],
  ["gene", "genes"],
  ["causes", "provoke provokes induce induces trigger triggers"],
  ["presents", "exhibit exhibits exhibited manifest manifests show shows showed"],
  ["symptom", "phenotypic feature sign"],
  ["manifestation", "symptom symptoms sign signs"],
  ["phenotype", "symptom symptoms sign signs"],
  ["indication", "treat treats treated treating treatment treatments indicated"],
  ["binds", "target targets targeted targeting ligand ligands"],
  ["enzyme", "metabolize metabolizes metabolized metabolise metabolises metabolised"],
  ["transporter", "transport transports transported"],
  ["occurs", "appear appears appeared appearing"],
  ["side effect", "adverse effect"],
  [
    "activity",
    "target targets targeted targeting inhibit inhibits inhibited inhibiting block blocks activate activates",
  ],
  [
    "decreases",
    "inhibit inhibits inhibited inhibiting block blocks blocked lower lowers lowered reduce reduces reduced reducing affect affects affected affecting influence influences influenced modulate modulates",
  ],
  [
    "increases",
    "activate activates activated raise raises raised boost boosts elevate elevates stimulate stimulates affect affects affected affecting influence influences influenced modulate modulates",
  ],
  ["parents", "parent father mother dad mom mum daddy mommy"],
  ["father", "dad daddy"],
  ["mother", "mom mum mommy"],
  ["married", "wife husband spouse spouses wed marry marries marriage"],
  ["children", "child kid kids son sons daughter daughters offspring heir heirs"],
  ["spouse", "wife husband partner couple darling married marry spouses half"],
  ["gender", "sex man woman male female"],
  ["profession", "job occupation career"],
  ["religion", "faith belief"],
  ["death", "died die dies dead"],
  ["birth", "born"],
  ["team", "club side squad"],
  ["located", "situated lies lie lying found"],
  ["anatomy", "tissue tissues organ organs"],
  ["part", "belong belongs belonging include includes"],
  ["compound", "drug drugs med meds medicine medicines medication medications"],
  // Biolink's categories and predicates, whose words nobody asks by.
  ["small molecule", "drug drugs compound compounds medicine medicines medication medications"],
  ["negatively", "inhibit inhibits inhibited inhibiting block blocks blocked suppress suppresses suppressed"],
  ["positively", "activate activates activated stimulate stimulates stimulated"],
  ["phenotypic feature", "symptom symptoms sign signs"],
  ["has side effect", "cause causes caused causing"],
  ["side effect", "cause causes caused causing"],
  ["has phenotype", "cause causes caused causing"],
  ["interacts", "act acts acting"],
  ["author", "wrote write writes written writer writers penned"],
  [
    "cast",
    "star stars starring starred act acts acted acting actor actors actress actresses appear appears appeared played plays performed",
  ],
  ["employer", "work works worked working job employed employs employ"],
  ["educated", "study studied studies graduated graduate attended attend school college alma"],
  [
    "university",
    "study studies studied studying attend attends attended attending graduate graduates graduated",
  ],
  ["citizenship", "nationality citizen citizens national"],
  ["citizen", "nationality citizenship national nationals"],
  ["nationality", "citizen citizens citizenship national nationals"],
  ["country", "nationality nation homeland citizen"],
  ["residence", "live lives lived living reside resided"],
  ["lifespan", "live lives lived living longevity lifetime"],
  ["club", "team side squad"],
  ["neighbor", "border borders bordering bordered neighbour neighbours neighbors adjacent"],
  [
    "borders",
    "neighbor neighbors neighbour neighbours neighboring neighbouring adjacent adjoining adjoin adjoins",
  ],
  [
    "occurs",
    "appear appears appeared appearing meet meets met meeting encounter encounters encountered interact interacts",
  ],
  ["evolves", "turn turns turned turning become becomes became becoming"],
  ["depends", "require requires required requiring"],
  // Of a network that says only that things have to do with each other.
  [
    "related",
    "meet meets met meeting appear appears appeared appearing connect connects connected link links linked associate associates associated interact interacts interacted know knows knew",
  ],
  ["group", "band bands ensemble"],
  ["artist", "musician musicians singer singers band bands"],
  ["label", "signed"],
  ["currency", "money"],
  ["salary", "earn earns earned earning paid pays wage wages income"],
  ["license", "licence licences licensed licenced"],
  ["population", "inhabitants inhabitant residents populated"],
  ["weight", "weigh weighs weighed"],
  ["cost", "price costs"],
  ["price", "cost costs"],
  ["stop", "stops halt calls"],
  ["operated", "run runs ran running operator operators operates runner"],
  [
    "led",
    "head heads headed lead leads leader leaders chief boss heading chairs chaired command commands commanded commander commanders captain captains captained",
  ],
  ["leader", "head heads headed lead leads led chief boss chairs chaired"],
  [
    "commanded",
    "lead leads led leader leaders head heads headed captain captains captained commander commanders charge",
  ],
  [
    "commander",
    "lead leads led leader leaders head heads headed captain captains captained commanded commands command",
  ],
  ["captain", "commander commanders commanded commands command skipper skippers led lead leads leader"],
  [
    "visited",
    "stop stops stopped stopping reach reaches reached reaching travelled traveled went go goes toured called explored explores saw",
  ],
  ["reached", "visit visits visited arrive arrives arrived attained"],
  ["explored", "visit visits visited reach reached"],
  ["founded", "found establish establishes established founder founders"],
  ["created", "creator creators maker makers devised devises"],
  ["based", "headquartered seat resides"],
  ["contains", "consists comprise comprises comprised ingredient ingredients includes include"],
  ["participates", "joined joins join joining involved"],
  ["participant", "joined joins join joining participates participated took involved"],
  ["participated", "joined joins join joining involved served"],
  [
    "member",
    "join joins joined joining belong belongs belonged belonging participates participate participated served",
  ],
  ["crew", "member members sailor sailors join joins joined"],
  ["designed", "author authors authored create creates created creator creators invented inventor"],
  [
    "eats",
    "feed feeds fed feeding prey preys preyed hunt hunts hunted hunting consume consumes consumed devour devours",
  ],
  ["discovered", "discoverer discoverers discovery"],
  ["succeeded", "successor successors"],
  ["preceded", "predecessor predecessors"],
  ["influenced", "inspired inspires inspire inspiration"],
  [
    "inhibits",
    "target targets targeted targeting inhibitor inhibitors suppress suppresses suppressed suppressor deactivates deactivated",
  ],
  ["activates", "target targets targeted targeting activator activators"],
  ["targets", "hit hits hitting"],
  ["serves", "serviced services"],
  ["fly", "flight flights flying flown"],
  ["formerly", "former previous previously past ex"],
  ["former", "formerly previous previously past ex"],
  ["previously", "former formerly previous past ex"],
];

const NEAR_OF = new Map<string, string[]>();
for (const [head, others] of NEAR)
  for (const word of [head, ...others.split(" ")]) NEAR_OF.set(word, [...(NEAR_OF.get(word) ?? []), head]);

/** The words that graphs have for a folded English one, itself left out; none where none is known. */
export const nearWords = (word: string): readonly string[] =>
  (NEAR_OF.get(word) ?? []).filter((near) => near !== word);

/** All words that are known so. */
export const NEAR_WORDS: readonly string[] = [...NEAR_OF.keys()];
