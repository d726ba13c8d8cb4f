/** Two hundred texts that would do harm if any writer took them for markup, code, a formula or a path. */

const SEEDS = [
  "<script>alert(1)</script>",
  "</script><script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  '"><svg onload=alert(1)>',
  "</title><script>alert(1)</script>",
  "</style><script>alert(1)</script>",
  "<!--<script>alert(1)</script>-->",
  "]]><script>alert(1)</script><![CDATA[",
  "javascript:alert(1)",
  "[click](javascript:alert(1))",
  "![x](https://evil.example/x.png)",
  "`code` **bold** _it_ ~~gone~~ | cell |",
  "# heading\n\n- list\n\n---",
  "1. first",
  "&lt;b&gt; &amp; &#60; &nbsp;",
  "=cmd|' /C calc'!A0",
  "+1+1",
  '"quoted", and; separated\tby\nall',
  "two\r\nlines",
  "\u202Eright to left\u202C",
  "line\u2028separator\u2029s",
  "Ștefan ţine ŞI rămâne — 北京 🎬",
  "__proto__",
  "../../etc/passwd",
  "' OR 1=1; DROP TABLE nodes; --",
];

/** No character that XML cannot hold, no blanks at the ends: those have tests of their own. */
export const HOSTILE: readonly string[] = Array.from({ length: 200 }, (_, at) => {
  const seed = SEEDS[at % SEEDS.length]!;
  const round = Math.floor(at / SEEDS.length);
  const turned = [
    seed,
    `x${seed}`,
    `${seed}x`,
    `${seed} ${seed}`,
    `'${seed}'`,
    `{{${seed}}}`,
    `${seed}\\`,
    `%3C${seed}`,
  ];
  return `${turned[round]!}${round > 3 ? round.toString() : ""}`;
});
