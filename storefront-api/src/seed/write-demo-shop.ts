import type { Queryable } from '../db/client.ts';
import { seedRuns } from '../db/schema/index.ts';
import { planProducts } from './catalogue/plan/index.ts';
import { giveIds, writeCatalogue } from './write-catalogue.ts';
import { writeContent } from './write-content.ts';
import { writeMembers } from './write-members.ts';
import { writePrices } from './write-prices.ts';
import { writeSales } from './write-sales.ts';
import { writeSearchWords } from './write-search-words.ts';
import { writeVariants } from './write-variants.ts';

/** To be called in a transaction. `name`: of the run in `seed_runs`. Returns how many products were written. */
export async function writeDemoShop(
  tx: Queryable,
  { name, now }: { name: string; now: Date },
): Promise<number> {
  const plans = planProducts();
  const ids = giveIds(plans);
  await writeContent(tx);
  await writeCatalogue(tx, plans, ids, now);
  await writeVariants(tx, plans, ids);
  await writePrices(tx, plans, ids, now);
  await writeSales(tx, plans, ids, now);
  await writeMembers(tx, now);
  await writeSearchWords(tx);
  await tx.insert(seedRuns).values({ name, finishedAt: now });
  return plans.length;
}
