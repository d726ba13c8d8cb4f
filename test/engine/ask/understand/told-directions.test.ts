/** Which end of a relation is meant where things of one kind stand at both, and words that say which of two relations: what answered wrongly in silence on graphs nobody had tried. */
import { expect, test } from "vitest";
import { languageOf } from "../../../../src/main/engine/ask/understand/language-of";
import { PACKS } from "../../../../src/main/engine/ask/understand/packs";
import { askByRules } from "../ask-by-rules";
import { memoryGraph } from "../memory-graph";

const labelled = (kinds: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(kinds).flatMap(([kind, names]) => names.split(", ").map((name) => [name, kind])),
  );

const MYTHS = memoryGraph(
  [
    ["Grim", "slain_by", "Alden"],
    ["Sable", "slain_by", "Alden"],
    ["Garran", "slain_by", "Pale Worm"],
    ["Veldan", "slain_by", "Karos"],
    ["Zorath", "father_of", "Karos"],
    ["Zorath", "father_of", "Veldan"],
    ["Karos", "father_of", "Alden"],
  ],
  {
    labels: labelled({
      God: "Zorath, Karos, Veldan",
      Mortal: "Alden, Garran",
      Monster: "Grim, Sable, Pale Worm",
    }),
  },
);

test.each([
  ["Which monsters have not been slain?", ["Pale Worm"]],
  ["Which monsters did Alden slay?", ["Grim", "Sable"]],
])(
  "what is done by somebody has a direction, whichever kinds stand at its ends: %s",
  async (question, names) => {
    expect(await askByRules(question, MYTHS)).toMatchObject({ names, complete: true });
  },
);

test("a graph that tells no time is not asked when", async () => {
  expect(await askByRules("When was Grim slain?", MYTHS)).toMatchObject({ form: "none" });
  expect(await askByRules("In what year did Alden slay Sable?", MYTHS)).toMatchObject({ form: "none" });
});

const COURSES = memoryGraph(
  [
    ["Algorithms", "has_prerequisite", "Structures"],
    ["Structures", "has_prerequisite", "Programming"],
    ["Learning", "has_prerequisite", "Algorithms"],
    ["Learning", "taught_by", "Jorge Vidal"],
  ],
  {
    labels: labelled({ Course: "Algorithms, Structures, Programming, Learning", Professor: "Jorge Vidal" }),
  },
);

test("what a thing is of another is told by a noun with its article", async () => {
  const ask = (question: string) => askByRules(question, COURSES);
  expect(await ask("Is Structures a prerequisite for Algorithms?")).toMatchObject({ value: true });
  expect(await ask("Is Algorithms a prerequisite of Structures?")).toMatchObject({ value: false });
  expect(await ask("Of what is Structures a prerequisite?")).toMatchObject({ names: ["Algorithms"] });
});

const CASES = memoryGraph(
  [
    ["Pruitt v. Lang", "cites", "Harmon v. Dale"],
    ["Stokes v. Arden", "cites", "Harmon v. Dale"],
    ["Stokes v. Arden", "cites", "Pruitt v. Lang"],
    ["Stokes v. Arden", "interprets", "Tenancy Act"],
    ["Pruitt v. Lang", "interprets", "Tenancy Act"],
    ["Simon Hart", "argued", "Pruitt v. Lang"],
    ["Judith Okoro", "argued", "Pruitt v. Lang"],
  ],
  {
    labels: labelled({
      Case: "Pruitt v. Lang, Stokes v. Arden, Harmon v. Dale",
      Statute: "Tenancy Act",
      Lawyer: "Simon Hart, Judith Okoro",
    }),
  },
);

test("how often something is done is counted by the relation that the question tells", async () => {
  const ask = (question: string) => askByRules(question, CASES);
  expect(await ask("How often has Harmon v. Dale been cited?")).toMatchObject({ form: "count", value: 2 });
  expect(await ask("Which case is argued most often?")).toMatchObject({ names: ["Pruitt v. Lang"] });
  expect(await ask("Which case is cited most often?")).toMatchObject({ names: ["Harmon v. Dale"] });
  expect(await ask("Which case cites most often?")).toMatchObject({ names: ["Stokes v. Arden"] });
  const than = "Which case has been cited more often, Harmon v. Dale or Pruitt v. Lang?";
  expect(await ask(than)).toMatchObject({ form: "comparison", names: ["Harmon v. Dale"] });
  expect(await ask("Which case is settled most often?")).toMatchObject({ form: "none" });
});

test("a question begins in its own language, whatever short words and names stand in it", () => {
  const of = (question: string) => languageOf(question, PACKS).language;
  expect(of("Which statutes are interpreted in Stokes v. City of Arden?")).toBe("en");
  expect(of("Does Ellery v. Finch cite Vance v. Board of Trade?")).toBe("en");
});

const CLUBS = memoryGraph(
  [
    ["Luis Ortega", "formerly_at", "Stahl"],
    ["Ivan Petrov", "formerly_at", "Stahl"],
    ["Jan Novak", "plays_for", "Stahl"],
    ["Luis Ortega", "plays_for", "Torino"],
    ["Luis Ortega", "nationality", "Spain"],
    ["Jan Novak", "nationality", "Spain"],
    ["Jan Novak", "nationality", "Norway"],
    ["Torino", "based_in", "Turin"],
    ["Turin", "located_in", "Italy"],
  ],
  {
    labels: labelled({
      Player: "Luis Ortega, Ivan Petrov, Jan Novak",
      Club: "Stahl, Torino",
      Country: "Spain, Norway, Italy",
      City: "Turin",
    }),
  },
);

test("what was is not what is, where the graph tells the two apart", async () => {
  const names = ["Luis Ortega", "Ivan Petrov"];
  expect(await askByRules("List all former players of Stahl.", CLUBS)).toMatchObject({ names });
  expect(await askByRules("How many players used to play for Stahl?", CLUBS)).toMatchObject({ value: 2 });
});

test("what is counted is told by a plural, and by nouns with words before them", async () => {
  const two = "Which players have at least two nationalities?";
  expect(await askByRules(two, CLUBS)).toMatchObject({ form: "range", names: ["Jan Novak"] });
  const states = memoryGraph(
    [
      ["Kenya", "official_language", "Swahili"],
      ["Kenya", "official_language", "English"],
      ["Malta", "official_language", "English"],
      ["Malta", "teaches", "French"],
      ["Malta", "teaches", "Italian"],
    ],
    { labels: labelled({ Country: "Kenya, Malta", Language: "Swahili, English, French, Italian" }) },
  );
  const official = "Which countries have exactly two official languages?";
  expect(await askByRules(official, states)).toMatchObject({ form: "range", names: ["Kenya"] });
});

const BANDS = memoryGraph(
  [
    ["Otis Greer", "plays", "bass"],
    ["Lena Fox", "plays", "bass"],
    ["Otis Greer", "member of", "Polar Engine"],
    ["Polar Engine", "recorded", "Glass Atlas"],
    ["Polar Engine", "recorded", "Second Sun"],
    ["Polar Engine", "signed to", "Foxglove"],
    ["Cobalt Choir", "recorded", "Low Tide"],
  ],
  {
    labels: labelled({
      Musician: "Otis Greer, Lena Fox",
      Band: "Polar Engine, Cobalt Choir",
      Instrument: "bass",
      Album: "Glass Atlas, Second Sun, Low Tide",
      Label: "Foxglove",
    }),
  },
);

test("whoever meets two conditions is of one kind, though the question names none", async () => {
  expect(await askByRules("Who plays the bass in Polar Engine?", BANDS)).toMatchObject({
    form: "both",
    names: ["Otis Greer"],
  });
});

test("what is told by no kind is not taken for everything", async () => {
  expect(await askByRules("which guitarists are not in Polar Engine", BANDS)).toMatchObject({ form: "none" });
  expect(await askByRules("Which bands are not signed to any label?", BANDS)).toMatchObject({
    form: "negation",
    names: ["Cobalt Choir"],
  });
});

test("a slip in the word that asks", async () => {
  expect(await askByRules("Wich bands are not signed to Foxglove?", BANDS)).toMatchObject({
    names: ["Cobalt Choir"],
  });
});

test("a kind that is denied is taken away", async () => {
  const none = { form: "negation", names: [] };
  expect(await askByRules("Which children of Zorath are not gods?", MYTHS)).toMatchObject(none);
  expect(await askByRules("Who was slain by Alden and is not a monster?", MYTHS)).toMatchObject(none);
  expect(await askByRules("Who was slain by Alden or Karos and is not a god?", MYTHS)).toMatchObject({
    form: "negation",
    names: ["Grim", "Sable"],
  });
});

test.each([
  ["Which lawyers argued a case?", ["Simon Hart", "Judith Okoro"]],
  ["Which lawyers argued a case that interprets a statute?", ["Simon Hart", "Judith Okoro"]],
  ["Which cases cite a case that cites another case?", ["Stokes v. Arden"]],
])("all of a kind may stand where a name would: %s", async (question, names) => {
  expect(await askByRules(question, CASES)).toMatchObject({ names, complete: true });
});

test("what the graph has a word for is no story around the question", async () => {
  expect(await askByRules("Who is the father of a mortal?", MYTHS)).toMatchObject({ names: ["Karos"] });
});

test.each(["with", "together with", "alongside"])(
  "who starred %s somebody shares a film, and is none",
  async (beside) => {
    const films = memoryGraph(
      [
        ["West Side Story", "starred_actors", "Natalie Wood"],
        ["West Side Story", "starred_actors", "Rita Moreno"],
        ["Brainstorm", "starred_actors", "Natalie Wood"],
      ],
      {
        labels: {
          ...{ "West Side Story": "Film", Brainstorm: "Film" },
          ...{ "Natalie Wood": "Person", "Rita Moreno": "Person" },
        },
      },
    );
    expect(await askByRules(`Who starred ${beside} Natalie Wood?`, films)).toMatchObject({ form: "list" });
  },
);

//   a graph without kinds, whose relation has a form of "be" before its verb
const WAR = memoryGraph([
  ["Arvid", "was_slain_by", "Torben"],
  ["Kolm", "was_slain_by", "Arvid"],
  ["Torben", "was_slain_by", "Sigrun"],
]);

test.each([
  ["Who slew Arvid?", ["Torben"]],
  ["Who killed Arvid?", ["Torben"]],
  ["Who was killed by Arvid?", ["Kolm"]],
  ["Whom did Arvid slay?", ["Kolm"]],
])("what helps a verb is not the verb: %s", async (question, names) => {
  expect(await askByRules(question, WAR)).toMatchObject({ names, complete: true });
});
