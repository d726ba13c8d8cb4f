/** Names of times, English and Romanian. */
import { fold } from "../../../../../shared/fold";

const TIME =
  /\d|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|ianuarie|februarie|martie|aprilie|mai|iunie|iulie|septembrie|octombrie|noiembrie|decembrie|monday|tuesday|wednesday|thursday|friday|saturday|sunday|luni|marti|miercuri|joi|vineri|sambata|duminica|spring|summer|autumn|fall|winter|primavar\w*|var[ae]|toamn\w*|iarn\w*|morning|noon|evening|night|dimineata|seara|noaptea|century|secol\w*|age|era|epoc\w*|period\w*|war|razboi\w*|annual\w*|daily|weekly|monthly|anual|zilnic|lunar|easter|christmas|paste|craciun)\b/;

/** Whether a name may be that of a time. */
export const isTimeName = (name: string): boolean => TIME.test(fold(name));

/** Whether a name is a month, a day of the week, a season or a part of the day and nothing else, or begins so ("May 1912"). */
const CALENDAR =
  /^(?:(?:early|late|mid|the|end of|beginning of|inceputul|sfarsitul|lui|anul|in|la) )*(?:january|february|march|april|may|june|july|august|september|october|november|december|ianuarie|februarie|martie|aprilie|mai|iunie|iulie|septembrie|octombrie|noiembrie|decembrie|monday|tuesday|wednesday|thursday|friday|saturday|sunday|luni|marti|miercuri|joi|vineri|sambata|duminica|spring|summer|autumn|winter|primavara|vara|toamna|iarna|morning|noon|evening|night|dimineata|seara|noaptea)\b|^\d{1,2}[:.]\d{2}$/;

export const isCalendarName = (name: string): boolean => CALENDAR.test(fold(name));
