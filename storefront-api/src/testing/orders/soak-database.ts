import { Client } from 'pg';

/** What a soak of orders does to the database of its shop, besides what shoppers do. */
export interface SoakDatabase {
  /** Products that shoppers may buy: single ones and bundles. */
  productIds: number[];
  /** All single products and bundles, so that orders rarely want the same one. */
  allProductIds: number[];
  /** Addresses of confirmed members. */
  emails: string[];
  /**
   * Lets the time of open payments pass: they are checked now, and pages of the provider that are open expire. Skips those
   * that the API is changing, for which it could wait in a deadlock.
   */
  passTime(): Promise<void>;
  /** Number of payments that are not decided. */
  countOpen(): Promise<number>;
  /** Number of payments that the provider should hold or have taken. */
  countPaid(): Promise<number>;
  /** Number of orders by their state and that of their payment. */
  countOrders(): Promise<{ state: string; payment: string; orders: number }[]>;
  /** Number of returns by their kind and state. */
  countReturns(): Promise<{ kind: string; state: string; returns: number }[]>;
  close(): Promise<void>;
}

const scarceSkus = 12;

/** Opens the database, and gives the shop stock, of some products very little, members points, and rare codes. */
export async function openSoakDatabase(url: string): Promise<SoakDatabase> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(fill);
  const column = async <Value>(query: string): Promise<Value[]> =>
    (await client.query<{ value: Value }>(query)).rows.map(({ value }) => value);
  const count = async (query: string) => Number((await column<string>(query))[0]);
  return {
    productIds: await column(
      `(select id as value from products where product_type = 'bundle')
       union (select min(id) from products where product_type <> 'bundle' group by art_kind)`,
    ),
    allProductIds: await column(`select id as value from products order by id`),
    emails: await column(`select email as value from customers where is_confirmed order by id`),
    async passTime() {
      await client.query(`update order_payments set check_at = now(), expires_at = now() where id in (
        select id from order_payments
        where status = 'pending' or (status = 'started' and created_at < now() - interval '10 seconds')
        for update skip locked)`);
      await client.query(`update order_payments set check_at = now() where id in (
        select id from order_payments where must_void for update skip locked)`);
      await client.query(`update payment_operations set check_at = now() where id in (
        select id from payment_operations
        where status = 'started' and created_at < now() - interval '10 seconds'
        for update skip locked)`);
    },
    countOpen: () =>
      count(
        `select (select count(*) from order_payments where status in ('started', 'pending') or must_void)
          + (select count(*) from payment_operations where status = 'started') as value`,
      ),
    countPaid: () =>
      count(
        `select count(*) as value from order_payments where status in ('authorised', 'captured', 'partially_refunded', 'refunded') and not must_void`,
      ),
    async countOrders() {
      const { rows } = await client.query<{ state: string; payment: string; orders: number }>(
        `select state, payment_state as payment, count(*)::int as orders from orders group by 1, 2 order by 1, 2`,
      );
      return rows;
    },
    async countReturns() {
      const { rows } = await client.query<{ kind: string; state: string; returns: number }>(
        `select kind, state, count(*)::int as returns from returns group by 1, 2 order by 1, 2`,
      );
      return rows;
    },
    close: () => client.end(),
  };
}

/** Stock is changed as an import does, with its movement. */
const fill = `
  with chosen as (
    select id, sku, stock, case when row_number() over (order by md5(sku)) <= ${scarceSkus} then 2 else 5000 end as wanted
    from variants),
  moved as (
    insert into stock_movements (sku, qty, kind, created_at)
    select sku, wanted - stock, 'import', now() from chosen where wanted <> stock)
  update variants v set stock = c.wanted from chosen c where c.id = v.id;
  insert into point_entries (customer_id, points, kind, created_at, available_at)
    select id, 40000, 'credit', now(), now() from customers where is_confirmed;
  insert into promotions (code, name, rules, max_uses, max_uses_per_member)
    select code, name, '{"effect": {"kind": "percentage", "percent": 7}}'::jsonb, max_uses, per_member
    from (values ('RARE7', 9, null::int), ('EACH7', null::int, 2)) as rare (code, max_uses, per_member),
      (select name from promotions limit 1) as named`;
