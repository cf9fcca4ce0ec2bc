import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/client.ts';
import { stagedTables, stagingName, tablesWithIds, type StagedTable } from './staged-tables.ts';

/** Rows are sent as one JSON document: an INSERT with a parameter for each value is limited to 65,535 of them. */
const batchSize = 5_000;

/** Columns that the import writes. Generated ones and numbers from a sequence that no file names are left out. */
interface WrittenColumns {
  /** By the name in the schema. */
  names: Map<string, string>;
  list: SQL;
}

function writtenColumns({ table, key }: StagedTable): WrittenColumns {
  const names = new Map(
    Object.entries(getTableColumns(table))
      .filter(([, column]) => column.generated === undefined && (column.name !== 'id' || key.includes('id')))
      .map(([property, column]) => [property, column.name]),
  );
  return { names, list: joined([...names.values()].map((name) => sql.identifier(name))) };
}

/** True if the database numbers the rows: new ones get their numbers in the order of the lines. */
const isNumbered = ({ table, key }: StagedTable): boolean =>
  'id' in getTableColumns(table) && !key.includes('id');

const joined = (parts: SQL[] | readonly Parameters<typeof sql.join>[0][number][]) =>
  sql.join([...parts], sql`, `);

/** Temporary tables with the rows of a file, of the same columns as the tables of the shop. */
export interface Staging {
  add<Table extends PgTable>(table: Table, row: Table['$inferInsert']): void;
  /** Sends full batches. Call it between records. */
  flush(): Promise<void>;
  /** Makes the shop's tables equal to the staged rows. Resolves with the number of changed rows. */
  apply(): Promise<number>;
}

/** Creates the temporary tables. They disappear with the end of the transaction. */
export async function createStaging(tx: Queryable): Promise<Staging> {
  const batches = new Map<PgTable, { columns: WrittenColumns; rows: Record<string, unknown>[] }>();
  for (const staged of stagedTables) {
    const columns = writtenColumns(staged);
    batches.set(staged.table, { columns, rows: [] });
    const temporary = sql.identifier(stagingName(staged.table));
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await tx.execute(
      sql`create temporary table ${temporary} on commit drop as select ${columns.list} from ${staged.table} limit 0`,
    );
    // oxlint-disable-next-line no-await-in-loop
    if (isNumbered(staged)) await tx.execute(sql`alter table ${temporary} add column line_order bigserial`);
  }

  async function send(table: PgTable): Promise<void> {
    const batch = batches.get(table);
    if (batch === undefined || batch.rows.length === 0) return;
    const { columns, rows } = batch;
    batch.rows = [];
    const records = rows.map((row) =>
      Object.fromEntries(
        [...columns.names].map(([property, name]) => [name, row[property] ?? defaultOf(table, property)]),
      ),
    );
    const temporary = sql.identifier(stagingName(table));
    await tx.execute(
      sql`insert into ${temporary} (${columns.list}) select ${columns.list} from json_populate_recordset(null::${temporary}, ${JSON.stringify(records)}::json)`,
    );
  }

  let sending = Promise.resolve();

  return {
    add(table, row) {
      batches.get(table)?.rows.push(row);
    },
    async flush() {
      for (const [table, { rows }] of batches) {
        if (rows.length < batchSize) continue;
        // The next lines are read while the database writes these.
        await sending; // oxlint-disable-line no-await-in-loop -- one connection
        sending = send(table);
        // Reported by the next await; until then it must not count as unhandled.
        sending.catch(() => {});
      }
    },
    async apply() {
      await sending;
      // oxlint-disable no-await-in-loop -- one connection, and the order of the tables matters
      for (const { table } of stagedTables) {
        await send(table);
        // Without statistics the planner takes the temporary tables for small ones.
        await tx.execute(sql`analyze ${sql.identifier(stagingName(table))}`);
      }
      let changed = 0;
      for (const staged of stagedTables.toReversed()) changed += await deleteChangedIdentities(tx, staged);
      for (const staged of stagedTables) await clearUniqueColumns(tx, staged);
      for (const staged of stagedTables) changed += await updateAndInsert(tx, staged);
      for (const staged of stagedTables.toReversed()) changed += await deleteAbsent(tx, staged);
      for (const table of tablesWithIds) await continueIds(tx, table);
      return changed;
      // oxlint-enable no-await-in-loop
    },
  };
}

function defaultOf(table: PgTable, property: string): unknown {
  const value: unknown = getTableColumns(table)[property]?.default;
  return value === undefined || typeof value === 'object' ? null : value;
}

/** The condition that row `one` and row `other` are the same: `{}` in a key stands for the row. */
function sameKey(keys: readonly string[], one: string, other: string): SQL {
  const of = (key: string, row: string) =>
    sql.raw(key.includes('{}') ? key.replaceAll('{}', row) : `${row}."${key}"`);
  return sql.join(
    keys.map((key) => sql`${of(key, one)} = ${of(key, other)}`),
    sql` and `,
  );
}

async function deleteChangedIdentities(
  tx: Queryable,
  { table, key, identity }: StagedTable,
): Promise<number> {
  if (identity === undefined) return 0;
  const staging = sql.identifier(stagingName(table));
  return run(
    tx,
    sql`delete from ${table} t where not exists (
      select 1 from ${staging} s where ${sameKey([...key, ...identity], 's', 't')})`,
  );
}

async function clearUniqueColumns(tx: Queryable, { table, key, unique = [] }: StagedTable): Promise<void> {
  const staging = sql.identifier(stagingName(table));
  for (const name of unique) {
    const column = sql.identifier(name);
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await tx.execute(
      sql`update ${table} t set ${column} = '#' || t.id where not exists (
        select 1 from ${staging} s where ${sameKey([...key, name], 's', 't')})`,
    );
  }
}

async function updateAndInsert(tx: Queryable, staged: StagedTable): Promise<number> {
  const { table, key } = staged;
  const columns = writtenColumns(staged);
  const staging = sql.identifier(stagingName(table));
  const others = [...columns.names.values()].filter(
    (name) => !key.some((each) => each === name || each.includes(`{}.${name}`)),
  );
  let changed = 0;
  if (others.length > 0) {
    const of = (row: string) => sql.raw(others.map((name) => `${row}."${name}"`).join(', '));
    const assignments = sql.raw(others.map((name) => `"${name}" = s."${name}"`).join(', '));
    changed += await run(
      tx,
      sql`update ${table} t set ${assignments} from ${staging} s
        where ${sameKey(key, 's', 't')} and (${of('t')}) is distinct from (${of('s')})`,
    );
  }
  const values = sql.raw([...columns.names.values()].map((name) => `s."${name}"`).join(', '));
  changed += await run(
    tx,
    sql`insert into ${table} (${columns.list}) select ${values} from ${staging} s
      where not exists (select 1 from ${table} t where ${sameKey(key, 's', 't')}) ${isNumbered(staged) ? sql`order by s.line_order` : sql``}`,
  );
  return changed;
}

function deleteAbsent(tx: Queryable, { table, key }: StagedTable): Promise<number> {
  const staging = sql.identifier(stagingName(table));
  return run(
    tx,
    sql`delete from ${table} t where not exists (select 1 from ${staging} s where ${sameKey(key, 's', 't')})`,
  );
}

/** Lets the next row have an id above all that were written with theirs. */
export async function continueIds(tx: Queryable, table: PgTable): Promise<void> {
  const name = getTableName(table);
  await tx.execute(
    sql`select setval(pg_get_serial_sequence(${name}, 'id'), greatest(
      (select coalesce(max(id), 1) from ${sql.identifier(name)}),
      (select coalesce(last_value, 1) from pg_sequences where schemaname = 'public' and sequencename = ${`${name}_id_seq`})))`,
  );
}

/** Executes a statement and returns the number of its rows; the two drivers name it differently. */
async function run(tx: Queryable, statement: SQL): Promise<number> {
  const result: unknown = await tx.execute(statement);
  for (const name of ['rowCount', 'affectedRows']) {
    const count: unknown = typeof result === 'object' && result !== null ? Reflect.get(result, name) : null;
    if (typeof count === 'number') return count;
  }
  return 0;
}
