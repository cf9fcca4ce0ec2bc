import type { StoreLocale } from '../../shared-contracts/src/stores/locales.ts';

/** A text that the shop shows, in one language. */
export interface LocalisedText {
  file: string;
  /** From 1. */
  line: number;
  /** Offset of the text in its file, behind the opening quote, in UTF-16 units. */
  start: number;
  locale: StoreLocale;
  /** The key that the text stands under; empty where it has none of its own. */
  key: string;
  text: string;
  /** True for a German text that Austria shows, having none of its own. */
  isInherited?: true;
}

const localeOfLanguage: Readonly<Record<string, StoreLocale>> = {
  en: 'en_GB',
  da: 'da_DK',
  de: 'de_DE',
  at: 'de_AT',
  es: 'es_ES',
  fr: 'fr_FR',
  it: 'it_IT',
  sv: 'sv_SE',
};
const locales = new Set<string>(Object.values(localeOfLanguage));

const localeOf = (word: string): StoreLocale | undefined =>
  locales.has(word) ? (word as StoreLocale) : localeOfLanguage[word];

/** Strings, comments, words and punctuation: what tells the texts of a data file apart. */
const tokens =
  /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\/.*|\/\*[\s\S]*?\*\/|[\w$@]+|[{}()[\],:;]/g;

const isString = (token: string) => /^['"`]/.test(token);

/** What holds at a place of a file. */
interface Scope {
  locale: StoreLocale | undefined;
  /** The keys beside the one that gave the locale; undefined if the file or a constant gave it. */
  siblings: ReadonlySet<string> | undefined;
}

/** An open bracket. */
interface Bracket {
  /** Holds up to the bracket, and again behind it. */
  outside: Scope;
  /** Holds for each of its members that says nothing else. */
  inside: Scope;
  keys: Set<string>;
}

/**
 * Returns the localised texts of one file. The locale is the one in the file's name (`messages/de_DE.json`,
 * `pages-de.ts`), or the key that the text stands under, at any depth (`de: 'Ski'`, `de: { title: 'Ski' }`). A German
 * text of a module without an Austrian one beside it is returned for both.
 */
export function readTexts(file: string, source: string): LocalisedText[] {
  const found: (LocalisedText & Pick<Scope, 'siblings'>)[] = [];
  const locale = localeOf(/[/-](\w+)\.(?:json|ts)$/.exec(file)?.[1] ?? '');
  const whole: Scope = { locale, siblings: undefined };
  const open: Bracket[] = [];
  let scope = whole;
  /** Locale of a constant such as `const german = { … }`, until its value begins. */
  let declared: StoreLocale | undefined;
  let key = '';
  let line = 1;
  let counted = 0;
  const all = [...source.matchAll(tokens)].filter(([token]) => !/^\/[/*]/.test(token));
  all.forEach(({ 0: token, index }, at) => {
    const next = all[at + 1]?.[0];
    const before = all[at - 1]?.[0] ?? '';
    const bracket = open.at(-1);
    if (/^[{([]$/.test(token)) {
      const inside = scope.locale === undefined ? { locale: declared, siblings: undefined } : scope;
      open.push({ outside: scope, inside, keys: new Set() });
      scope = inside;
      declared = undefined;
    } else if (/^[})\]]$/.test(token)) scope = open.pop()?.outside ?? whole;
    else if (token === 'const') declared = next?.startsWith('german') === true ? 'de_DE' : undefined;
    else if (token === ',' || token === ';') scope = bracket?.inside ?? whole;
    else if (next === ':' && /^[{,]$/.test(before)) {
      key = isString(token) ? token.slice(1, -1) : token;
      bracket?.keys.add(key);
      const named = localeOf(key);
      if (named !== undefined) scope = { locale: named, siblings: bracket?.keys };
    } else if (isString(token) && scope.locale !== undefined && before !== 'from') {
      line += source.slice(counted, index).split('\n').length - 1;
      counted = index;
      const text = token.slice(1, -1);
      found.push({ file, line, start: index + 1, locale: scope.locale, key, text, siblings: scope.siblings });
    }
  });
  return found.flatMap(({ siblings, ...text }) =>
    text.locale === 'de_DE' && file.endsWith('.ts') && !siblings?.has('at') && !siblings?.has('de_AT')
      ? [text, { ...text, locale: 'de_AT' as const, isInherited: true as const }]
      : [text],
  );
}

/** Returns whether a file may contain localised texts: message catalogues and modules with texts in all languages. */
export function hasTexts(file: string, source: string): boolean {
  if (/\/messages\/(?:[\w-]+\/)?[a-z]{2}_[A-Z]{2}\.json$/.test(file)) return true;
  if (!file.endsWith('.ts') || file.endsWith('.test.ts') || file.startsWith('scripts/')) return false;
  return /^\s*(?:sv|sv_SE): /m.test(source) || /\/data\/.*-[a-z]{2}\.ts$/.test(file);
}
