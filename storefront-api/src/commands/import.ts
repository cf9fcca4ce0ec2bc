import { parseArgs } from 'node:util';
import { seedRuns } from '../db/schema/index.ts';
import { fileLines, importCatalogue } from '../modules/catalogue-import/index.ts';
import { UsageError } from './error-message.ts';
import { runCommand } from './run-command.ts';

const usage = 'Usage: pnpm catalogue:import <file.ndjson> [--replace]';

function readArguments(): { file: string; replace: boolean } {
  try {
    const { values, positionals } = parseArgs({
      options: { replace: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [file, ...rest] = positionals;
    if (file !== undefined && rest.length === 0) return { file, replace: values.replace };
  } catch {
    // An unknown option.
  }
  throw new UsageError(usage);
}

/**
 * `pnpm catalogue:import` replaces the shop in the database by the one in a file. With `--replace` it may delete any
 * number of products.
 */
await runCommand(async (database) => {
  const { file, replace } = readArguments();
  const startMs = Date.now();
  const { products, changedRows } = await importCatalogue(database, fileLines(file), { replace });
  // A demo shop is written into an empty database only, and never over an imported one.
  const run = { name: 'catalogue-import', finishedAt: new Date() };
  await database.db.insert(seedRuns).values(run).onConflictDoUpdate({ target: seedRuns.name, set: run });
  const seconds = ((Date.now() - startMs) / 1000).toFixed(1);
  process.stdout.write(
    changedRows === 0
      ? `Nothing changed: the shop is the one in ${file} already (${products} products, ${seconds} s)\n`
      : `Imported ${products} products, ${changedRows} rows changed (${seconds} s)\n`,
  );
});
