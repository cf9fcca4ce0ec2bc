import { seedRuns } from '../db/schema/index.ts';
import { fileLines, importCatalogue } from '../modules/catalogue-import/index.ts';
import { runCommand, UsageError } from './run-command.ts';

const usage = 'Usage: pnpm catalogue:import <file.ndjson>';

/** `pnpm catalogue:import` replaces the shop in the database by the one in a file. */
await runCommand(async (database) => {
  const [file, ...rest] = process.argv.slice(2);
  if (file === undefined || rest.length > 0) throw new UsageError(usage);
  const startMs = Date.now();
  const { products, changedRows } = await importCatalogue(database, fileLines(file));
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
