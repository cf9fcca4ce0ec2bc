import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { loadProducts } from './load-products.ts';
import { prepareDatabase } from './prepare-database.ts';

const usage = 'Usage: DATABASE_URL=postgres://… pnpm seed [--products <count, 1 to 2000000>]';
const maxProducts = 2_000_000;

/** `pnpm seed`: the demo shop, and with `--products` as many copies of it as a load test needs. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { products: { type: 'string' } } });
  const wanted = values.products === undefined ? 0 : Number(values.products);
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > maxProducts) throw new ConfigError(usage);
  const config = readConfig(process.env);
  if (wanted > 0 && config.databaseUrl === undefined) {
    throw new ConfigError(`A large catalogue needs PostgreSQL: set DATABASE_URL.\n${usage}`);
  }
  const database = await openDatabase(config, () => {});
  const report = (line: string) => process.stdout.write(`${line}\n`);
  try {
    await prepareDatabase(database, report);
    if (wanted > 0) await database.exclusively(() => loadProducts(database, wanted, report));
  } finally {
    await database.close();
  }
}

try {
  await main();
} catch (error) {
  const isPlain =
    error instanceof ConfigError ||
    (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
  process.stderr.write(
    `${isPlain && error instanceof Error ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exitCode = 1;
}
