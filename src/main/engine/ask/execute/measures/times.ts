/** Names of times, English and Romanian. */
import { fold } from "../../../../../shared/fold";

const MONTHS_AND_DAYS =
  "january|february|march|april|may|june|july|august|september|october|november|december|ianuarie|februarie|martie|aprilie|mai|iunie|iulie|septembrie|octombrie|noiembrie|decembrie|monday|tuesday|wednesday|thursday|friday|saturday|sunday|luni|marti|miercuri|joi|vineri|sambata|duminica";
const PARTS_OF_DAY = "morning|noon|evening|night|dimineata|seara|noaptea";

const TIME = new RegExp(
  `\\d|\\b(?:${MONTHS_AND_DAYS}|spring|summer|autumn|fall|winter|primavar\\w*|var[ae]|toamn\\w*|iarn\\w*|${PARTS_OF_DAY}|century|secol\\w*|age|era|epoc\\w*|period\\w*|war|razboi\\w*|annual\\w*|daily|weekly|monthly|anual|zilnic|lunar|easter|christmas|paste|craciun)\\b`,
);

/** Whether a name may be that of a time. */
export const isTimeName = (name: string): boolean => TIME.test(fold(name));

/** A month, a day of the week, a season or a part of the day and nothing else, or what begins so ("May 1912"). */
const CALENDAR = new RegExp(
  `^(?:(?:early|late|mid|the|end of|beginning of|inceputul|sfarsitul|lui|anul|in|la) )*(?:${MONTHS_AND_DAYS}|spring|summer|autumn|winter|primavara|vara|toamna|iarna|${PARTS_OF_DAY})\\b|^\\d{1,2}[:.]\\d{2}$`,
);

export const isCalendarName = (name: string): boolean => CALENDAR.test(fold(name));

/** Words of relations, kinds and properties that a time is told by, English and Romanian, as their beginnings. */
const TELLS_TIME =
  /^(?:year|date|time|day|month|decade|centur|era$|epoch|period|season|when|since|until|chapter|an(?:ul)?$|ani$|data$|zi(?:ua)?$|luna|secol|perioad|cand|capitol)/;

/** Whether words of a relation, a kind or a property tell a time. */
export const tellsTime = (text: string): boolean => isCalledBy(text, TELLS_TIME);

/** Whether some word of a text is like what is looked for. */
export const isCalledBy = (text: string, by: RegExp): boolean =>
  fold(text)
    .split(" ")
    .some((word) => by.test(word));
