import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { exportCatalogue } from '../modules/catalogue-import/index.ts';
import { UsageError } from './error-message.ts';
import { runCommand } from './run-command.ts';

const usage = 'Usage: pnpm catalogue:export [file.ndjson]';

/** `pnpm catalogue:export` writes the shop in the database to a file, or to the standard output. */
await runCommand(async (database) => {
  const [file, ...rest] = process.argv.slice(2);
  if (rest.length > 0) throw new UsageError(usage);
  const partial = file === undefined ? undefined : `${file}.partial`;
  const output = partial === undefined ? process.stdout : createWriteStream(partial);
  const count = await exportCatalogue(database, async (line) => {
    if (!output.write(`${line}\n`)) await once(output, 'drain');
  });
  if (file === undefined || partial === undefined) return;
  output.end();
  await once(output, 'finish');
  // Under its name only when it is complete.
  await rename(partial, file);
  process.stderr.write(`Exported ${count} records to ${file}\n`);
});
