import type { Browser } from '@playwright/test';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '../scripts/stack/build-all.ts';
import { publishBuilds } from '../scripts/stack/publish-builds.ts';
import { readSettings, root } from '../scripts/stack/settings.ts';
import { startBackends } from '../scripts/stack/stack.ts';
import { findChromium } from '../scripts/verify/chromium.ts';
import { startPostgres } from '../scripts/verify/postgres.ts';
import { machine } from './machine.ts';
import { writeSection } from './results.ts';
import { controlsOf } from './shop/controls.ts';
import { cpuSlowdown } from './shop/cpu-slowdown.ts';
import { measureUse, moments, type UseFigures } from './shop/early-use.ts';
import { fillBasket } from './shop/fill-basket.ts';
import { startHttp2Proxy } from './shop/http2-proxy.ts';
import { createMemberCall } from './shop/member-call.ts';
import { memberCookie } from './shop/member-cookie.ts';
import { measurePageLoad, type PageLoadFigures } from './shop/page-load.ts';
import { answeredCookies } from './shop/answered-cookies.ts';
import { phone, withBrowser } from './shop/slow-phone.ts';

/**
 * Measures when a page can be used on a slow phone and connection, and what happens to taps before, during and after its
 * hydration. Nothing is waited for that a shopper would not wait for.
 *
 * Arguments are names of pages and controls to measure, and `http2` for pages by HTTP/2. Without arguments all are measured
 * and RESULTS.md is written.
 */
const chosen = process.argv.slice(2);
const isWanted = (name: string) => chosen.length === 0 || chosen.includes(name);
const runs = 5;
const dataDir = join(root, '.local/bench');
const settings = { ...readSettings({ PORT: '4650', LOG_LEVEL: 'warn' }), dataDir, mail: undefined };
const base = `http://localhost:${settings.port}`;

const pages = {
  home: '/',
  listing: '/products/skis',
  product: '/catalog/product/view/id/1/',
  basket: '/checkout/cart/',
  search: '/search?s=goggles',
};
const devices = { '375 px': phone, '1440 px': { viewport: { width: 1440, height: 900 } } };

/** Pages of guests, by a proxy with HTTP/2. */
async function measureByHttp2(browser: Browser): Promise<[string, PageLoadFigures][]> {
  const proxy = await startHttp2Proxy(settings.port + 9, settings.port);
  const device = { ...phone, ignoreHTTPSErrors: true };
  const rows: [string, PageLoadFigures][] = [];
  try {
    for (const page of ['home', 'listing', 'product', 'search'] as const) {
      console.log(`${page}, HTTP/2 …`);
      const visit = { url: proxy.base + pages[page], cookie: '', device };
      // oxlint-disable-next-line no-await-in-loop -- measurements at the same time would slow each other down
      rows.push([`${page}, guest, 375 px, HTTP/2 over TLS`, await measurePageLoad(browser, visit, runs)]);
    }
  } finally {
    proxy.stop();
  }
  return rows;
}

async function measure(): Promise<string> {
  const cookie = await memberCookie(base);
  const call = createMemberCall(base, cookie);
  await fillBasket(call);
  const visitors = { guest: '', member: cookie };
  const chromePath = await findChromium();
  return withBrowser(chromePath, async (browser) => {
    const loads: [string, PageLoadFigures][] = [];
    for (const [page, path] of Object.entries(pages).filter(([name]) => isWanted(name))) {
      for (const [width, device] of Object.entries(devices)) {
        for (const [visitor, ofVisitor] of Object.entries(visitors)) {
          const name = `${page}, ${visitor}, ${width}`;
          console.log(`${name} …`);
          // oxlint-disable-next-line no-await-in-loop -- measurements at the same time would slow each other down
          loads.push([
            name,
            await measurePageLoad(browser, { url: base + path, cookie: ofVisitor, device }, runs),
          ]);
        }
      }
    }
    if (isWanted('http2')) loads.push(...(await measureByHttp2(browser)));
    const uses: [string, UseFigures][] = [];
    for (const control of controlsOf({
      base,
      cookie,
      call,
      answered: await answeredCookies(base, 1, false),
    }).filter(({ name }) => isWanted(name))) {
      for (const moment of moments) {
        console.log(`${control.name}, ${moment} …`);
        // oxlint-disable-next-line no-await-in-loop
        uses.push([`${control.name}, ${moment}`, await measureUse(browser, control, moment, runs)]);
      }
    }
    return report(await machine(), loads, uses);
  });
}

const number = (value: number) => (Number.isFinite(value) ? value.toFixed(0) : '–');
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function report(
  where: string,
  loads: readonly [string, PageLoadFigures][],
  uses: readonly [string, UseFigures][],
): string {
  return [
    '# Time to use',
    '',
    where,
    '',
    `Made by \`pnpm bench:interactive\`: ${cpuSlowdown}x CPU slowdown and applied slow 4G (562 ms, 1.44 Mbps), empty cache, median of ${runs}.`,
    '',
    '| page | FCP ms | LCP ms | interactive ms | requests until then | kB until then | script kB until then |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    row(['target of home, listing, product, basket', '1400', '1950', '2800', '', '', '110']),
    ...loads.map(([name, { fcp, lcp, interactive, requests, kb, scriptKb }]) =>
      row([name, ...[fcp, lcp, interactive, requests, kb, scriptKb].map(number)]),
    ),
    '',
    '| control and when it is used, 375 px | feedback ms | complete ms | kept |',
    '| --- | --- | --- | --- |',
    row(['target', '100', '', 'all']),
    ...uses.map(([name, { feedback, complete, kept, visits }]) =>
      row([name, number(feedback), number(complete), `${kept} of ${visits}`]),
    ),
  ].join('\n');
}

rmSync(dataDir, { recursive: true, force: true });
const built = await buildAll((line) => console.log(line));
const postgres = await startPostgres('-c shared_buffers=256MB');
if (postgres === undefined) throw new Error('There is no PostgreSQL on this machine: no figures');
const stack = await startBackends({ ...settings, databaseUrl: postgres.url });
try {
  await publishBuilds(stack.registry, built, { promotes: 'always', log: (line) => console.log(line) });
  await stack.startShell();
  const text = await measure();
  if (chosen.length === 0) writeSection('# Time to use', text);
  console.log(text);
} finally {
  await stack.stop();
  await postgres.stop();
}
