import { sql } from 'drizzle-orm';
import { reconcile } from '../../reconcile/reconcile.ts';
import type { TestApi } from '../test-api.ts';

/** Returns what reconcile reports after a statement, which is undone. */
export async function linesAfter({ clock, database }: TestApi, statement: string): Promise<string[]> {
  const undo = new Error('undo');
  let lines: string[] = [];
  await database.db
    .transaction(async (tx) => {
      await tx.execute(sql.raw(statement));
      const { differences } = await reconcile(tx, { now: clock.now, provider: null });
      lines = differences.map(({ text }) => text);
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return lines;
}
