import * as z from 'zod';
import { fold } from '../fold.ts';
import { codeSchema, linkUrlSchema, localeSchema } from './fields.ts';

/** A search reads eight words, and a longer term would never be found. */
const maxTermWords = 8;
const maxTermLength = 100;
const maxWords = 50;

const wordsOf = (text: string) => fold(text).match(/[a-z0-9]+/g) ?? [];

/** One or more words that a shopper may search for. Marks between them have no effect. */
const searchTextSchema = z
  .string()
  .max(maxTermLength)
  .refine((text) => wordsOf(text).length > 0, 'at least one letter or digit is required')
  .refine((text) => wordsOf(text).length <= maxTermWords, `at most ${maxTermWords} words`);

/**
 * Words that mean the same: a search for one of them finds the others. Terms are compared without case and accents, and
 * those of a language apply in all its locales. Only the record itself counts: the words of a word are not looked up.
 */
const synonymSchema = z
  .strictObject({
    type: z.literal('synonym'),
    locale: localeSchema,
    term: searchTextSchema,
    words: z.array(searchTextSchema).min(1).max(maxWords),
    /** True: a search for the term finds the words, and not the other way round. */
    isOneWay: z.boolean().default(false),
  })
  .superRefine(({ term, words }, context) => {
    const seen = new Set([wordsOf(term).join(' ')]);
    for (const [index, word] of words.entries()) {
      const key = wordsOf(word).join(' ');
      if (seen.has(key))
        context.addIssue({ code: 'custom', path: ['words', index], message: 'is in the record twice' });
      seen.add(key);
    }
  });

/** A search term that leads to a page instead of its results. Terms are compared without case and accents. */
const searchRedirectSchema = z.strictObject({
  type: z.literal('search-redirect'),
  term: codeSchema,
  /** Null: every language. */
  locale: localeSchema.nullable().default(null),
  url: linkUrlSchema,
});

export const searchRecords = [searchRedirectSchema, synonymSchema] as const;
