import { sql, type SQL } from 'drizzle-orm';
import { storeLocales } from 'shared-contracts/locales';
import { stores } from 'shared-contracts/stores';
import type { DatabaseClient } from '../db/client.ts';
import { bundleKinds } from 'shared-contracts/api/product';
import { priceListOf } from '../modules/pricing/price-list.ts';
import { openTestDatabase } from './test-database.ts';

let database: DatabaseClient;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function rowsOf<Row>(query: SQL): Promise<Row[]> {
  return ((await database.db.execute(query)) as unknown as { rows: Row[] }).rows;
}

async function countOf(what: SQL): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(sql`select count(*)::int as count from ${what}`);
  return row?.count ?? Number.NaN;
}

/** Rows that break a rule, some of them, to be shown when there are any. */
const breaches = (query: SQL) => rowsOf(sql`${query} limit 5`);

describe('the demo shop', () => {
  it('is large enough to get lost in', async () => {
    expect(await countOf(sql`brands`)).toBeGreaterThanOrEqual(60);
    expect(await countOf(sql`categories`)).toBeGreaterThanOrEqual(80);
    expect(await countOf(sql`products`)).toBeGreaterThanOrEqual(3_000);
  });

  it('has every kind of product and of bundle', async () => {
    const kinds = await rowsOf<{ kind: string; count: number }>(sql`
      select coalesce(bundle_kind, product_type) as kind, count(*)::int as count from products group by 1`);
    const countByKind = Object.fromEntries(kinds.map(({ kind, count }) => [kind, count]));
    expect(Object.keys(countByKind).toSorted()).toEqual(
      ['simple', 'configurable', ...bundleKinds].toSorted(),
    );
    expect(Math.min(...Object.values(countByKind))).toBeGreaterThanOrEqual(20);
    const odd = sql`select id from products where (product_type = 'bundle') <> (bundle_kind is not null)`;
    expect(await breaches(odd)).toEqual([]);
  });

  it('has each sku once, and all of them fit into an address', async () => {
    expect(
      await breaches(sql`
        select v.sku from variants v join products p on p.sku = v.sku and p.id <> v.product_id`),
    ).toEqual([]);
    expect(
      await breaches(sql`
        select sku from (select sku from products union select sku from variants) every_sku
        where sku !~ '^[A-Z0-9-]{1,60}$'`),
    ).toEqual([]);
  });

  it('has no variant twice, and none that lacks an option of its siblings', async () => {
    expect(
      await breaches(sql`
        with combinations as (
          select v.product_id, v.id, array_agg(o.attribute_id order by o.attribute_id) as attributes,
            array_agg(o.value_id order by o.attribute_id) as choice
          from variants v join variant_options o on o.variant_id = v.id group by v.id)
        select product_id from combinations group by product_id
        having count(distinct choice) < count(*) or count(distinct attributes) > 1`),
    ).toEqual([]);
    expect(
      await breaches(sql`
        select p.id from products p left join variants v on v.product_id = p.id
        group by p.id having (p.product_type = 'bundle') <> (count(v.id) = 0)
          or (p.product_type = 'simple' and count(v.id) <> 1)`),
    ).toEqual([]);
  });

  it('has plenty, last items, sold-out sizes and sold-out products', async () => {
    expect(await countOf(sql`variants where stock > 3`)).toBeGreaterThan(5_000);
    expect(await countOf(sql`variants where stock between 1 and 3`)).toBeGreaterThan(300);
    expect(await countOf(sql`variants where stock = 0`)).toBeGreaterThan(300);
    expect(
      await countOf(sql`(select product_id from variants group by 1 having max(stock) = 0) sold_out`),
    ).toBeGreaterThan(0);
    expect(await breaches(sql`select id from variants where stock < 0`)).toEqual([]);
  });

  it('has something in every category and of every brand', async () => {
    expect(
      await breaches(sql`
        select url_path from categories c
        where not exists (select 1 from category_products x where x.category_id = c.id)`),
    ).toEqual([]);
    expect(
      await breaches(sql`
        select slug from brands b where not exists (select 1 from products p where p.brand_id = b.id)`),
    ).toEqual([]);
    expect(
      await breaches(sql`
        select id from products p where not exists (
          select 1 from category_products x where x.product_id = p.id and x.category_id = p.category_id)`),
    ).toEqual([]);
  });

  it('builds bundles from products that can be bought', async () => {
    expect(
      await breaches(sql`
        select b.id from bundle_parts b join products p on p.id = b.product_id
        where p.product_type = 'bundle'
          or not exists (select 1 from variants v where v.product_id = p.id and v.stock > 0)`),
    ).toEqual([]);
    expect(
      await breaches(sql`
        select p.id from products p left join bundle_parts b on b.bundle_id = p.id
        where p.product_type = 'bundle' group by p.id having count(b.id) < 2`),
    ).toEqual([]);
  });

  it('asks the public for no less than a member pays for the same product', async () => {
    expect(
      await breaches(sql`
        select member.product_id, open.list from prices member
        join prices open on open.product_id = member.product_id
          and open.list = replace(member.list, 'standard', 'outlet')
        where member.list in ('standard-GBP', 'standard-EUR') and open.special < member.special`),
    ).toEqual([]);
    // The prices of single variants, where they differ from that of their product.
    expect(
      await breaches(sql`
        select member.variant_id, open.list from variant_prices member
        join variant_prices open on open.variant_id = member.variant_id
          and open.list = replace(member.list, 'standard', 'outlet')
        where member.list in ('standard-GBP', 'standard-EUR') and open.special < member.special`),
    ).toEqual([]);
  });

  it('asks for a sole within the range of the binding in each bundle of skis', async () => {
    expect(
      await breaches(sql`
        select id from products where fitting_form = 'sole_length'
          and (sole_min_mm is null or sole_max_mm is null or sole_min_mm < 200 or sole_max_mm > 380
            or sole_min_mm >= sole_max_mm)`),
    ).toEqual([]);
    expect(
      await breaches(sql`select id from products where product_type = 'bundle' and fitting_form is null`),
    ).toEqual([]);
  });
});

describe('its prices', () => {
  const lists = [...new Set(stores.map((store) => priceListOf(store)))];

  it('are in the lists of the members’ shops, of the outlets or, for what both sell, of all', async () => {
    expect(
      await breaches(sql`
        select p.id from products p left join prices x on x.product_id = p.id
        group by p.id having not (
          bool_or(x.list = 'standard-GBP') and bool_or(x.list = 'standard-EUR') and bool_or(x.list = 'pro-GBP')
          or bool_or(x.list = 'outlet-GBP') and bool_or(x.list = 'outlet-EUR'))`),
    ).toEqual([]);
    const soldIn = (list: string) => sql`(select product_id from prices where list = ${list}) sold`;
    expect(await countOf(soldIn('standard-GBP'))).toBeGreaterThan(2_500);
    expect(await countOf(soldIn('outlet-GBP'))).toBeGreaterThan(500);
    expect(
      await countOf(sql`prices member join prices open on open.product_id = member.product_id
        where member.list = 'standard-GBP' and open.list = 'outlet-GBP'`),
    ).toBeLessThan(200);
  });

  it.each(lists)('of %s are not above the recommended price', async (list) => {
    expect(await countOf(sql`prices where list = ${list}`)).toBeGreaterThan(500);
    expect(
      await breaches(sql`
        select product_id from prices
        where list = ${list} and (special > retail or special < 100 or retail > 1000000000)`),
    ).toEqual([]);
    expect(
      await breaches(sql`
        select v.sku from variant_prices x join variants v on v.id = x.variant_id
        join prices p on p.product_id = v.product_id and p.list = x.list
        where x.list = ${list} and (x.special > x.retail or x.special < p.special)`),
    ).toEqual([]);
  });

  it('make a bundle cheaper than its parts', async () => {
    expect(
      await breaches(sql`
        select own.product_id, own.list from prices own
        join bundle_parts b on b.bundle_id = own.product_id
        join prices part on part.product_id = b.product_id and part.list = own.list
        group by own.product_id, own.list, own.special, own.retail
        having own.special >= sum(part.special) or own.retail <> sum(part.retail)`),
    ).toEqual([]);
  });

  it('end their history with what is asked today, without gaps before', async () => {
    expect(
      await breaches(sql`
        select p.product_id, p.list from prices p
        left join price_history h on h.product_id = p.product_id and h.list = p.list and h.valid_to is null
        group by p.product_id, p.list, p.special having count(h.id) <> 1 or min(h.amount) <> p.special`),
    ).toEqual([]);
    expect(
      await breaches(sql`
        select product_id, list from (
          select product_id, list, valid_to,
            lead(valid_from) over (partition by product_id, list order by valid_from) as next_from
          from price_history) h
        where next_from is distinct from valid_to`),
    ).toEqual([]);
    expect(await countOf(sql`price_history where valid_to is not null`)).toBeGreaterThan(10_000);
  });
});

describe('its sales', () => {
  const visible = (group: number) =>
    sql`sales where is_enabled and (groups is null or ${group} = any(groups))`;

  it.each([0, 1, 2, 3, 4, 5])('run, come and are over for group %s', async (group) => {
    expect(await countOf(sql`${visible(group)} and starts_at <= now() and ends_at > now()`)).toBeGreaterThan(
      5,
    );
    expect(await countOf(sql`${visible(group)} and starts_at > now()`)).toBeGreaterThan(2);
    expect(await countOf(sql`${visible(group)} and ends_at <= now()`)).toBeGreaterThan(2);
  });

  it.each([2, 3, 4])('include one of their own for group %s', async (group) => {
    expect(
      await countOf(
        sql`sales where groups = array[${group}::int] and starts_at <= now() and ends_at > now()`,
      ),
    ).toBeGreaterThan(0);
  });

  it('all hold products and stand in categories', async () => {
    expect(
      await breaches(sql`
        select slug from sales s where not exists (select 1 from sale_products x where x.sale_id = s.id)
          or not exists (select 1 from sale_categories x where x.sale_id = s.id) or ends_at <= starts_at`),
    ).toEqual([]);
    const strategies = await rowsOf<{ strategy: number }>(
      sql`select distinct strategy from sales order by strategy`,
    );
    expect(strategies.map((row) => row.strategy)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('its members', () => {
  it('are twelve, known on every website, in every group, each with an address', async () => {
    const websites = [...new Set(stores.map((store) => store.websiteId))].toSorted((one, two) => one - two);
    const counts = await rowsOf<{ website_id: number; count: number }>(
      sql`select website_id, count(*)::int as count from customers group by 1 order by 1`,
    );
    expect(counts).toEqual(websites.map((id) => ({ website_id: id, count: 12 })));
    const groups = await rowsOf<{ group_id: number }>(
      sql`select distinct group_id from customers order by group_id`,
    );
    expect(groups.map((row) => row.group_id)).toEqual([1, 2, 3, 4, 5]);
    expect(
      await breaches(sql`
        select c.email from customers c left join addresses a on a.customer_id = c.id
        group by c.id having count(a.id) filter (where a.is_default_billing and a.is_default_shipping) <> 1`),
    ).toEqual([]);
    expect(
      await breaches(sql`select email from customers where password_hash not like '$argon2id$%'`),
    ).toEqual([]);
  });
});

describe('its words', () => {
  const everywhere: readonly (readonly [table: string, column: string])[] = [
    ['brands', 'description'],
    ['categories', 'name'],
    ['categories', 'description'],
    ['attributes', 'label'],
    ['attribute_words', 'label'],
    ['colour_families', 'label'],
    ['bundle_parts', 'label'],
    ['option_attributes', 'label'],
    ['option_values', 'label'],
    ['sales', 'title'],
    ['sales', 'summary'],
    ['brand_reviews', 'text'],
    ['size_guides', 'title'],
    ['size_guides', 'intro'],
    ['size_guides', 'how'],
  ];
  const locales = sql`unnest(${sql.raw(`array['${storeLocales.join("','")}']`)}) as locale`;

  it.each(everywhere)('of %s.%s are there in every language', async (table, column) => {
    const text = sql.raw(`${table}.${column}`);
    expect(
      await breaches(sql`
        select ${text}, locale from ${sql.raw(table)}, ${locales} where coalesce(trim(${text} ->> locale), '') = ''`),
    ).toEqual([]);
  });

  const prose = everywhere.filter(
    ([table, column]) =>
      ['description', 'summary', 'text', 'intro', 'how'].includes(column) || table === 'bundle_parts',
  );

  it.each(prose)('of %s.%s are not English elsewhere', async (table, column) => {
    const text = sql.raw(`${table}.${column}`);
    const same = await countOf(sql`
      ${sql.raw(table)}, ${locales}
      where locale <> 'en_GB' and length(${text} ->> 'en_GB') > 12 and ${text} ->> locale = ${text} ->> 'en_GB'`);
    expect(same).toBe(0);
  });

  it('name and describe each product in every language, and not in English elsewhere', async () => {
    expect(
      await breaches(sql`
        select p.id from products p left join product_texts x on x.product_id = p.id
        group by p.id having count(distinct x.locale) <> ${storeLocales.length}::int`),
    ).toEqual([]);
    expect(
      await breaches(sql`
        select product_id, locale from product_texts
        where trim(name) = '' or jsonb_array_length(description) = 0
          or exists (select 1 from jsonb_array_elements_text(description) as paragraph where length(paragraph) < 20)`),
    ).toEqual([]);
    expect(
      await breaches(sql`
        select x.product_id, x.locale from product_texts x
        join product_texts english on english.product_id = x.product_id and english.locale = 'en_GB'
        where x.locale <> 'en_GB' and x.description = english.description`),
    ).toEqual([]);
  });

  it('of Austria are German ones, its own here and there', async () => {
    const differing = await countOf(sql`
      product_texts austrian join product_texts german
        on german.product_id = austrian.product_id and german.locale = 'de_DE'
      where austrian.locale = 'de_AT' and austrian.description <> german.description`);
    expect(differing).toBeGreaterThan(0);
    expect(differing).toBeLessThan(await countOf(sql`products`));
  });
});
