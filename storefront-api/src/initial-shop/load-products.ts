import { sql, type SQL } from 'drizzle-orm';
import type { DatabaseClient, Queryable } from '../db/client.ts';
import { products, variants } from '../db/schema/index.ts';
import { recordCountedStock } from '../modules/stock/record-counted-stock.ts';
import { recordSellingPeriods } from '../modules/selling-periods/record-selling-periods.ts';
import { countSearchWords } from '../modules/catalogue-import/search-word-counts.ts';
import { continueIds } from '../modules/catalogue-import/staging/continue-ids.ts';

/** Only these are multiplied: the other stores keep the demo shop. */
const locale = 'en_GB';
const standard = sql.join([sql`'standard-GBP'`, sql`'standard-EUR'`], sql`, `);

async function one<Row>(db: Queryable, query: SQL): Promise<Row> {
  const { rows } = (await db.execute(query)) as unknown as { rows: Row[] };
  const [row] = rows;
  if (row === undefined) throw new Error('The database answered nothing');
  return row;
}

/**
 * Multiplies the demo shop's products until the catalogue has `wanted` of them, for load tests. Copies have
 * names, prices, stock and favour of their own, in English and in pounds and euro only, also in the price lists of
 * customer groups. Running it again goes on where it stopped. Returns how many products there are afterwards.
 */
export async function loadProducts(
  { db }: Pick<DatabaseClient, 'db'>,
  wanted: number,
  report: (line: string) => void,
): Promise<number> {
  let { count } = await one<{ count: number }>(db, sql`select count(*)::int as count from products`);
  while (count < wanted) {
    const room = wanted - count;
    // oxlint-disable-next-line no-await-in-loop -- each round is one transaction, so that an interruption loses one
    const added = await db.transaction((tx) => copyOnce(tx, room));
    if (added === 0) throw new Error('There is no demo product to copy');
    count += added;
    report(`${count} of ${wanted} products`);
  }
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await continueIds(tx, products);
    await continueIds(tx, variants);
    await countSearchWords(tx);
    await recordCountedStock(tx);
    await recordSellingPeriods(tx);
  });
  await db.execute(sql`analyze`);
  return count;
}

/** One copy of every demo product that is no bundle, at most `room` of them. Returns how many were written. */
async function copyOnce(tx: Queryable, room: number): Promise<number> {
  await tx.execute(sql`set local statement_timeout = 0`);
  const { round, base, variantBase } = await one<{ round: number; base: number; variantBase: number }>(
    tx,
    sql`select
      coalesce(max(substring(sku from '-LOAD([0-9]+)$')::int), 0) + 1 as round,
      max(id) as base,
      (select max(id) from variants) as "variantBase"
    from products`,
  );
  await tx.execute(sql`drop table if exists load_templates`);
  await tx.execute(sql`
    create temporary table load_templates on commit drop as
    select id, ${base}::int + row_number() over (order by id)::int as copy_id
    from products
    where sku !~ '-LOAD[0-9]+$' and product_type <> 'bundle' and popularity > 1
    order by id limit ${room}`);
  await tx.execute(sql`
    insert into products (id, sku, product_type, brand_id, category_id, model, audience, facts, colour_families,
      art_kind, colours, strategy, is_dropship, dispatch_days, fitting_form, sole_min_mm, sole_max_mm,
      popularity, recent_buyers, released_at)
    select t.copy_id, p.sku || '-LOAD' || ${round}::int, p.product_type, p.brand_id, p.category_id,
      p.model || ' ' || ${round}::int, p.audience, p.facts, p.colour_families, p.art_kind, p.colours, p.strategy,
      p.is_dropship, p.dispatch_days, p.fitting_form, p.sole_min_mm, p.sole_max_mm,
      1 + (p.popularity * 7919 + ${round}::int * 104729) % 999, p.recent_buyers,
      p.released_at - make_interval(hours => ${round}::int)
    from load_templates t join products p on p.id = t.id`);
  await tx.execute(sql`
    insert into product_texts (product_id, locale, name, description, search_name, search_body)
    select t.copy_id, x.locale, x.name || ' ' || ${round}::int, x.description, x.search_name || ' ' || ${round}::int,
      x.search_body
    from load_templates t join product_texts x on x.product_id = t.id and x.locale = ${locale}`);
  await tx.execute(sql`
    insert into category_products (category_id, product_id)
    select c.category_id, t.copy_id from load_templates t join category_products c on c.product_id = t.id`);
  await tx.execute(sql`
    insert into sale_products (sale_id, product_id)
    select s.sale_id, t.copy_id from load_templates t join sale_products s on s.product_id = t.id`);
  await tx.execute(sql`
    insert into prices (product_id, list, retail, special)
    select t.copy_id, p.list, p.retail, greatest(100, least(p.retail, p.special + 100 * ((${round}::int * 13) % 41 - 20)))
    from load_templates t join prices p on p.product_id = t.id
      and (p.list in (${standard}) or p.list in (select code from price_lists where base in (${standard})))`);
  await tx.execute(sql`
    insert into price_history (product_id, list, amount, valid_from, valid_to)
    select t.copy_id, p.list, p.special, now() - interval '20 days', null
    from load_templates t join prices p on p.product_id = t.copy_id`);
  await tx.execute(sql`
    create temporary table load_variants on commit drop as
    select v.id, t.copy_id, ${variantBase}::int + row_number() over (order by v.id)::int as copy_variant_id
    from load_templates t join variants v on v.product_id = t.id`);
  await tx.execute(sql`
    insert into variants (id, product_id, sku, stock, length_cm, colours, position)
    select l.copy_variant_id, l.copy_id, v.sku || '-LOAD' || ${round}::int,
      case when v.stock = 0 then 0 else 1 + (v.stock + ${round}::int) % 40 end, v.length_cm, v.colours, v.position
    from load_variants l join variants v on v.id = l.id`);
  await tx.execute(sql`
    insert into variant_options (variant_id, attribute_id, value_id)
    select l.copy_variant_id, o.attribute_id, o.value_id
    from load_variants l join variant_options o on o.variant_id = l.id`);
  const { added } = await one<{ added: number }>(tx, sql`select count(*)::int as added from load_templates`);
  return added;
}
