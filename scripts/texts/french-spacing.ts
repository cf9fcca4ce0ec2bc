/** No-break space, which French writes before a colon and inside quotation marks. */
const noBreakSpace = '\u00a0';
/** Narrow no-break space, which it writes before the other double marks. */
const narrowSpace = '\u202f';

export interface SpacingFinding {
  found: string;
  use: string;
}

interface SpacingRule {
  /** The space that is wrong or missing, with the mark. */
  pattern: RegExp;
  use: string;
}

/** A mark that ends a word: not the one of `https://`, `10:30`, `&amp;` or a style. */
const endsWord = '(?=$|[\\s.,)»”’<"\'`\\\\])';

const rules: readonly SpacingRule[] = [
  {
    pattern: new RegExp(`(?:[ ${narrowSpace}]|(?<=[\\p{L}\\p{N}})>»%€]))[:]${endsWord}`, 'gu'),
    use: 'U+00A0 before ":"',
  },
  {
    pattern: new RegExp(`(?:[ ${noBreakSpace}]|(?<=[\\p{L}\\p{N}})>»%€]))[;!?]${endsWord}`, 'gu'),
    use: 'U+202F before ";", "!" and "?"',
  },
  { pattern: /« |«(?=[\p{L}\p{N}{])|(?: |(?<=[\p{L}\p{N}}.!?]))»/gu, use: 'U+00A0 inside "« »"' },
];

/** Returns a text without the code in it, and with the characters that its escapes and character references stand for. */
const decoded = (text: string) =>
  text
    // In pairs of braces at most two deep, such as the quantity and the plural in a message of the API.
    .replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, 'x')
    .replaceAll(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&nbsp;', noBreakSpace)
    .replaceAll(/&#?\w+;/g, 'x');

/** Returns the ordinary, wrong and missing spaces before the double marks `: ; ! ?` of a French text. */
export function checkFrenchSpacing(text: string): SpacingFinding[] {
  return rules.flatMap(({ pattern, use }) =>
    [...decoded(text).matchAll(pattern)].map(([found]) => ({ found, use })),
  );
}
