import { getTableColumns } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { StagedTable } from './staged-tables.ts';

/**
 * Returns the columns that the import writes, by the name in the schema. Generated ones and numbers from a sequence that
 * no file names are left out.
 */
export const writtenColumns = ({ table, key }: StagedTable): Map<string, PgColumn> =>
  new Map(
    Object.entries<PgColumn>(getTableColumns(table)).filter(
      ([, column]) => column.generated === undefined && (column.name !== 'id' || key.includes('id')),
    ),
  );
