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

/**
 * Returns the localised texts of one file. The locale is the one in the file's name (`messages/de_DE.json`,
 * `pages-de.ts`), or the key that the text stands under, at any depth (`de: 'Ski'`, `de: { title: 'Ski' }`).
 */
export function readTexts(file: string, source: string): LocalisedText[] {
  const fileLocale = localeOf(/[/-](\w+)\.(?:json|ts)$/.exec(file)?.[1] ?? '');
  const found: LocalisedText[] = [];
  /** One entry for each open bracket: the locale of what it contains. */
  const open: (StoreLocale | undefined)[] = [fileLocale];
  let locale = fileLocale;
  /** Locale of a constant such as `const german = { … }`, until its value begins. */
  let declared: StoreLocale | undefined;
  let key = '';
  let line = 1;
  let counted = 0;
  const all = [...source.matchAll(tokens)].filter(([token]) => !/^\/[/*]/.test(token));
  all.forEach(({ 0: token, index }, at) => {
    const next = all[at + 1]?.[0];
    const before = all[at - 1]?.[0] ?? '';
    if (/^[{([]$/.test(token)) {
      open.push(locale);
      locale ??= declared;
      declared = undefined;
    } else if (/^[})\]]$/.test(token)) locale = open.length > 1 ? open.pop() : fileLocale;
    else if (token === 'const') declared = next?.startsWith('german') === true ? 'de_DE' : undefined;
    else if (token === ',' || token === ';') locale = open.at(-1);
    else if (next === ':' && /^[{,]$/.test(before)) {
      key = isString(token) ? token.slice(1, -1) : token;
      locale = localeOf(key) ?? locale;
    } else if (isString(token) && locale !== undefined && before !== 'from') {
      line += source.slice(counted, index).split('\n').length - 1;
      counted = index;
      found.push({ file, line, start: index + 1, locale, key, text: token.slice(1, -1) });
    }
  });
  return found;
}

/** Returns whether a file may contain localised texts: message catalogues and modules with texts in all languages. */
export function hasTexts(file: string, source: string): boolean {
  if (/\/messages\/[a-z]{2}_[A-Z]{2}\.json$/.test(file)) return true;
  if (!file.endsWith('.ts') || file.endsWith('.test.ts') || file.startsWith('scripts/')) return false;
  return /^\s*(?:sv|sv_SE): /m.test(source) || /\/data\/.*-[a-z]{2}\.ts$/.test(file);
}
