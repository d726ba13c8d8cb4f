/** What English says in several words and graphs in one. */

/** Words, and the one that says the same: "take part in" is "participates". */
function said(word: string, verbs: string, rests: string): [string, string][] {
  return verbs
    .split(" ")
    .flatMap((verb) => rests.split("|").map((rest): [string, string] => [`${verb} ${rest}`, word]));
}

/** Verbs and nouns of several words, by the one word that graphs have for them. */
export const ENGLISH_IDIOMS: Readonly<Record<string, string>> = Object.fromEntries([
  ...said("participates", "take takes took taken taking", "part in|part"),
  ...said("led", "in", "charge of|command of"),
  ...said(
    "release",
    "hit hits reach reaches reached",
    "the screens|the cinemas|cinemas|the theaters|theaters|the theatres|theatres|the big screen",
  ),
  ...said("starred", "had have has having", "a part in|a role in|parts in|roles in"),
  ...said("caused", "bring brings brought bringing", "about"),
  ...said("led", "at", "the head of|the helm of"),
  ...said("activates", "switch switches switched switching turn turns turned turning", "on"),
  ...said(
    "inhibits",
    "switch switches switched switching turn turns turned turning shut shuts shutting",
    "off|down",
  ),
  ...said("founded", "set sets setting", "up"),
  ...said("contains", "made", "up of|of"),
  ...said("contains", "consist consists consisted", "of"),
  ...said("works", "do does did", "for a living|for work"),
  ...said("release", "come comes came coming", "out"),
  ...said("died", "pass passes passed", "away"),
  ...said("cause of death", "die dies died dying", "of|from"),
  ...said(
    "genre",
    "type types kind kinds sort sorts",
    "of film|of films|of movie|of movies|of music|of book|of books",
  ),
  ...said("written", "write writes wrote written", "the story for|the script for|the screenplay for"),
  ...said("married", "get gets got", "married to|married"),
  // Who is in love does it, though a form of "be" stands before.
  ...said("loves", "in", "love with"),
  ...said("interacts", "have has had having", "dealings with"),
  ...said("mother", "gave give gives", "birth to"),
  ...said("treats", "used", "against|to treat|for treating|for|in"),
  // Who is used to treat does it, though a form of "be" stands before.
  ...said("treats", "is are was were", "used against|used to treat|used for treating"),
  ...said("contains", "is are was were", "made up of|made of"),
  ...said(
    "treats",
    "give gives prescribe prescribes",
    "for|a patient with|patients with|to a patient with|to patients with|people with|to people with|someone with|to someone with",
  ),
  ...said("treats", "good given prescribed", "for|against|to treat"),
  ...said("treats", "work works worked working effective", "against"),
  ...said("contraindicated", "should must", "not be used|not be given|not be taken|not be prescribed"),
  ...said("downregulates", "down", "regulated|regulates|regulate|regulating"),
  ...said("upregulates", "up", "regulated|regulates|regulate|regulating"),
  ...said("profession", "do does did", "for a living|for living|for work"),
  ...said("profession", "line", "of business|of work"),
  ...said("release", "put puts bring brings brought", "out"),
  ...said("written", "put puts", "down in writing"),
  ...said("succeeded", "take takes took", "over from"),
  ...said("caused", "lead leads led give gives gave", "rise to"),
  ...said("discovered", "come comes came", "across"),
  ...said("invented", "come comes came", "up with"),
  ...said("resembles", "look looks looked", "like"),
  ...said("developed", "come comes came coming", "out of|from"),
  ...said("eats", "feed feeds fed prey preys preyed", "on|upon"),
  ...said("borders", "next adjacent", "to"),
  // What was and is no more: only where the graph tells the two apart.
  ...said("formerly", "used", "to play for|to be at|to be in|to be with|to be|to belong to|to"),
  ...said("depends", "rely relies relied", "on"),
  ...said("acquired", "take takes took taken", "over"),
  ...said("maintains", "look looks looked looking", "after"),
  ...said("maintains", "take takes took taking taken", "care of"),
  ...said("staged", "put puts", "on"),
  ...said("found", "pick picks picked dig digs dug", "up"),
  ...said("launched", "send sends sent", "up"),
  ...said("landed", "touch touches touched", "down"),
  ...said("testified", "give gives gave given", "evidence|testimony"),
  ...said("raised", "bring brings brought", "up"),
  ...said("hired", "take takes took taken", "on"),
  ...said("buried", "lay lays laid", "to rest"),
  ...said("operated", "pull pulls pulled", "the strings of"),
  ...said("married", "tie ties tied", "the knot with"),
  ...said("killed", "do does did", "away with"),
  ...said("won", "walk walks walked go goes went", "off with|away with|home with"),
]);
