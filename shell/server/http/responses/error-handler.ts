import type { FastifyError, FastifyInstance } from 'fastify';
import { storeByHost, type Store } from 'shared-contracts/stores';
import { QueueFullError } from '../fair-queue.ts';
import { plainPage, loadTranslate } from './plain-page.ts';
import type { ShellBuild } from '../../shell-build.ts';
import { UnknownSessionError } from './unknown-session-error.ts';

/** Returns the page that says the shop will be back, in the language of the store. */
export type UnavailablePage = (store: Store) => Promise<string>;

/** The page of each store is rendered once. A failure is not remembered. */
export function createUnavailablePage(
  shellBuild: ShellBuild,
  renderPage: (store: Store, build: ShellBuild) => Promise<string> = renderUnavailablePage,
): UnavailablePage {
  const pages = new Map<number, string>();
  return async (store) => {
    const page = pages.get(store.id) ?? (await renderPage(store, shellBuild));
    pages.set(store.id, page);
    return page;
  };
}

/** Logs unexpected errors, and answers with a plain page that says the shop will be back. */
export function registerErrorHandler(app: FastifyInstance, unavailablePage: UnavailablePage): void {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).type('text/plain').send('This request cannot be answered');
    // A client that exceeds its limits, and every member during an outage, must not fill the log.
    if (error instanceof QueueFullError || error instanceof UnknownSessionError)
      request.log.debug({ err: error }, 'request rejected');
    else request.log.error({ err: error }, 'request failed');
    const page = await unavailablePage(storeByHost(request.headers.host));
    reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store');
    if (status === 503) reply.header('retry-after', String(retryAfterSecondsOf(error)));
    return reply.send(page);
  });
}

/** In seconds. A full queue has its own estimate. */
const retryAfterSecondsOf = (error: Error) => (error instanceof QueueFullError ? error.retryAfterSeconds : 5);

async function renderUnavailablePage(store: Store, build: ShellBuild): Promise<string> {
  const translate = await loadTranslate(store);
  return plainPage(store, build, {
    title: translate('screen.unavailable.title'),
    text: translate('screen.unavailable.text'),
    retry: translate('screen.retry'),
  });
}
