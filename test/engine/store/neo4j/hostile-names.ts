/** Names as an attacker would choose them, the same at every run. */
import { randomFrom } from "../../../../bench/random";

const PIECES = [
  ..."`'\"\\/*;{}[]()<>$|:.,-=+%&#@!?~^ \n\r\t",
  ...["``", "```", "\\u0060", "\\\\u0060", "\\u005c`", "\\u0027", "\\`", "\\'", "//", "/*", "*/", "--"],
  ...[
    "}) DETACH DELETE n //",
    "`) DETACH DELETE n WITH 1 AS x MATCH (`",
    "]->() SET n.x = 1 //",
    "$nodes",
    "${x}",
  ],
  ...[
    "' OR 1=1 --",
    "'; DROP TABLE nodes",
    "CALL dbms.shutdown()",
    "UNION ALL",
    "LOAD CSV FROM 'file:///etc/passwd' AS x",
  ],
  ...[
    "ș",
    "ţ",
    "é",
    "漢",
    "\u202e",
    "\u2028",
    "\u00a0",
    "\ufeff",
    "\u0007",
    "😀",
    "＇",
    "｀",
    "ˋ",
    "\u0060\u0301",
  ],
  ...["a", "Person", "knows", "0", "null", "true", "CYPHER 25", "MATCH", "RETURN"],
];

/** `count` names of one to eight pieces. */
export function hostileNames(count: number): string[] {
  const random = randomFrom(20260801);
  return Array.from({ length: count }, () =>
    Array.from(
      { length: 1 + Math.floor(random() * 8) },
      () => PIECES[Math.floor(random() * PIECES.length)]!,
    ).join(""),
  );
}
