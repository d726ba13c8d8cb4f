import { expect, test } from "vitest";
import { knownRoles } from "../../../src/main/engine/import/tables/known-columns";

const rolesOf = (header: string) => knownRoles(header.split(",")).roles;

test("beside passages, a column called their source says where they stand", () => {
  expect(rolesOf("expeditor,relatie,destinatar,pasaj,sursa,an")).toStrictEqual([
    ...["source", "relation", "target", "evidence", "work"],
    undefined,
  ]);
  expect(rolesOf("head,relation,tail,Evidence,Source")[4]).toBe("work");
});

test("a source that is an end, or stands beside no passage, or beside a named work, is none", () => {
  expect(rolesOf("source,relation,target,evidence")[0]).toBe("source");
  expect(rolesOf("head,relation,tail,source")[3]).toBe(undefined);
  expect(rolesOf("head,relation,tail,evidence,work,source").slice(4)).toStrictEqual(["work", undefined]);
});
