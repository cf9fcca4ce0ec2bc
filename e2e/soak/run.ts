import { cpus } from 'node:os';
import { machine } from 'bench/machine';
import { writeSection } from 'bench/results';
import { median, percentile } from 'bench/statistics';

/**
 * `pnpm soak`: the long form of the composition tests. Uses its own ports and folders, so that it runs beside a
 * development shop; writes its results into bench/RESULTS.md and exits with 1 if a limit is exceeded.
 */
process.env['E2E_PORT'] ??= '4800';
const { registryUrl, registryToken, publicKeyFile, apiUrl } = await import('../stack/addresses.ts');
const { default: startShop } = await import('../stack/global-setup.ts');
const { extraShopUrl, startExtraShell } = await import('../stack/extra-shell.ts');
const { publishFault } = await import('../stack/publish-fixture.ts');
const { anna, sessionOf } = await import('../fixtures/shop-api.ts');
const { createRegistryClient } = await import('registry-client');
const { measureFirstRequests } = await import('./first-requests.ts');
const { measureMemory } = await import('./memory.ts');
const { runLoad } = await import('./load.ts');

const sizes = { requests: 10_000, releasesUnderLoad: 20, releasesInARow: 300, firstRequests: 12 };
const limits = { liveMs: 5_000, firstTimes: 2, serverMb: 400, allMb: 1_600 };

type Published = Awaited<ReturnType<typeof publishFault>>;

async function publish(label: string, count: number): Promise<Published[]> {
  const published: Published[] = [];
  for (let number = 0; number < count; number += 1) {
    const remote = number % 2 === 0 ? 'mf-cms' : 'mf-search';
    published.push(await publishFault(remote, 'none', `${label}-${Math.floor(number / 2)}`));
  }
  return published;
}

const thirds = (values: readonly number[]) =>
  [1, 2, 3].map((part) => values[Math.floor((values.length * part) / 3) - 1]?.toFixed(0)).join(', ');

const unmetExpectations: string[] = [];
function meets(what: string, isMet: boolean): string {
  if (!isMet) unmetExpectations.push(what);
  return isMet ? 'met' : 'missed';
}

const stopShop = await startShop({ workers: 1 });
try {
  const registry = createRegistryClient({ baseUrl: registryUrl, token: registryToken });
  const member = await sessionOf(anna);
  const shell = await startExtraShell('shell-in-the-soak', {
    apiUrl,
    registryUrl,
    publicKeyFile,
    probes: true,
  });
  const rows: string[] = [];
  try {
    console.log(`${sizes.requests} requests over ${sizes.releasesUnderLoad} releases …`);
    const loadReleases = await publish('load', sizes.releasesUnderLoad);
    const loadResults = await runLoad({
      shopUrl: extraShopUrl,
      registry,
      releases: loadReleases,
      requests: sizes.requests,
      atOnce: 16,
      member,
    });
    const faults = [loadResults.lost.length, loadResults.wrong.length, loadResults.mixed.length];
    for (const words of [...loadResults.lost, ...loadResults.wrong, ...loadResults.mixed].slice(0, 20))
      console.log(words);
    rows.push(
      `| ${loadResults.requests} requests, 16 at once, over ${loadReleases.length} releases of two remotes in ${loadResults.changes} changes | ${faults[0]} lost, ${faults[1]} wrong, ${faults[2]} mixed | 0, 0, 0 | ${meets(
        'load',
        faults.every((count) => count === 0),
      )} |`,
      `| promoted → live under that load | median ${median(loadResults.promoted).toFixed(0)} ms, longest ${percentile(loadResults.promoted, 100).toFixed(0)} ms | 5 s | ${meets('promotion', percentile(loadResults.promoted, 100) <= limits.liveMs)} |`,
      `| rolled back → live under that load | median ${median(loadResults.rolledBack).toFixed(0)} ms, longest ${percentile(loadResults.rolledBack, 100).toFixed(0)} ms | 5 s | ${meets('rollback', percentile(loadResults.rolledBack, 100) <= limits.liveMs)} |`,
    );

    console.log('the first request after a promotion …');
    const firsts = await publish('first', sizes.firstRequests);
    const { first, later } = await measureFirstRequests(extraShopUrl, registry, firsts, member);
    const times = median(first) / median(later);
    rows.push(
      `| first page after each of ${firsts.length} promotions, beside ${later.length} later ones | median ${median(first).toFixed(1)} ms beside ${median(later).toFixed(1)} ms: ${times.toFixed(2)} × | 2 × | ${meets('first request', times <= limits.firstTimes)} |`,
    );

    console.log(`${sizes.releasesInARow} releases one after another …`);
    const inARow = await publish('row', sizes.releasesInARow);
    const { server, all, lost } = await measureMemory({
      shopUrl: extraShopUrl,
      registry,
      releases: inARow,
      pid: shell.pid,
      member,
    });
    const max = { server: Math.max(...server), all: Math.max(...all) };
    rows.push(
      `| ${inARow.length} releases one after another: memory of the server, of it with all its rendering processes | server after 100, 200, 300: ${thirds(server)} MB, at most ${max.server.toFixed(0)}; all: ${thirds(all)} MB, at most ${max.all.toFixed(0)}; ${lost} pages lost | ${limits.serverMb} MB, ${limits.allMb} MB, 0 | ${meets('memory', max.server <= limits.serverMb && max.all <= limits.allMb && lost === 0)} |`,
    );
  } finally {
    await shell.stop();
  }
  const report = [
    '# Releases that come and go',
    '',
    await machine(),
    '',
    `Made by \`pnpm soak\` with fixture releases of two remotes, every release probed before it is live; shop, registry, database and visitors share ${cpus().length} cores.`,
    '',
    '| what | seen | bound | |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
  writeSection('# Releases that come and go', report);
  console.log(report);
} finally {
  await stopShop();
}
if (unmetExpectations.length > 0) {
  console.error(`Not met: ${unmetExpectations.join(', ')}`);
  process.exitCode = 1;
}
