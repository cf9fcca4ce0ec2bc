import type { FastifyError, FastifyInstance } from 'fastify';
import { storeByHost, type Store } from 'shared-contracts/stores';
import { QueueFullError } from './fair-queue.ts';
import { plainPage, loadTranslate } from './plain-page.ts';
import type { ShellBuild } from '../shell-build.ts';

/** Logs unexpected errors, and answers with a plain page that says the shop will be back. */
export function registerErrorHandler(app: FastifyInstance, shellBuild: ShellBuild): void {
  const pages = new Map<number, Promise<string>>();
  const pageOf = (store: Store) => {
    const page = pages.get(store.id) ?? unavailablePage(store, shellBuild);
    pages.set(store.id, page);
    return page;
  };
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).type('text/plain').send('This request cannot be answered');
    // A client that exceeds its limits must not fill the log.
    if (error instanceof QueueFullError) request.log.debug({ err: error }, 'request refused');
    else request.log.error({ err: error }, 'request failed');
    const page = await pageOf(storeByHost(request.headers.host));
    reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store');
    if (status === 503) reply.header('retry-after', String(retryAfterOf(error)));
    return reply.send(page);
  });
}

/** In seconds. A full queue has its own estimate. */
const retryAfterOf = (error: Error) => (error instanceof QueueFullError ? error.retryAfterSeconds : 5);

async function unavailablePage(store: Store, build: ShellBuild): Promise<string> {
  const translate = await loadTranslate(store);
  return plainPage(store, build, {
    title: translate('screen.unavailable.title'),
    text: translate('screen.unavailable.text'),
    retry: translate('screen.retry'),
  });
}
