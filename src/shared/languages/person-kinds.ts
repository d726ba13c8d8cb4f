/** Words that graphs have for kinds of persons, folded, in English and Romanian: what they do for a living, or are to each other. */
import { PERSON_WORDS } from "./person-words";

const KINDS = new Set(
  (
    "actress directress screenwriter playwright dramatist poet poetess novelist journalist editor translator painter sculptor illustrator photographer " +
    "architect composer musician singer conductor pianist violinist dancer choreographer producer performer comedian scientist researcher scholar " +
    "physicist chemist biologist mathematician philosopher historian economist engineer inventor doctor physician surgeon nurse dentist pharmacist " +
    "patient teacher professor lecturer student pupil coach referee footballer athlete swimmer cyclist driver pilot captain sailor soldier officer " +
    "general politician president minister senator mayor governor king queen prince princess emperor pope bishop priest monk nun saint lawyer judge " +
    "farmer baker butcher chef waiter worker staff colleague manager owner founder customer client supplier member volunteer donor borrower reader " +
    "guest tenant inhabitant citizen wife husband mother father child son daughter explorer astronaut detective thief hero heroine god goddess " +
    "dramaturg dramaturgi regizor regizoare actrita actrite actori scriitor scriitoare scriitori poeta poeti prozator romancier jurnalist ziarist redactor traducator " +
    "pictor pictorita pictori sculptor fotograf arhitect compozitor muzician cantaret cantareata dirijor pianist violonist dansator coregraf producator " +
    "savant cercetator om de stiinta fizician chimist biolog matematician filozof filosof istoric economist inginer inventator medic medici doctor chirurg asistent " +
    "asistenta farmacist pacient pacienti invatator invatatoare profesor profesori profesoara student studenti elev eleva elevi antrenor arbitru fotbalist sportiv " +
    "jucator jucatori sofer capitan marinar soldat ofiter politician presedinte ministru senator primar guvernator rege regina principe domnitor voievod imparat episcop " +
    "preot calugar calugarita sfant avocat judecator fermier taran brutar bucatar ospatar muncitor angajat angajati coleg manager proprietar fondator client clienti furnizor " +
    "membru membri voluntar donator cititor cititori oaspete chirias locuitor cetatean sotie sot mama tata copil copii fiu fiica explorator astronaut erou eroina zeu zeita"
  ).split(" "),
);
// "Om de știință" is told by its first word.
KINDS.delete("de");

/** Whether a folded word of a label says that what it stands for are persons. */
export const isPersonKind = (word: string): boolean =>
  [word, word.replace(/s$/, "")].some((one) => PERSON_WORDS.has(one) || KINDS.has(one));
