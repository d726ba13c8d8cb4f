/** Romanian nouns for places, people and peoples, folded. */
import { words } from "./words";

/** Nouns that the name of a place follows. */
export const PLACE_NOUNS = words(
  "orasul oras orasele targul targ targusorul satul sat satele catunul comuna manastirea schitul padurea codrul raul raurile apa valea dealul muntele muntii piscul cetatea tinutul judetul plasa mahalaua strada ulita bariera insula lacul balta regatul provincia garla campia poiana portul capitala tara podul hanul fantana lunca pasul gara cheile capul magura",
);
/** Nouns that somebody's name follows. */
export const PERSON_NOUNS = words(
  "haiducul ciobanul vizitiul sluga slujnica tiganul tiganca flacaul batranul batrana copila copilul fata fetita baiatul baba vaduva zmeul balaurul uriasul imparatul imparateasa craiul craiasa printul printesa hatmanul spatarul morarul fierarul pescarul vanatorul negustorul cizmarul croitorul pastorul invatatorul invatatoarea doctorul avocatul notarul inspectorul agentul comisarul ministrul sergentul plutonierul vistiernicul calul cainele catelul motanul iapa unchiul matusa varul verisoara nepotul nepoata bunicul bunica cumnatul cumnata logodnicul logodnica mos lelea nenea baciul prietenul prietena vecinul vecina mazilul feciorul fiul fiica sora numitul numita zisul tanarul tanara frumoasa voinicul talharul servitorul studentul pictorul poetul ceaus mazil",
);
/** Stems of peoples and inhabitants with every ending they are counted or named by. */
export const PEOPLES = new RegExp(
  `^(?:${"roman rumin rumun moldovean moldoven muntean munten oltean olten ardelean ardelen basarabean bucovinean banatean turc grec rus neamt nemt ungur maghiar tigan evre evreu ovrei jidov armean armen bulgar sarb les leah polon polonez francez englez italian spaniol austriac german arab tatar muscal cazac albanez arnaut fanariot dac latin elin pers american suedez secui venetian parizian bucurestean bucuresten iesean iesen crestin pagan calugar ciocoi haiduc boer boier tarigradean".replaceAll(" ", "|")})(?:i|ii|ilor|ul|ului|ule|u|a|e|ele|elor|ca|cei|ce|easca|esc|este|esti|esteasca)?$`,
);
