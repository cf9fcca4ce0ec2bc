import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../../scripts/verify/run-command.ts';
import { acceptedByBrowsers, readFigures, type LoadFigures } from '../wrk.ts';

/** An address for documentation (RFC 5737), which the shell accepts from a proxy on this machine. */
const visitorAddress = '192.0.2.1';
const floodAddress = '198.51.100.1';

/** Measures a page with another `gclid` in each request, like visits from an advertisement. */
export async function loadWithUniqueGclid(url: string): Promise<LoadFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'));
  const file = join(folder, 'gclid.lua');
  const { pathname } = new URL(url);
  writeFileSync(
    file,
    `local threads = 0
setup = function(thread)
  threads = threads + 1
  thread:set("id", threads)
end
local n = 0
request = function()
  n = n + 1
  return wrk.format("GET", "${pathname}?gclid=" .. id .. "-" .. n .. "&utm_source=mail")
end
`,
  );
  try {
    const run = (seconds: number) =>
      runCommand('wrk', [
        '-t2',
        '-c16',
        `-d${seconds}s`,
        '--latency',
        '-H',
        `Accept-Encoding: ${acceptedByBrowsers}`,
        '-s',
        file,
        url,
      ]);
    await run(5);
    return readFigures((await run(10)).output);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export interface FloodFigures {
  /** Of the other visitors. */
  figures: LoadFigures;
  /** Number of answers to the flood by status. */
  answers: Map<number, number>;
}

/** Measures `url` with four connections for ten seconds while `flood` is repeated. */
export async function loadBesideFlood(url: string, flood: () => Promise<number[]>): Promise<FloodFigures> {
  const answers = new Map<number, number>();
  // Fills the caches before the flood.
  await (await fetch(url)).arrayBuffer();
  const state = { isMeasured: false };
  const measuring = runCommand('wrk', [
    '-t1',
    '-c4',
    '-d10s',
    '--latency',
    '-H',
    `Accept-Encoding: ${acceptedByBrowsers}`,
    '-H',
    `X-Forwarded-For: ${visitorAddress}`,
    url,
  ]).finally(() => {
    state.isMeasured = true;
  });
  while (!state.isMeasured) {
    // oxlint-disable-next-line no-await-in-loop -- one flood after the other
    for (const status of await flood()) answers.set(status, (answers.get(status) ?? 0) + 1);
  }
  return { figures: readFigures((await measuring).output), answers };
}

let query = 0;

/** Sends 1,500 different searches at once from one address. */
export function floodOfSearches(base: string): Promise<number[]> {
  return Promise.all(
    Array.from({ length: 1_500 }, () => {
      query += 1;
      return statusOf(`${base}/search?s=flood${query}`, { headers: { 'x-forwarded-for': floodAddress } });
    }),
  );
}

/** Sends 500 sign-ins at once, each with its own account and address. */
export function floodOfSignIns(base: string): Promise<number[]> {
  return Promise.all(
    Array.from({ length: 500 }, (_, index) => {
      query += 1;
      return statusOf(`${base}/api/login`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: base,
          'x-forwarded-for': `10.${query >> 16}.${(query >> 8) & 255}.${index & 255}`,
        },
        body: JSON.stringify({ email: `flood${query}@example.com`, password: 'not this one', store_id: 1 }),
      });
    }),
  );
}

/** Returns the status; 0 without an answer. */
async function statusOf(url: string, init: RequestInit): Promise<number> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'manual' });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}
