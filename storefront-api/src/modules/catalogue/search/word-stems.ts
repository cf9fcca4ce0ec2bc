import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';

/** The stemmers of these languages keep the s of short and of foreign words: "skis", "esquís". */
const languagesWithPluralS = new Set(['french', 'spanish']);

/** Returns words without their endings, as the search compares them. A word without a meaning of its own is its own stem. */
export async function stemsOf(
  db: Queryable,
  language: string,
  words: readonly string[],
): Promise<Map<string, string>> {
  const distinct = [...new Set(words)];
  if (distinct.length === 0) return new Map();
  // One parameter: an array of thousands would need as many.
  const result = await db.execute(sql`
    select word, coalesce((ts_lexize(${`${language}_stem`}::regdictionary, word))[1], word) as stem
    from json_array_elements_text(${JSON.stringify(distinct)}::json) as word`);
  const { rows } = result as unknown as { rows: { word: string; stem: string }[] };
  const ending = languagesWithPluralS.has(language) ? /(?<=[a-z]{2})s$/ : /$^/;
  return new Map(rows.map(({ word, stem }) => [word, stem.replace(ending, '')]));
}
