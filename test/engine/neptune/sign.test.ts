import { describe, expect, test } from "vitest";
import { createSigner } from "../../../src/main/engine/store/neptune/sign";
import { signature } from "./signature";

/** Of AWS's published "Signature Version 4 test suite": its keys, time and place, and the signatures it expects. */
const KEYS = { accessKeyId: "AKIDEXAMPLE", secretAccessKey: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY" };
const DATE = new Date("2015-08-30T12:36:00Z");
const SCOPE = { date: "20150830", region: "us-east-1", service: "service" };

interface Vector {
  readonly name: string;
  readonly method: "GET" | "POST";
  readonly query?: Record<string, string>;
  readonly path?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly signature: string;
}

const FORM = { "content-type": "application/x-www-form-urlencoded" };
const VECTORS: readonly Vector[] = [
  {
    name: "get-vanilla",
    method: "GET",
    signature: "5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31",
  },
  {
    name: "get-vanilla-query-order-key-case",
    method: "GET",
    query: { Param2: "value2", Param1: "value1" },
    signature: "b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500",
  },
  {
    name: "get-unreserved",
    method: "GET",
    path: "/-._~0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
    signature: "07ef7494c76fa4850883e2b006601f940f8a34d404d0cfa977f52a65bbf5f24f",
  },
  {
    name: "get-header-value-order",
    method: "GET",
    headers: { "my-header1": "value4,value1,value3,value2" },
    signature: "08c7e5a9acfcfeb3ab6b2185e75ce8b1deb5e634ec47601a50643f830c755c01",
  },
  {
    name: "post-vanilla",
    method: "POST",
    signature: "5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b",
  },
  {
    name: "post-vanilla-query",
    method: "POST",
    query: { Param1: "value1" },
    signature: "28038455d6de14eafc1f9222cf5aa6f1a96197d7deb8263271d420d138af7f11",
  },
  {
    name: "post-x-www-form-urlencoded",
    method: "POST",
    headers: FORM,
    body: "Param1=value1",
    signature: "ff11897932ad3f4e8b18135d722051e5ac45fc38421b1da7b9d196a0fe09473a",
  },
];

describe.each(VECTORS)("AWS's published vector $name", (vector) => {
  const { method, query = {}, path = "/", headers = {}, body = "" } = vector;
  const host = "example.amazonaws.com";

  test("our signer gives the signature that AWS expects", async () => {
    const sign = await createSigner(SCOPE, KEYS, false);
    const request = {
      protocol: "https:",
      hostname: host,
      headers: { host, ...headers },
      method,
      path,
      query,
      body,
    };
    const { authorization } = await sign(request, DATE);
    expect(authorization).toContain("Credential=AKIDEXAMPLE/20150830/us-east-1/service/aws4_request");
    expect(authorization!.split("Signature=")[1]).toBe(vector.signature);
  });

  test("and so does the second implementation, which the test endpoint checks with", () => {
    const all: Record<string, string> = { host, "x-amz-date": "20150830T123600Z", ...headers };
    const request = { method, path, query: new URLSearchParams(query).toString(), headers: all, body };
    expect(signature(request, Object.keys(all).sort(), KEYS.secretAccessKey, SCOPE)).toBe(vector.signature);
  });
});

test("temporary keys add their session token to what is signed", async () => {
  const sign = await createSigner(SCOPE, { ...KEYS, sessionToken: "AQoDYXdzEPT" });
  const request = {
    protocol: "https:",
    hostname: "h",
    headers: { host: "h" },
    method: "POST",
    path: "/",
    query: {},
    body: "x",
  } as const;
  const headers = await sign(request, DATE);
  expect(headers["x-amz-security-token"]).toBe("AQoDYXdzEPT");
  const signed = "host;x-amz-content-sha256;x-amz-date;x-amz-security-token";
  expect(headers["authorization"]).toContain(`SignedHeaders=${signed}`);
  expect(headers["authorization"]!.split("Signature=")[1]).toBe(
    signature(
      { method: "POST", path: "/", query: "", headers, body: "x" },
      signed.split(";"),
      KEYS.secretAccessKey,
      SCOPE,
    ),
  );
});
