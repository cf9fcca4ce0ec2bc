import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/stack/settings.ts';
import { startPostgres } from '../scripts/verify/postgres.ts';
import { runCommand } from '../scripts/verify/run-command.ts';
import { loadApi } from './api/load.ts';
import { plans } from './api/plans.ts';
import {
  basketRequests,
  listingRequests,
  predictiveRequests,
  productRequests,
  sixFacetRequests,
} from './api/requests.ts';
import { startApi } from './api/server.ts';
import { machine } from './machine.ts';
import { writeSection } from './results.ts';
import { median, percentile } from './statistics.ts';
import { hasWrk, type LoadFigures } from './wrk.ts';

/** `node bench/api.ts [sizes …]`: numbers of products to measure with. */
const sizes = process.argv.slice(2).map(Number);
const requestedSizes = sizes.length > 0 ? sizes : [10_000, 100_000, 1_000_000];
/** The size whose query plans are reported. */
const plannedSize = 100_000;
/** 99th percentiles in ms at {@link plannedSize}. */
const targetsMs: Record<string, number> = {
  'listing with facets': 60,
  'listing, six facets chosen': 60,
  product: 20,
  'predictive search': 50,
  'basket-add': 40,
};
const port = 4_690;
const durations = { warmUp: 5, seconds: 10 };
const settings = '-c shared_buffers=1GB -c maintenance_work_mem=256MB -c max_wal_size=4GB';

interface Row {
  size: number;
  endpoint: string;
  results: LoadFigures;
}

async function seed(url: string, products: number): Promise<number> {
  const startMs = Date.now();
  const { code, output } = await runCommand(
    process.execPath,
    [join(root, 'scripts/seed.ts'), '--products', String(products)],
    { env: { DATABASE_URL: url } },
  );
  if (code !== 0) throw new Error(`Seeding failed:\n${output}`);
  return (Date.now() - startMs) / 1000;
}

async function measureSize(url: string, size: number, rows: Row[], notes: string[]): Promise<void> {
  console.log(`${size} products: writing …`);
  const seconds = await seed(url, size);
  const api = await startApi({ DATABASE_URL: url }, port);
  const measured: [string, Awaited<ReturnType<typeof listingRequests>>][] = [
    ['listing with facets', await listingRequests(api.base)],
    ['listing, six facets chosen', await sixFacetRequests(api.base)],
    ['product', await productRequests(api.base, size)],
    ['predictive search', predictiveRequests()],
    ['basket-add', await basketRequests(api.base, 1_500)],
  ];
  for (const [endpoint, requests] of measured) {
    console.log(`${size} products: ${endpoint} …`);
    // oxlint-disable-next-line no-await-in-loop -- measured one after the other
    rows.push({ size, endpoint, results: await loadApi(api.base, requests, durations) });
  }
  const memory = await api.memory();
  notes.push(
    `- ${size.toLocaleString('en-GB')} products: written in ${seconds.toFixed(0)} s (on from the size before), API ready after ${api.readyAfter.toFixed(1)} s with the first listing, ${memory.toFixed(0)} MB resident after the load.`,
  );
  await api.stop();
}

/** Measures the embedded database with the demo shop and one client. */
async function measureEmbedded(): Promise<string[]> {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'shop-bench-')), 'data');
  const api = await startApi({ DATA_DIR: dataDir }, port);
  const requests = await listingRequests(api.base);
  const samples: number[] = [];
  for (const { path } of [...requests.slice(0, 50), ...requests]) {
    const startMs = performance.now();
    await (await fetch(api.base + path)).arrayBuffer(); // oxlint-disable-line no-await-in-loop
    samples.push(performance.now() - startMs);
  }
  await api.stop();
  rmSync(dataDir, { recursive: true, force: true });
  const counted = samples.slice(50);
  return [
    '## PGlite with the demo shop, one client',
    '',
    `Listing with facets: median ${median(counted).toFixed(1)} ms, p99 ${percentile(counted, 99).toFixed(1)} ms over ${counted.length} different listings (target: median at most 25 ms).`,
    '',
  ];
}

function table(rows: readonly Row[]): string[] {
  return [
    '| products | endpoint | requests/s | p50 ms | p99 ms | target p99 ms | not 2xx |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map(({ size, endpoint, results }) => {
      const target = targetsMs[endpoint];
      const cells = [
        size.toLocaleString('en-GB'),
        endpoint,
        results.requestsPerSecond.toFixed(0),
        results.p50.toFixed(1),
        results.p99.toFixed(1),
        size === plannedSize ? String(target ?? '') : '',
        results.errors,
      ];
      return `| ${cells.join(' | ')} |`;
    }),
    '',
  ];
}

if (!(await hasWrk())) throw new Error('wrk is not installed and cannot be: no results of the API');
const postgres = await startPostgres(settings);
if (postgres === undefined) throw new Error('There is no PostgreSQL on this machine: no results of the API');
const rows: Row[] = [];
const notes: string[] = [];
let shown: string[] = [];
try {
  for (const size of requestedSizes) {
    await measureSize(postgres.url, size, rows, notes); // oxlint-disable-line no-await-in-loop
    if (size === plannedSize) shown = await plans(postgres.url); // oxlint-disable-line no-await-in-loop
  }
} finally {
  await postgres.stop();
}
const report = [
  '# The API',
  '',
  await machine(),
  '',
  `PostgreSQL with fsync on, one API process, wrk -c16 with ${durations.warmUp} s of warm-up and ${durations.seconds} s counted; database, API and load program share the machine. A listing mixes departments and their parts with pages, orders and filters. basket-add: 1,500 guests with a basket each. A Node commerce engine on such a machine was measured at 12 priced products, 8 requests/s, p99 3.2 s.`,
  '',
  ...table(rows),
  ...notes,
  '',
  ...(await measureEmbedded()),
  ...(shown.length === 0
    ? []
    : [`## Plans at ${plannedSize.toLocaleString('en-GB')} products`, '', ...shown]),
].join('\n');
writeSection('# The API', report);
console.log(report);
