import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/stack/settings.ts';
import { startPostgres } from '../scripts/verify/postgres.ts';
import { runCommand } from '../scripts/verify/run-command.ts';
import { largeShopLines } from './import/large-shop.ts';
import { machine } from './machine.ts';
import { writeSection } from './results.ts';

/** `node bench/import.ts [products]`: imports a generated shop into PostgreSQL, exports it and compares. */
const products = Number(process.argv[2] ?? 100_000);
const settings = '-c shared_buffers=1GB -c maintenance_work_mem=256MB -c max_wal_size=4GB';
const targetSeconds = 60;

async function writeFile(file: string): Promise<void> {
  const stream = createWriteStream(file);
  for (const line of largeShopLines(products)) {
    // oxlint-disable-next-line no-await-in-loop -- as fast as the disk
    if (!stream.write(`${line}\n`)) await once(stream, 'drain');
  }
  stream.end();
  await once(stream, 'finish');
}

async function timed(command: 'import' | 'export', file: string, url: string): Promise<number> {
  const startMs = Date.now();
  const { code, output } = await runCommand(
    process.execPath,
    [join(root, `storefront-api/src/commands/${command}.ts`), file],
    { env: { DATABASE_URL: url } },
  );
  console.log(output.trim());
  if (code !== 0) throw new Error(`The ${command} failed:\n${output}`);
  return (Date.now() - startMs) / 1000;
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

const folder = mkdtempSync(join(tmpdir(), 'shop-import-'));
const postgres = await startPostgres(settings);
if (postgres === undefined) throw new Error('There is no PostgreSQL on this machine: nothing is measured');
try {
  const { url } = postgres;
  const file = join(folder, 'shop.ndjson');
  await writeFile(file);
  const first = await timed('import', file, url);
  const again = await timed('import', file, url);
  const exported = join(folder, 'exported.ndjson');
  const exporting = await timed('export', exported, url);
  const unchanged = await timed('import', exported, url);
  await timed('export', file, url);
  const isSame = (await hashOf(file)) === (await hashOf(exported));
  const count = products.toLocaleString('en-GB');
  const report = [
    '# The catalogue import',
    '',
    await machine(),
    '',
    `${count} products in two languages, with two price lists, their history and four variants each, on PostgreSQL with fsync on; command and database share the machine. Seconds of the whole command.`,
    '',
    '| command | seconds | target |',
    '| --- | --- | --- |',
    `| import into an empty database | ${first.toFixed(1)} | ${targetSeconds} |`,
    `| the same file again | ${again.toFixed(1)} | |`,
    `| export | ${exporting.toFixed(1)} | |`,
    `| import of the export | ${unchanged.toFixed(1)} | |`,
    '',
    `The export of the imported export is ${isSame ? '' : 'NOT '}identical.`,
    '',
  ].join('\n');
  writeSection('# The catalogue import', report);
  console.log(report);
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
