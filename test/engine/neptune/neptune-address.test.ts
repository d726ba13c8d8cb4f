import { expect, test } from "vitest";
import { parseNeptuneAddress } from "../../../src/main/engine/store/neptune/neptune-address";
import { inWords } from "../../in-words";

const parse = (text: string) => parseNeptuneAddress(text, {});
const reason = (text: string) => {
  try {
    return parse(text);
  } catch (fault) {
    return inWords((fault as { failure: { reason: unknown } }).failure.reason);
  }
};

test("a database, by its cluster's endpoint", () => {
  expect(
    parse("neptune://db-1.cluster-abc.eu-west-1.neptune.amazonaws.com?namespace=bio_&profile=lab"),
  ).toStrictEqual({
    text: "neptune://db-1.cluster-abc.eu-west-1.neptune.amazonaws.com?namespace=bio_",
    ...{ protocol: "https:", host: "db-1.cluster-abc.eu-west-1.neptune.amazonaws.com", port: 8182 },
    ...{
      region: "eu-west-1",
      service: "neptune-db",
      namespace: "bio_",
      profile: "lab",
      vectors: "",
      model: "",
    },
  });
});

test("a graph of Neptune Analytics, told by its host; a tunnel, told by its region", () => {
  expect(parse("neptune://g-abc1234567.us-east-1.neptune-graph.amazonaws.com")).toMatchObject({
    ...{ service: "neptune-graph", port: 443, region: "us-east-1" },
  });
  expect(parse("neptune://localhost:9000?region=eu-west-1")).toMatchObject({
    protocol: "https:",
    port: 9000,
  });
  expect(parseNeptuneAddress("neptune://localhost", { AWS_REGION: "eu-west-2" })).toMatchObject({
    region: "eu-west-2",
  });
});

test("what is wrong with an address is said", () => {
  expect(reason("neptune://")).toContain("no address of the form");
  expect(reason("neptune://host:8182")).toContain("its region is not known");
  expect(reason("neptune://key:secret@host?region=eu-west-1")).toContain(
    "keys do not belong into an address",
  );
  expect(reason("neptune://host?region=eu-west-1&tls=off")).toContain("may go without TLS");
  expect(reason("neptune://host?region=eu-west-1&nmespace=x")).toContain("“nmespace” is not right");
  expect(reason("neptune://host?region=EU WEST")).toContain("“region” is not right");
  expect(reason("neptune://host/database?region=eu-west-1")).toContain("nothing may follow the port");
});
