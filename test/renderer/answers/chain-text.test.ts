import { afterEach, expect, test } from "vitest";
import { chainTitle } from "../../../src/renderer/features/answers/chain-text";
import { speak } from "../../../src/renderer/ui/texts/texts";
import { message } from "../../../src/shared/sentences/sentences";

afterEach(() => speak("en"));

test("a mechanism is headed by what it rests on, in both languages, without the colon that leads on", () => {
  const near = { said: message("chain-near", { asked: "CML", near: "Chronic phase CML", record: "DB1" }) };
  expect(chainTitle(near)).toBe(
    "No record is about CML; the nearest is about Chronic phase CML, in one record (DB1)",
  );
  const stitched = { said: message("chain-stitched", { count: 3 }) };
  expect(chainTitle(stitched)).toBe("Stitched from 3 records, none of which tells the whole");
  speak("ro");
  expect(chainTitle(stitched)).toBe("Cusut din 3 înregistrări, dintre care niciuna nu spune tot");
});

test("a chain of edges that no record holds is headed so", () => {
  const bare = { said: message("chain-unrecorded") };
  expect(chainTitle(bare)).toBe("Made of single edges; no record tells the whole");
  speak("ro");
  expect(chainTitle(bare)).toBe("Alcătuit din muchii singure; nicio înregistrare nu spune tot");
});
