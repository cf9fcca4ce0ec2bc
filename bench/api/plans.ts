import { Client } from 'pg';

/** The statements of the measured endpoints as the API sends them, with values. */
const statements: readonly [string, string][] = [
  [
    'cards of a listing',
    `select p.id, t.name, b.name, pr.retail, pr.special from products p
     join product_texts t on t.product_id = p.id and t.locale = 'en_GB'
     join brands b on b.id = p.brand_id
     join prices pr on pr.product_id = p.id and pr.list = 'standard-GBP'
     where p.id = any('{1,500,900,1500,2000,2500,3000}'::int[])`,
  ],
  [
    'variants of a product',
    `select v.id, v.stock, pr.special from variants v
     join prices pr on pr.product_id = v.product_id and pr.list = 'standard-GBP'
     left join variant_options o on o.variant_id = v.id
     where v.product_id = any('{500}'::int[])`,
  ],
  [
    'words of predictive search',
    `select category_id, max(products) from search_words
     where locale = 'en_GB' and word like 'jack%' group by category_id`,
  ],
  [
    'a search that finds words',
    `select product_id from product_texts
     where locale = 'en_GB' and document @@ (to_tsquery('english', 'ravine:*') || to_tsquery('simple', 'ravine:*'))`,
  ],
  ['stock for a basket', `select id, stock from variants where id = any('{10,20}'::int[])`],
  [
    'lines of a basket',
    `select l.id, pr.special from basket_lines l
     join products p on p.id = l.product_id
     join prices pr on pr.product_id = p.id and pr.list = 'outlet-GBP'
     where l.basket_id = (select max(id) from baskets)`,
  ],
];

export async function plans(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const lines: string[] = [];
  for (const [name, statement] of statements) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, costs off, timing off) ${statement}`,
    );
    lines.push(`### ${name}`, '', '```', ...rows.map((row) => row['QUERY PLAN']), '```', '');
  }
  await client.end();
  return lines;
}
