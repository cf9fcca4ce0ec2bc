import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { BulkInsert } from '../../../db/bulk-insert.ts';
import type { Queryable } from '../../../db/client.ts';
import { continueIds } from './continue-ids.ts';
import { createRowBatches } from './row-batches.ts';
import type { RowWriter } from './row-writer.ts';
import { stagedTables, stagingName, tablesWithIds, type StagedTable } from './staged-tables.ts';
import { writtenColumns } from './written-columns.ts';

/** True if the database numbers the rows: new ones get their numbers in the order of the lines. */
const isNumbered = ({ table, key }: StagedTable): boolean =>
  'id' in getTableColumns(table) && !key.includes('id');

/**
 * Creates temporary tables, which receive the rows of the file and disappear with the end of the transaction. `apply`
 * compares the tables of the shop with them, so that equal rows stay untouched.
 */
export async function createStaging(tx: Queryable, insert: BulkInsert): Promise<RowWriter> {
  for (const staged of stagedTables) {
    const temporary = sql.identifier(stagingName(staged.table));
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await tx.execute(
      sql`create temporary table ${temporary} on commit drop as select ${listOf(namesOf(staged))} from ${staged.table} limit 0`,
    );
    // oxlint-disable-next-line no-await-in-loop
    if (isNumbered(staged)) await tx.execute(sql`alter table ${temporary} add column line_order bigserial`);
  }
  const batches = createRowBatches(insert, stagingName);

  return {
    ...batches,
    async apply() {
      await batches.finish();
      // oxlint-disable no-await-in-loop -- one connection, and the order of the tables matters
      // Without statistics the planner takes the temporary tables for small ones.
      for (const { table } of stagedTables)
        await tx.execute(sql`analyze ${sql.identifier(stagingName(table))}`);
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

const namesOf = (staged: StagedTable) => [...writtenColumns(staged).values()].map(({ name }) => name);

const listOf = (names: readonly string[]) =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );

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
      sql`update ${table} t set ${column} = '#' || t.id where t.${column} is not null and not exists (
        select 1 from ${staging} s where ${sameKey([...key, name], 's', 't')})`,
    );
  }
}

async function updateAndInsert(tx: Queryable, staged: StagedTable): Promise<number> {
  const { table, key } = staged;
  const names = namesOf(staged);
  const staging = sql.identifier(stagingName(table));
  const others = names.filter((name) => !key.some((each) => each === name || each.includes(`{}.${name}`)));
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
  const values = sql.raw(names.map((name) => `s."${name}"`).join(', '));
  changed += await run(
    tx,
    sql`insert into ${table} (${listOf(names)}) select ${values} from ${staging} s
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

/** Executes a statement and returns the number of its rows; the two drivers name it differently. */
async function run(tx: Queryable, statement: SQL): Promise<number> {
  const result: unknown = await tx.execute(statement);
  for (const name of ['rowCount', 'affectedRows']) {
    const count: unknown = typeof result === 'object' && result !== null ? Reflect.get(result, name) : null;
    if (typeof count === 'number') return count;
  }
  return 0;
}
