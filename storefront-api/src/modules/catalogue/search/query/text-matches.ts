import type { StoreLocale } from 'shared-contracts/locales';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/client.ts';
import { languages } from '../languages.ts';
import type { TextPart } from './search-query.ts';

/** Limits the matches of very common words. */
const maxMatches = 50_000;

/** Where a product has the words. */
export const textLevels = { nowhere: 0, body: 1, name: 2 } as const;

/** Levels by product id. */
export type TextMatches = ReadonlyMap<number, number>;

/**
 * Converts a part to the syntax of `to_tsquery`. Tokens contain letters, digits and points within numbers only, so that
 * no input is read as an operator. With `weight` the words must occur in the part of the text with that weight; `A` is
 * the name.
 */
function toTsQuery({ alternatives, isPrefix }: TextPart, weight: 'A' | '' = ''): string {
  return alternatives
    .map((alternative, place) =>
      alternative
        .map(({ word }, index) => {
          const isBeginning = isPrefix && place === 0 && index === alternative.length - 1;
          const marks = `${isBeginning ? '*' : ''}${weight}`;
          return marks === '' ? word : `${word}:${marks}`;
        })
        .join(' & '),
    )
    .map((words) => `(${words})`)
    .join(' | ');
}

const tsQuery = (locale: StoreLocale, text: string) =>
  sql`(to_tsquery(${languages[locale]}::regconfig, ${text}) || to_tsquery('simple', ${text}))`;

/** Finds the products whose texts contain a part, for each of the parts, in one query. */
export async function findTexts(
  db: Queryable,
  locale: StoreLocale,
  parts: readonly TextPart[],
): Promise<Map<TextPart, TextMatches>> {
  if (parts.length === 0) return new Map();
  const statements = parts.map(
    (part, number) => sql`
      (select ${number}::int as part, product_id as id, document @@ ${tsQuery(locale, toTsQuery(part, 'A'))} as "isInName"
      from product_texts where locale = ${locale} and document @@ ${tsQuery(locale, toTsQuery(part))}
      limit ${maxMatches})`,
  );
  const result = await db.execute(sql.join(statements, sql` union all `));
  const { rows } = result as unknown as { rows: { part: number; id: number; isInName: boolean }[] };
  const found = parts.map(() => new Map<number, number>());
  for (const { part, id, isInName } of rows)
    found[part]?.set(id, isInName ? textLevels.name : textLevels.body);
  return new Map(parts.map((part, number) => [part, found[number] ?? new Map<number, number>()]));
}

/** Finds the ids of products with all the words in the name. */
export async function findNames(
  db: Queryable,
  locale: StoreLocale,
  words: readonly string[],
): Promise<number[]> {
  const text = words.map((word) => `${word}:A`).join(' & ');
  const result = await db.execute(sql`
    select product_id as id from product_texts
    where locale = ${locale} and document @@ ${tsQuery(locale, text)} limit ${maxMatches}`);
  return (result as unknown as { rows: { id: number }[] }).rows.map(({ id }) => id);
}
