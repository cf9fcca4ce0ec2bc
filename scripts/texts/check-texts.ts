import type { StoreLocale } from '../../shared-contracts/src/stores/locales.ts';
import { checkFrenchSpacing } from './french-spacing.ts';
import { glossary } from './glossary.ts';
import { hasTexts, readTexts, type LocalisedText } from './read-texts.ts';

export interface TextFinding {
  file: string;
  line: number;
  locale: StoreLocale;
  /** The forbidden variant as the text has it. */
  found: string;
  /** What to write instead. */
  use: string;
}

/** Texts that visitors type, and texts of the shop that speak of something else. */
const exempt = [/\/search-redirects\.ts$/, /\/synonyms\.ts$/, /\/redirects\.ts$/];

/** Returns a text with spaces in place of its placeholders (`{email}`, `${host}`), whose names are no text. */
const withoutPlaceholders = (text: string) =>
  text.replace(/\$?\{\w+\}/g, (placeholder) => ' '.repeat(placeholder.length));

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** A variant is found as a whole word, whatever its case; `*` stands for further letters. */
function pattern(variant: string): RegExp {
  const body = escaped(variant).replaceAll('*', '\\p{L}*');
  const begin = /^\p{L}/u.test(variant) ? '(?<![\\p{L}\\p{N}])' : '';
  const end = /\p{L}$/u.test(variant) ? '(?![\\p{L}\\p{N}])' : '';
  return new RegExp(`${begin}${body}${end}`, 'giu');
}

const rules = glossary.flatMap(({ use, forbidden }) =>
  Object.entries(forbidden).flatMap(([locale, variants]) =>
    variants.map((variant) => ({
      locale: locale as StoreLocale,
      variant,
      pattern: pattern(variant),
      use: use[locale as StoreLocale],
    })),
  ),
);
const rulesOf = Map.groupBy(rules, ({ locale }) => locale);

const germanVariants = new Set(rulesOf.get('de_DE')?.map(({ variant }) => variant));

/** Returns the rules for a text. What is forbidden in both countries is reported once, for the German text. */
function rulesFor({ locale, isInherited }: LocalisedText) {
  const ofLocale = rulesOf.get(locale) ?? [];
  return isInherited ? ofLocale.filter(({ variant }) => !germanVariants.has(variant)) : ofLocale;
}

/** Returns every forbidden variant and wrong space in the texts of one file, and nothing for files without texts. */
export function checkTexts(file: string, source: string): TextFinding[] {
  if (!hasTexts(file, source) || exempt.some((path) => path.test(file))) return [];
  return readTexts(file, source).flatMap((text) => {
    const variants = rulesFor(text).flatMap(({ pattern: variant, use }) =>
      [...withoutPlaceholders(text.text).matchAll(variant)].map(([found]) => ({ found, use })),
    );
    const spaces = text.locale === 'fr_FR' ? checkFrenchSpacing(text.text) : [];
    return [...variants, ...spaces].map((finding) => ({
      file,
      line: text.line,
      locale: text.locale,
      ...finding,
    }));
  });
}

const spaced =
  '{ "a": "Quoi ?", "b": "Prêt\u00a0!", "c": "« Non\u00a0»", "d": "Oui\u202f; mais\u00a0: non\u202f!" }';

/** Files that must be reported, with the line and the variant. They live in memory only. */
const plantedTexts = [
  {
    file: 'planted/src/messages/en_GB.json',
    source: '{\n  "basket": "Your cart {login}",\n  "address": "Your E-mail address"\n}\n',
    expected: ['2 en_GB cart', '3 en_GB E-mail'],
  },
  {
    file: 'planted/src/messages/fr_FR.json',
    source: spaced,
    expected: ['1 fr_FR  ?', '1 fr_FR \u00a0!', '1 fr_FR « '],
  },
  {
    file: 'planted/src/data/goggles.ts',
    source: [
      'const german: Texts = { one: ["Aktion"], two: "Einkaufswagen" };',
      'export const texts = {',
      "  // it: 'officina'",
      "  it: { title: 'Laboratorio', text: ['L’officina apre presto'] },",
      "  sv: 'Nya goggles',",
      "  es: 'Socios publicitarios',",
      '};',
      "const hat = { de: 'Mütze', sv: 'Mössa' };",
      "const snack = { de: ['Brotzeit'], at: ['Jause'] };",
    ].join('\n'),
    expected: [
      '1 de_DE Aktion',
      '1 de_DE Einkaufswagen',
      '4 it_IT officina',
      '5 sv_SE goggles',
      '8 de_AT Mütze',
    ],
  },
];

/** Returns what is wrong with the check itself, a line each: variants that it missed or reported for no reason. */
export function checkPlantedTexts(): string[] {
  return plantedTexts.flatMap(({ file, source, expected }) => {
    const found = checkTexts(file, source).map(
      (finding) => `${finding.line} ${finding.locale} ${finding.found}`,
    );
    return [
      ...expected
        .filter((each) => !found.includes(each))
        .map((each) => `The planted file ${file} was not reported: ${each}`),
      ...found
        .filter((each) => !expected.includes(each))
        .map((each) => `The planted file ${file} was reported for no reason: ${each}`),
    ];
  });
}
