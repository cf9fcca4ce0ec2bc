import { toLanguageTag, type StoreLocale } from 'shared-contracts/locales';

const latin = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** Letters after Z, by language. Its collation sorts them there too, instead of beside the letter without the sign. */
const furtherLetters: Partial<Record<StoreLocale, readonly string[]>> = {
  da_DK: ['Æ', 'Ø', 'Å'],
  sv_SE: ['Å', 'Ä', 'Ö'],
};

/** Group of the names that begin with no letter of the alphabet: with a digit, a sign or a letter of another script. */
const otherNames = '0-9';

const beginsWithLatin = /^\p{Script=Latin}/u;

export interface LetterGroup<Named> {
  letter: string;
  brands: Named[];
}

/**
 * Sorts names by the rules of a language and groups them by initial letter. A name belongs to the last letter that is not
 * after it, so that groups and order agree: Å is a letter of its own in Swedish and an A with a ring in English, and the
 * Danish Aa is an Å.
 * @returns every letter of the language, also those without a name, then {@link otherNames}
 */
export function groupByLetter<Named extends { name: string }>(
  brands: readonly Named[],
  locale: StoreLocale,
): LetterGroup<Named>[] {
  const tag = toLanguageTag(locale);
  const { compare } = new Intl.Collator(tag);
  const compareLetters = new Intl.Collator(tag, { sensitivity: 'base' }).compare;
  const letters = [...latin, ...(furtherLetters[locale] ?? [])];
  const groups = new Map<string, Named[]>([...letters, otherNames].map((letter) => [letter, []]));
  for (const brand of brands.toSorted((one, other) => compare(one.name, other.name))) {
    const letter = beginsWithLatin.test(brand.name)
      ? letters.findLast((each) => compareLetters(each, brand.name) <= 0)
      : otherNames;
    groups.get(letter ?? otherNames)?.push(brand);
  }
  return [...groups].map(([letter, named]) => ({ letter, brands: named }));
}
