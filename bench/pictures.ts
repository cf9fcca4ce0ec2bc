import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadApi } from './api/load.ts';
import { startApi } from './api/server.ts';
import { machine } from './machine.ts';
import { writeSection } from './results.ts';
import { median, percentile } from './statistics.ts';
import { hasWrk } from './wrk.ts';

const port = 4_691;
const times = { warmUp: 3, seconds: 10 };
/** Every nth product is measured, so that all departments are included. */
const step = 21;

interface Sample {
  milliseconds: number;
  bytes: number;
}

async function fetchTimed(url: string): Promise<Sample> {
  const began = performance.now();
  const answer = await fetch(url);
  const { byteLength } = await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return { milliseconds: performance.now() - began, bytes: byteLength };
}

async function mainPictures(base: string): Promise<string[]> {
  const urls: string[] = [];
  for (let id = 1; id <= 3_100; id += step) {
    // oxlint-disable no-await-in-loop -- the machine rests before it is measured
    const answer = await fetch(`${base}/api/single-product/${id}?store_id=19`);
    const product = (await answer.json()) as { images?: { url: string }[] };
    // oxlint-enable no-await-in-loop
    urls.push(...(product.images ?? []).slice(0, 1).map((image) => image.url.replace(/[^/]+$/, '')));
  }
  return urls;
}

async function measure(base: string, pictures: readonly string[], file: string): Promise<Sample[]> {
  const samples: Sample[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one after the other, each for the first time
  for (const picture of pictures) samples.push(await fetchTimed(`${base}${picture}${file}`));
  return samples;
}

function row(what: string, samples: readonly Sample[], target: string): string {
  const taken = samples.map((sample) => sample.milliseconds);
  const kilobytes = samples.map((sample) => sample.bytes / 1000);
  const cells = [
    what,
    samples.length,
    median(taken).toFixed(0),
    percentile(taken, 99).toFixed(0),
    median(kilobytes).toFixed(1),
    Math.max(...kilobytes).toFixed(1),
    target,
  ];
  return `| ${cells.join(' | ')} |`;
}

if (!(await hasWrk())) throw new Error('wrk is not installed and cannot be: no figures of pictures');
const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'));
// Nothing is rendered ahead; memory caches what was requested.
const api = await startApi({ DATA_DIR: join(folder, 'data') }, port);
try {
  const pictures = await mainPictures(api.base);
  const some = pictures.filter((_, index) => index % 4 === 0);
  const card = await measure(api.base, pictures, '400.avif');
  const main = await measure(api.base, some, '1000.avif');
  const fallback = await measure(api.base, some, '400.jpg');
  const requests = pictures.map((picture) => ({ method: 'GET' as const, path: `${picture}400.avif` }));
  const cached = await loadApi(api.base, requests, times);
  const report = [
    '# Pictures',
    '',
    await machine(),
    '',
    'Drawn, rasterised and encoded for the first request, one after the other; one product of every part of the shop. Then the same card pictures again, from memory, wrk -c16.',
    '',
    '| picture | count | first request p50 ms | p99 ms | median kB | largest kB | target |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    row('card, 400 px AVIF', card, 'p50 150 ms, 15 kB'),
    row('main, 1000 px AVIF', main, '60 kB'),
    row('card, 400 px JPEG', fallback, ''),
    '',
    `Cached: ${cached.requestsPerSecond.toFixed(0)} requests/s, p99 ${cached.p99.toFixed(1)} ms, ${cached.errors} not 2xx (target: 2,000 requests/s).`,
    '',
  ].join('\n');
  writeSection('# Pictures', report);
  console.log(report);
} finally {
  await api.stop();
  rmSync(folder, { recursive: true, force: true });
}
