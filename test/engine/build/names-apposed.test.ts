/** Who somebody is, told beside the name, says that it is a person's. */
import { expect, test } from "vitest";
import { build, filesOf } from "./build-fixture";

async function named(text: string): Promise<string[]> {
  const { shown } = await build(filesOf({ "x.txt": text }));
  return shown.entities.map(({ name, type }) => `${name} ${type}`);
}

test("kin told without its owner, and whom a pronoun names as well, are people", async () => {
  const found = await named(
    "Mama, Marusia, era lipoveancă de la Jurilovca. Boierul avea un fiu, pe Ștefănel, care nu semăna cu el. " +
      "Într-o zi de vară, Ștefănel se rătăci la vânătoare. În vremea asta, Ștefănel aflase totul. Fata l-a luat de bărbat pe Ștefănel, iar boierul a plecat la Jurilovca.",
  );
  expect(found).toContain("Marusia Person");
  expect(found).toContain("Ștefănel Character");
  expect(found).toContain("Jurilovca Location");
});

test("a man's given name in -a leaves its surname to him", async () => {
  const found = await named(
    "Farmacia aparținea lui Leonida Crainic, un văduv bogat. Leonida îi privea din ușă. A venit Crainic de trei ori. Atunci Crainic tăcu. Veni și Leonida Crainic.",
  );
  expect(found).toHaveLength(1);
});

test("a title behind a noun for people is a name where it is never written small", async () => {
  const found = await named(
    "Graiul îl învățase Ana de la o babă, pe care o chema Baba Chira. Bufnița a zburat la Baba Chira. Atunci Ana plecă. Domnul Colonel tăcea, iar Ana plângea.",
  );
  expect(found).toContain("Chira Character");
  expect(found.filter((one) => one.startsWith("Colonel"))).toStrictEqual([]);
});
