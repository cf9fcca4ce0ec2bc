import type { FastifyError, FastifyInstance } from 'fastify';
import { createIntl } from 'react-intl';
import { toLanguageTag } from 'shared-contracts/locales';
import { storeByHost, type Store } from 'shared-contracts/stores';
import { messages } from '../src/messages/index.ts';
import { shellStylesheets } from './asset-hints.ts';
import type { ShellBuild } from './shell-build.ts';

/** What nobody expected. The cause goes to the log; the visitor reads that the shop will be back. */
export function registerErrorHandler(app: FastifyInstance, shellBuild: ShellBuild): void {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).type('text/plain').send('This request cannot be answered');
    request.log.error({ err: error }, 'request failed');
    const page = await unavailablePage(storeByHost(request.headers.host), shellBuild);
    reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store');
    if (status === 503) reply.header('retry-after', '10');
    return reply.send(page);
  });
}

/** Without React, which may be what failed. */
async function unavailablePage(store: Store, build: ShellBuild): Promise<string> {
  const words = (await messages[store.locale]()).default as Record<string, string>;
  const locale = toLanguageTag(store.locale);
  const intl = createIntl({ locale, messages: words });
  const say = (id: string) => escaped(intl.formatMessage({ id }));
  const links = shellStylesheets(build).map(
    ({ href, integrity }) =>
      `<link rel="stylesheet" href="${href}" integrity="${integrity}" crossorigin="anonymous">`,
  );
  return `<!doctype html><html lang="${locale}" data-brand="${store.brand}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(store.shopName)}</title>${links.join('')}</head><body><main><h1>${say('screen.unavailable.title')}</h1><p>${say('screen.unavailable.text')}</p><p><a href="">${say('screen.retry')}</a></p></main></body></html>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
