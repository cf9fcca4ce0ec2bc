import type { Page, Route } from '@playwright/test';
import { renderedAnew, type ActiveFault, type Fault } from './fault.ts';

const failedRequest = new RegExp(`status of (404|500)|MIME type|${renderedAnew.source}`);
const failedIntegrity = new RegExp(`integrity|${renderedAnew.source}`);

/** Faults between shell and browser; the server's HTML is complete. */
export const networkFaults = {
  missing: fallbackFault('whose files are missing', failedRequest, (route) => answer(route, 404)),
  broken: fallbackFault('whose files answer 500', failedRequest, (route) => answer(route, 500)),
  tampered: fallbackFault('whose files were changed on the way', failedIntegrity, async (route) => {
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
    description: 'whose files come late',
    server: 'own',
    browser: 'own',
    retries: 0,
    async start(remote, { page, versionOf }) {
      const held = Promise.withResolvers<void>();
      const { end } = await intercept(page, `**/assets/${remote}/**/*.js`, async (route) => {
        await held.promise;
        await route.fallback();
      });
      return { version: versionOf(remote), releaseFiles: held.resolve, end };
    },
  },
  unstyled: {
    description: 'whose stylesheets are missing',
    server: 'own',
    browser: 'own',
    console: failedRequest,
    retries: 0,
    async start(remote, { page, versionOf }) {
      const isOwn = ({ href }: URL) =>
        decodeURIComponent(href).includes(`/assets/${remote}/`) && href.endsWith('.css');
      const { end } = await intercept(page, isOwn, (route) => answer(route, 404));
      return { version: versionOf(remote), end };
    },
  },
} satisfies Record<string, Fault>;

function fallbackFault(description: string, console: RegExp, answer: (route: Route) => Promise<void>): Fault {
  return {
    description,
    server: 'own',
    browser: 'fallback',
    reportedPhase: 'load',
    console,
    retries: 1,
    async start(remote, { page, versionOf }) {
      const { end } = await intercept(page, `**/assets/${remote}/**/*.js`, answer);
      return { version: versionOf(remote), end };
    },
  };
}

async function intercept(
  page: Page,
  pattern: string | ((url: URL) => boolean),
  handle: (route: Route) => Promise<void>,
): Promise<Pick<ActiveFault, 'end'>> {
  await page.route(pattern, handle);
  return { end: () => page.unrouteAll({ behavior: 'wait' }) };
}

function answer(route: Route, status: number): Promise<void> {
  return route.fulfill({ status, contentType: 'text/plain', body: 'A fault on the way' });
}
