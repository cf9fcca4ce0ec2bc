import type { StoreLocale } from 'shared-contracts/locales';
import type { Queryable } from '../../../../db/client.ts';
import { cachePerIndex } from '../../listing-index/cache-per-index.ts';
import { audiences, type ListingIndex } from '../../listing-index/index-data.ts';
import { rulesOf } from '../language/language-rules.ts';
import type { LanguageRules } from '../language/rules.ts';
import { languages } from '../languages.ts';
import { stemsOf } from '../word-stems.ts';
import { loadSynonyms, type Synonyms } from '../synonyms.ts';
import { tokensOf } from '../tokens.ts';
import { audienceWords, brandNames, colourWords, sizeWords, type BrandName } from './attribute-words.ts';
import { phraseOf, type Phrase } from './phrase.ts';
import { spellingsOf } from './spellings.ts';

/** A type of products: what their names call it, and what the shop calls their category and those above it. */
export interface ProductType {
  categoryId: number;
  /** Null if the names of the products do not say it. */
  own: Phrase | null;
  category: Phrase;
  above: readonly Phrase[];
}

/** The words of a language that the catalogue gives a meaning. It does not change while its index is used. */
export interface Vocabulary {
  locale: StoreLocale;
  rules: LanguageRules;
  /** By number of {@link ListingIndex.types}. */
  types: readonly ProductType[];
  typeOf: Int32Array;
  /** Numbers of products by type and audience, four for each type. */
  productsOf: Int32Array;
  /** Stems of all words of types, categories and synonyms. */
  stems: ReadonlyMap<string, string>;
  /** Words by which misspelt ones are corrected, folded, as they are written. */
  spellings: ReadonlyMap<string, string>;
  /** Two words of types by both together: `sleeping`, `bag` by `sleepingbag`. */
  pairs: ReadonlyMap<string, readonly [string, string]>;
  audiences: ReadonlyMap<string, number>;
  /** Bits of colour families. */
  colours: ReadonlyMap<string, number>;
  /** Ids of option values. */
  sizes: ReadonlyMap<string, readonly number[]>;
  /** By first word. */
  brands: ReadonlyMap<string, readonly BrandName[]>;
  synonyms: Synonyms;
}

const vocabularies = cachePerIndex(() => new Map<StoreLocale, Promise<Vocabulary>>());

/** Returns the vocabulary of a language, loaded once for each revision of the catalogue. */
export function vocabularyOf(db: Queryable, index: ListingIndex, locale: StoreLocale): Promise<Vocabulary> {
  const loaded = vocabularies(index);
  const known = loaded.get(locale);
  if (known !== undefined) return known;
  const loading = load(db, index, locale);
  loaded.set(locale, loading);
  // A failed query is repeated by the next search.
  loading.catch(() => loaded.delete(locale));
  return loading;
}

async function load(db: Queryable, index: ListingIndex, locale: StoreLocale): Promise<Vocabulary> {
  const rules = rulesOf[locale];
  const column = index.types.get(locale) ?? { names: [], typeOf: new Int32Array(index.size).fill(-1) };
  const categoryNames = [...index.categories.values()].map(({ name }) => name[locale]);
  const texts = [...column.names.map(({ text }) => text), ...categoryNames];
  const synonyms = await loadSynonyms(db, locale);
  const words = [...new Set([...texts, ...synonyms.texts].flatMap(tokensOf))];
  const stems = await stemsOf(db, languages[locale], words);
  const brands = brandNames(index);
  const colours = colourWords(index, locale, rules);
  const asked = audienceWords(rules);
  const brandTexts = [...index.names.brands.values()].map(({ name }) => name);
  return {
    locale,
    rules,
    types: typesOf(index, column.names, locale, stems),
    typeOf: column.typeOf,
    productsOf: countProducts(index, column.names.length, column.typeOf),
    stems,
    spellings: spellingsOf(
      [...texts, ...synonyms.texts, ...brandTexts],
      [...colours.keys(), ...asked.keys()],
    ),
    pairs: pairsOf([...texts, ...synonyms.texts], rules),
    audiences: asked,
    colours,
    sizes: sizeWords(index, locale),
    brands,
    synonyms,
  };
}

function countProducts({ audience }: ListingIndex, types: number, typeOf: Int32Array): Int32Array {
  const counts = new Int32Array(types * audiences.length);
  for (const [position, type] of typeOf.entries()) {
    const cell = type * audiences.length + (audience[position] ?? 0);
    if (type >= 0) counts[cell] = (counts[cell] ?? 0) + 1;
  }
  return counts;
}

function typesOf(
  { categories }: ListingIndex,
  names: readonly { categoryId: number; text: string }[],
  locale: StoreLocale,
  stems: ReadonlyMap<string, string>,
): ProductType[] {
  const rules = rulesOf[locale];
  const phrase = (text: string) => phraseOf(text, rules, (word) => ({ word, stem: stems.get(word) ?? word }));
  return names.map(({ categoryId, text }) => {
    const above: Phrase[] = [];
    const category = categories.get(categoryId);
    for (let parent = category?.parentId ?? null; parent !== null;) {
      const entry = categories.get(parent);
      // The root is named for the whole shop.
      if (entry !== undefined && entry.urlPath !== '') above.push(phrase(entry.name[locale]));
      parent = entry?.parentId ?? null;
    }
    return {
      categoryId,
      own: text === '' ? null : phrase(text),
      category: phrase(category?.name[locale] ?? ''),
      above,
    };
  });
}

function pairsOf(
  texts: readonly string[],
  { ignored }: LanguageRules,
): Map<string, readonly [string, string]> {
  const pairs = new Map<string, readonly [string, string]>();
  for (const text of texts) {
    const words = tokensOf(text);
    for (const [place, word] of words.entries()) {
      const next = words[place + 1];
      if (next !== undefined && !ignored.includes(word) && !ignored.includes(next))
        pairs.set(word + next, [word, next]);
    }
  }
  return pairs;
}
