import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { StagedTable } from './staged-tables.ts';

/** Columns that the import writes. Generated ones and numbers from a sequence that no file names are left out. */
export interface WrittenColumns {
  /** By the name in the schema. */
  names: Map<string, string>;
  list: SQL;
}

export function writtenColumns({ table, key }: StagedTable): WrittenColumns {
  const names = new Map(
    Object.entries(getTableColumns(table))
      .filter(([, column]) => column.generated === undefined && (column.name !== 'id' || key.includes('id')))
      .map(([property, column]) => [property, column.name]),
  );
  const list = sql.join(
    [...names.values()].map((name) => sql.identifier(name)),
    sql`, `,
  );
  return { names, list };
}
