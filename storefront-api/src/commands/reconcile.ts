import { readConfig } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { simulatorRecords } from '../reconcile/provider-records.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { errorMessage } from './error-message.ts';

/**
 * `pnpm reconcile` recalculates every order and prints what does not agree, a line each. The exit code is 1 if there is a
 * difference. The database is that of the API's environment, and so is the payment provider, if one is named.
 */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { simulator } = config.payments;
  const database = await openDatabase(config, () => {});
  try {
    const { differences, orders, openPayments } = await reconcile(database.db, {
      now: new Date(),
      provider: simulator === undefined ? null : simulatorRecords(simulator),
    });
    for (const { subject, text } of differences) process.stdout.write(`${subject}: ${text}\n`);
    const compared = simulator === undefined ? '' : ', compared with the payment provider';
    process.stdout.write(
      `${orders} orders recalculated${compared}: ${differences.length} differences, ${openPayments} payments open\n`,
    );
    process.exitCode = differences.length === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${errorMessage(error)}\n`);
  process.exitCode = 1;
}
