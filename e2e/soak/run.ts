import { cpus } from 'node:os';
import { machine } from 'bench/machine';
import { writeSection } from 'bench/results';
import { median, percentile } from 'bench/statistics';

/**
 * `pnpm soak`: the long form of the composition tests. Uses its own ports and folders, so that it runs beside a
 * development shop; writes its results into bench/RESULTS.md and exits with 1 if a limit is exceeded. Parts can be named,
 * as in `pnpm soak:releases load`; their results are only printed.
 */
process.env['E2E_PORT'] ??= '4800';
const { registryUrl, registryToken, publicKeyFile, apiUrl, dataDir, shopUrl, metricsUrl, ports } =
  await import('../stack/addresses.ts');
const { default: startShop } = await import('../stack/global-setup.ts');
const { extraShopUrl, startExtraShell } = await import('../stack/extra-shell.ts');
const { promote, publishDirectory, publishFault } = await import('../stack/publish-fixture.ts');
const { copyShellRelease } = await import('../stack/shell-copy.ts');
const { anna, sessionOf } = await import('../fixtures/shop-api.ts');
const { createRegistryClient } = await import('registry-client');
const { exerciseAlerts } = await import('./alerts.ts');
const { measureFirstRequests } = await import('./first-requests.ts');
const { measureMemory } = await import('./memory.ts');
const { runLoad } = await import('./load.ts');

const sizes = {
  requests: 10_000,
  releasesUnderLoad: 20,
  shellsUnderLoad: 2,
  instances: 2,
  releasesInARow: 300,
  firstRequests: 12,
};
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
const spread = (values: readonly number[]) =>
  `median ${median(values).toFixed(0)} ms, longest ${percentile(values, 100).toFixed(0)} ms`;

const unmetExpectations: string[] = [];
function meets(what: string, isMet: boolean): string {
  if (!isMet) unmetExpectations.push(what);
  return isMet ? 'met' : 'missed';
}

const registry = createRegistryClient({ baseUrl: registryUrl, token: registryToken });
const services = { apiUrl, registryUrl, publicKeyFile, probes: true };

/** Pages of a supervised shell, while releases of remotes and of the shell change. */
async function load(member: string): Promise<string[]> {
  console.log(`${sizes.requests} requests over ${sizes.releasesUnderLoad} releases, and of the shell …`);
  const copies = [];
  for (let number = 0; number < sizes.shellsUnderLoad; number += 1)
    copies.push(await copyShellRelease(`soak${number}`));
  const shells: Published[] = [];
  for (const { dir } of copies) shells.push(await publishDirectory(dir));
  const releases = await publish('load', sizes.releasesUnderLoad);
  const shell = await startExtraShell('shell-in-the-soak', {
    ...services,
    server: 'dist/server/supervisor.cjs',
    readyTimeoutMs: 120_000,
    more: {
      SHELL_INSTANCES: String(sizes.instances),
      REGISTRY_REPORT_TOKEN_FILE: `${dataDir}/registry/report-token`,
    },
  });
  try {
    const { requests, changes, shellChanges, lost, wrong, mixed, promoted, rolledBack, replaced } =
      await runLoad({
        shopUrl: extraShopUrl,
        registry,
        releases,
        shells,
        random: Math.random,
        requests: sizes.requests,
        atOnce: 16,
        member,
      });
    const faults = [lost, wrong, mixed];
    for (const words of faults.flat().slice(0, 20)) console.log(words);
    const isFree = faults.every(({ length }) => length === 0);
    return [
      `| ${requests} requests, 16 at once, over ${releases.length} releases of two remotes and ${shells.length + 1} of the shell in ${changes} changes, ${shellChanges} of them of the shell | ${lost.length} lost, ${wrong.length} wrong, ${mixed.length} mixed | 0, 0, 0 | ${meets('load', isFree)} |`,
      `| promoted → live under that load | ${spread(promoted)} | 5 s | ${meets('promotion', percentile(promoted, 100) <= limits.liveMs)} |`,
      `| rolled back → live under that load | ${spread(rolledBack)} | 5 s | ${meets('rollback', percentile(rolledBack, 100) <= limits.liveMs)} |`,
      `| shell promoted or rolled back → all of ${sizes.instances} instances run it under that load | ${spread(replaced)} | | |`,
    ];
  } finally {
    await shell.stop();
    for (const copy of copies) await copy.remove();
  }
}

async function firstRequests(member: string): Promise<string[]> {
  console.log('the first request after a promotion …');
  const firsts = await publish('first', sizes.firstRequests);
  const { first, later } = await measureFirstRequests(extraShopUrl, registry, firsts, member);
  const times = median(first) / median(later);
  return [
    `| first page after each of ${firsts.length} promotions, beside ${later.length} later ones | median ${median(first).toFixed(1)} ms beside ${median(later).toFixed(1)} ms: ${times.toFixed(2)} × | 2 × | ${meets('first request', times <= limits.firstTimes)} |`,
  ];
}

async function memory(member: string, pid: number): Promise<string[]> {
  console.log(`${sizes.releasesInARow} releases one after another …`);
  const inARow = await publish('row', sizes.releasesInARow);
  const { server, all, lost } = await measureMemory({
    shopUrl: extraShopUrl,
    registry,
    releases: inARow,
    pid,
    member,
  });
  const max = { server: Math.max(...server), all: Math.max(...all) };
  return [
    `| ${inARow.length} releases one after another: memory of the server, of it with all its rendering processes | server after 100, 200, 300: ${thirds(server)} MB, at most ${max.server.toFixed(0)}; all: ${thirds(all)} MB, at most ${max.all.toFixed(0)}; ${lost} pages lost | ${limits.serverMb} MB, ${limits.allMb} MB, 0 | ${meets('memory', max.server <= limits.serverMb && max.all <= limits.allMb && lost === 0)} |`,
  ];
}

/** The alerting rules, while a release fails on the servers. */
async function alerts(member: string): Promise<string[]> {
  console.log('the alerting rules in a real Prometheus …');
  const published = await publishFault('mf-search', 'throws-in-server-render', 'alerts');
  const results = await exerciseAlerts({
    shopUrl,
    metricsUrl,
    memberCookie: member,
    folder: `${dataDir}/prometheus`,
    port: ports.prometheus,
    promoteFault: async () => {
      const release = await promote(published);
      return () => release.rollback();
    },
  });
  if (results === null) {
    console.log('no Prometheus on this machine: the rules are not exercised');
    return [];
  }
  const { before, firesAfterSeconds, endsAfterSeconds, unhealthy } = results;
  for (const name of [...before, ...unhealthy]) console.log(name);
  return [
    `| alert of a release that fails on the servers, all durations a sixtieth | fires ${firesAfterSeconds.toFixed(0)} s after the promotion, ends ${endsAfterSeconds.toFixed(0)} s after the rollback; ${before.length} alerts before, ${unhealthy.length} rules with errors | 0, 0 | ${meets('alerts', before.length === 0 && unhealthy.length === 0)} |`,
  ];
}

const named = process.argv.slice(2);
const isPart = (part: string) => named.length === 0 || named.includes(part);

const stopShop = await startShop({ workers: 1 });
try {
  const member = await sessionOf(anna);
  const rows = isPart('load') ? await load(member) : [];
  if (isPart('alerts')) rows.push(...(await alerts(member)));
  if (isPart('first') || isPart('memory')) {
    const shell = await startExtraShell('shell-in-the-soak', services);
    try {
      if (isPart('first')) rows.push(...(await firstRequests(member)));
      if (isPart('memory')) rows.push(...(await memory(member, shell.pid)));
    } finally {
      await shell.stop();
    }
  }
  const report = [
    '# Releases that come and go',
    '',
    await machine(),
    '',
    `Made by \`pnpm soak\` with fixture releases of two remotes, every release probed before it is live, and copies of the built shell; shop, registry, database and visitors share ${cpus().length} cores.`,
    '',
    '| what | seen | bound | |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
  if (named.length === 0) writeSection('# Releases that come and go', report);
  console.log(report);
} finally {
  await stopShop();
}
if (unmetExpectations.length > 0) {
  console.error(`Not met: ${unmetExpectations.join(', ')}`);
  process.exitCode = 1;
}
