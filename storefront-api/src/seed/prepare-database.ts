import { eq } from 'drizzle-orm';
import type { DatabaseClient } from '../db/client.ts';
import { seedRuns } from '../db/schema/index.ts';
import { renewSales } from './renew-sales.ts';
import { demoShop, writeDemoShop } from './write-demo-shop.ts';

/**
 * Tables up to date, and the demo shop in them if they were empty. Several processes may start at once: one
 * does the work, the others wait for it.
 */
export async function prepareDatabase(
  database: DatabaseClient,
  report: (line: string) => void,
  now: Date = new Date(),
): Promise<void> {
  await database.exclusively(async () => {
    report('database: bringing the tables up to date');
    await database.migrate();
    const { db } = database;
    const [done] = await db.select().from(seedRuns).where(eq(seedRuns.name, demoShop));
    if (done !== undefined) {
      const isRenewed = await db.transaction((tx) => renewSales(tx, demoShop, done.finishedAt, now));
      if (isRenewed) report('database: all demo sales were over, they start again today');
      return;
    }

    report('database: empty, writing the demo shop');
    // All or nothing: a start that is interrupted here begins anew.
    const count = await db.transaction((tx) => writeDemoShop(tx, now));
    report(`database: demo shop written (${count} products)`);
  });
}
