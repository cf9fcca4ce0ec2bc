import type { Page, Route } from '@playwright/test';
import { renderedAnew, type BegunFault, type Fault } from './fault.ts';

const refused = new RegExp(`status of (404|500)|MIME type|${renderedAnew.source}`);
const notGenuine = new RegExp(`integrity|${renderedAnew.source}`);

/** Faults between shell and browser; the server's HTML is complete. */
export const networkFaults = {
  missing: fallsBack('whose files are missing', refused, (route) => answer(route, 404)),
  broken: fallsBack('whose files answer 500', refused, (route) => answer(route, 500)),
  tampered: fallsBack('whose files were changed on the way', notGenuine, async (route) => {
    const response = await route.fetch();
    const body = `${await response.text()}\n;`;
    const headers = {
      // Without the shell's headers: the browser would cache the wrong bytes as long as the right ones.
      'content-type': 'text/javascript',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    };
    await route.fulfill({ status: 200, headers, body });
  }),
  slow: {
    words: 'whose files come late',
    server: 'own',
    browser: 'own',
    tries: 0,
    async begin(remote, { page, versionOf }) {
      const gate = Promise.withResolvers<void>();
      const { end } = await intercept(page, `**/assets/${remote}/**/*.js`, async (route) => {
        await gate.promise;
        await route.fallback();
      });
      return { version: versionOf(remote), letGo: gate.resolve, end };
    },
  },
  unstyled: {
    words: 'whose stylesheets are missing',
    server: 'own',
    browser: 'own',
    console: refused,
    tries: 0,
    async begin(remote, { page, versionOf }) {
      const isOwn = ({ href }: URL) =>
        decodeURIComponent(href).includes(`/assets/${remote}/`) && href.endsWith('.css');
      const { end } = await intercept(page, isOwn, (route) => answer(route, 404));
      return { version: versionOf(remote), end };
    },
  },
} satisfies Record<string, Fault>;

function fallsBack(words: string, console: RegExp, answer: (route: Route) => Promise<void>): Fault {
  return {
    words,
    server: 'own',
    browser: 'fallback',
    told: 'load',
    console,
    tries: 1,
    async begin(remote, { page, versionOf }) {
      const { end } = await intercept(page, `**/assets/${remote}/**/*.js`, answer);
      return { version: versionOf(remote), end };
    },
  };
}

async function intercept(
  page: Page,
  pattern: string | ((url: URL) => boolean),
  handle: (route: Route) => Promise<void>,
): Promise<Pick<BegunFault, 'end'>> {
  await page.route(pattern, handle);
  return { end: () => page.unrouteAll({ behavior: 'wait' }) };
}

function answer(route: Route, status: number): Promise<void> {
  return route.fulfill({ status, contentType: 'text/plain', body: 'A fault on the way' });
}
