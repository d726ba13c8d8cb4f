/** Words that ask about a text itself: that it names somebody, what it is, and who is a main one; over folded words. */
export interface TextWords {
  readonly naming: RegExp;
  readonly work: RegExp;
  readonly main: RegExp;
  /** Of the main ones only one. */
  readonly mainOne: RegExp;
}

export const ENGLISH_TEXTS: TextWords = {
  naming: /^(appear\w*|occur\w*|mention\w*|named?|names|figures?)$/,
  work: /^(novel|book|story|text|work|tale|play|novella)$/,
  main: /^(main|principal|central|protagonists?|major)$/,
  mainOne: /^(character|protagonist|hero|heroine)$/,
};

export const ROMANIAN_TEXTS: TextWords = {
  naming: /^(apar\w*|pomen\w*|aminti\w*|mention\w*|numit\w*|figur\w*)$/,
  work: /^(roman|romanul|text|textul|carte|cartea|poveste|povestea|povestirea|opera|nuvela|basmul|piesa)$/,
  main: /^(principal\w*|central\w*|protagonist\w*|major\w*)$/,
  mainOne: /^(personajul|protagonistul|protagonista|eroul|eroina)$/,
};
