import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { buildAll } from '../scripts/stack/build-all.ts';
import { readSettings, root } from '../scripts/stack/settings.ts';
import { publishBuilds } from '../scripts/stack/publish-builds.ts';
import { startBackends } from '../scripts/stack/stack.ts';
import { findChromium } from '../scripts/verify/chromium.ts';
import { startPostgres } from '../scripts/verify/postgres.ts';
import {
  floodOfSearches,
  floodOfSignIns,
  loadBesideFlood,
  loadWithUniqueGclid,
  type FloodFigures,
} from './shop/flood.ts';
import { fillBasket } from './shop/fill-basket.ts';
import { cpuSlowdown } from './shop/cpu-slowdown.ts';
import { measureColourChange } from './shop/colour-change.ts';
import { measureListingInteractions } from './shop/interactions.ts';
import { createMemberCall } from './shop/member-call.ts';
import { memberCookie } from './shop/member-cookie.ts';
import { placeOrders } from './shop/place-orders.ts';
import { measurePage, type LighthouseFigures } from './shop/lighthouse.ts';
import { machine } from './machine.ts';
import { benchPages, entryPages, memberPages, productWithColours } from './shop/pages.ts';
import { writeSection } from './results.ts';
import { measureOverlays, overlayTable } from './shop/overlay-rows.ts';
import { measureCookieAnswer } from './shop/cookie-answer.ts';
import { servicePages, startServices } from './shop/services.ts';
import { measureRendering, renderingTable } from './shop/rendering.ts';
import { measurePageLoad, type PageLoadFigures } from './shop/page-load.ts';
import { phone, withBrowser } from './shop/slow-phone.ts';
import { bundleSizes } from './shop/sizes.ts';
import {
  floodTable,
  interactionTable,
  lighthouseTable,
  loadTable,
  sizeTable,
  throttledTable,
} from './shop/tables.ts';
import { acceptedByBrowsers, hasWrk, loadPage, type LoadFigures } from './wrk.ts';

/**
 * Names of pages, `interactions`, `load`, `overlays`, `rendering`, `services`: only they are measured, and nothing is
 * written. None: everything.
 */
const chosen = process.argv.slice(2);
const isWanted = (name: string) => chosen.length === 0 || chosen.includes(name);
const runs = 5;
const dataDir = join(root, '.local/bench');
const settings = { ...readSettings({ PORT: '4600', LOG_LEVEL: 'warn' }), dataDir, mail: undefined };
const databaseSettings = '-c shared_buffers=256MB';
const base = `http://localhost:${settings.port}`;
const cores = availableParallelism();

/** @param restartSupervised replaces the shell by a supervised one with a process for each core */
async function measure(shellPid: number, restartSupervised: () => Promise<void>): Promise<string> {
  const chromium = await findChromium();
  const lighthouseRows: [string, LighthouseFigures][] = [];
  const cookie = await memberCookie(base);
  const call = createMemberCall(base, cookie);
  await placeOrders(call, 6);
  await fillBasket(call);
  const browserPages = [
    ...[...benchPages, ...entryPages].map(({ name, path }) => ({ name, url: base + path, cookie: '' })),
    ...memberPages.map(({ name, path }) => ({ name, url: base + path, cookie })),
    ...(await servicePages(settings.port, `http://127.0.0.1:${settings.apiPort}`)),
  ].filter(({ name }) => isWanted(name) || (chosen.includes('services') && name.includes('services')));
  for (const { name, url, cookie: ofPage } of browserPages) {
    console.log(`Lighthouse: ${name}, ${runs} runs …`);
    lighthouseRows.push([name, await measurePage(url, chromium, runs, ofPage)]);
  }
  const throttledRows: [string, PageLoadFigures][] = [];
  for (const { name, url, cookie: ofPage } of browserPages) {
    console.log(`slow phone: ${name}, ${runs} runs …`);
    const visit = { url, cookie: ofPage, device: phone };
    const figures = await withBrowser(chromium, (browser) => measurePageLoad(browser, visit, runs));
    throttledRows.push([name, figures]);
  }
  const interactionRows: string[] = [];
  if (isWanted('interactions')) {
    console.log(`interactions of a listing and a product, ${2 * runs} visits each …`);
    const figures = await measureListingInteractions(`${base}/products/skis`, chromium, 2 * runs);
    const colour = await measureColourChange(base + productWithColours, chromium, 2 * runs);
    interactionRows.push(...interactionTable(figures, colour));
  }
  const overlayRows: string[] = [];
  if (isWanted('overlays')) {
    console.log(`overlays, ${2 * runs} visits each …`);
    const rows = await measureOverlays({ base, cookie, call }, chromium, 2 * runs);
    const rejected = await measureCookieAnswer(`${base}/`, chromium, 2 * runs);
    overlayRows.push(
      ...overlayTable([...rows, ['all cookies rejected as soon as visible, 375 px', rejected]]),
    );
  }
  const renderingRows: string[] = [];
  if (isWanted('rendering')) {
    console.log('rendering of product pages …');
    const urlOf = (product: number) => `${base}/catalog/product/view/id/${product}/`;
    renderingRows.push(...renderingTable(await measureRendering(shellPid, urlOf)));
  }
  const loadSections = isWanted('load') ? await measureLoad(cookie, restartSupervised) : [];
  if (chosen.length > 0) {
    return [
      ...lighthouseTable(lighthouseRows),
      '',
      ...throttledTable(throttledRows),
      '',
      ...overlayRows,
      '',
      ...interactionRows,
      '',
      ...renderingRows,
      '',
      ...loadSections,
    ].join('\n');
  }
  return [
    '# Figures',
    '',
    await machine(),
    '',
    `Made by \`pnpm bench\` on the production build with the demo shop on PostgreSQL; shop, database and measuring programs share the machine.`,
    '',
    `## Lighthouse, mobile defaults, ${cpuSlowdown}x CPU slowdown, guest or, for pages of the account, member, median of ${runs}, brotli`,
    '',
    ...lighthouseTable(lighthouseRows),
    '',
    `## Slow phone: ${cpuSlowdown}x CPU slowdown and applied slow 4G (562 ms, 1.44 Mbps), 375 px, guest or member as above, empty cache, median of ${runs}`,
    '',
    ...throttledTable(throttledRows),
    '',
    `## Overlays: ${cpuSlowdown}x CPU slowdown and applied slow 4G, 1280 px, page that is idle, first opening in a visit, 75th percentile of ${2 * runs}`,
    '',
    ...overlayRows,
    '',
    `## Interactions: ${cpuSlowdown}x CPU slowdown, 375 px, guest, a listing of skis and a jacket, 75th percentile`,
    '',
    ...interactionRows,
    '',
    '## Rendering: product pages that are in no cache, one after another, processor time, median',
    '',
    ...renderingRows,
    '',
    ...loadSections,
    '## Bundles',
    '',
    ...sizeTable(bundleSizes()),
    '',
  ].join('\n');
}

/** Returns the figures under load, as sections. */
async function measureLoad(cookie: string, restartSupervised: () => Promise<void>): Promise<string[]> {
  if (!(await hasWrk())) {
    console.log('wrk is not installed and cannot be: no load figures');
    return [];
  }
  await restartSupervised();
  const rows: [string, LoadFigures][] = [];
  for (const { name, path } of benchPages) {
    console.log(`wrk: ${name} …`);
    rows.push([`${name}, guest`, await loadPage(base + path)]);
    rows.push([`${name}, member`, await loadPage(base + path, cookie)]);
  }
  console.log('wrk: unique queries and floods …');
  const gclid = await loadWithUniqueGclid(`${base}/`);
  const floods: [string, string, FloodFigures][] = [
    [
      'home, guest, beside 1,500 distinct searches at the same time from one address',
      'p99 100 ms, 0 errors',
      await loadBesideFlood(`${base}/`, () => floodOfSearches(base)),
    ],
    [
      '`GET /api/config` beside 500 sign-ins at the same time',
      'p99 150 ms, 0 errors',
      await loadBesideFlood(`${base}/api/config?store_id=1&keys=experiments`, () => floodOfSignIns(base)),
    ],
  ];
  return [
    `## wrk -t2 -c16 -d10s on the HTML after 20 s of warm-up, \`Accept-Encoding: ${acceptedByBrowsers}\``,
    '',
    `A supervised shell with a process for each core (${cores}); database, API and wrk share the machine. Each request of a guest is that of a new visitor. A guest's page comes from the shell's page cache; a member's is rendered for every request. The former is sent as brotli, the latter as Zstandard.`,
    '',
    ...loadTable(rows),
    '',
    '## wrk -t2 -c16 -d10s with a query of its own for each request; wrk -t1 -c4 -d10s beside a flood, which is repeated',
    '',
    ...floodTable(gclid, floods),
    '',
  ];
}

rmSync(dataDir, { recursive: true, force: true });
const built = await buildAll((line) => console.log(line));
const postgres = await startPostgres(databaseSettings);
if (postgres === undefined) throw new Error('There is no PostgreSQL on this machine: no figures');
const stack = await startBackends({ ...settings, databaseUrl: postgres.url });
const services = await startServices(postgres.url, settings.port - 1);
try {
  await publishBuilds(stack.registry, built, { promotes: 'always', log: (line) => console.log(line) });
  const shell = await stack.startShell();
  const report = await measure(shell.pid, async () => {
    await shell.stop();
    await stack.startShell({ isSupervised: true, shellInstances: cores });
  });
  if (chosen.length === 0) writeSection('# Figures', report);
  console.log(report);
} finally {
  await stack.stop();
  await services.stop();
  await postgres.stop();
}
