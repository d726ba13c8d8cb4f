/** Which answers are listed, whatever ranks them. */
import { number, onOff, positive, stops } from "../../parameters/parameter";

export const LISTED = {
  top: number(positive.max(100_000), stops([1, 2, 3, 5, 10, 20, 50, 100, 200, 500, 1000]), {
    shown: "advanced",
    unit: "answers",
    en: ["Answers", "Most answers listed."],
    ro: ["Răspunsuri", "Cele mai multe răspunsuri listate."],
  }),
  keepMentioned: onOff({
    shown: "advanced",
    en: ["Keep named", "Also list entities that the question itself names."],
    ro: ["Și cele numite", "Listează și entitățile pe care întrebarea însăși le numește."],
  }),
};
