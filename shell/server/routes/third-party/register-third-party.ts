import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { consentGroupOf } from 'shared-contracts/consent/consent-groups';
import { toLanguageTag } from 'shared-contracts/locales';
import { storeByHost, stores } from 'shared-contracts/stores';
import { inlineHashOf } from '../../shell-build.ts';
import { escaped } from '../../http/responses/plain-page.ts';
import type { ReadStoreSettings } from '../../settings/store-settings.ts';
import { serviceScript } from '../../../src/services/service-script.ts';
import { embedPolicy, sendFramed, servicePolicy } from './third-party-headers.ts';

/** Longest URL of a frame: that of a player with its parameters. */
const maxUrlLength = 2_000;

const embedStyle = 'html,body{margin:0;height:100%}iframe{display:block;border:0;width:100%;height:100%}';

const hashes = { script: inlineHashOf(serviceScript), style: inlineHashOf(embedStyle) };

/**
 * The framed page keeps its own origin, which is never the shop's. It plays and opens its own links in new tabs; it does
 * not navigate the shop.
 */
const embedSandbox =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

interface ThirdPartyOptions {
  storeSettings: ReadStoreSettings;
}

/**
 * Registers the documents in which code of others runs. `/services/<key>`: a service of the store, without access to the
 * shop. `/embeds?url=`: a page of another site that the store's configuration lists. Both do nothing that a page of the
 * shop has not requested; what is not configured answers 404.
 */
export function registerThirdParty(app: FastifyInstance, { storeSettings }: ThirdPartyOptions): void {
  app.get<{ Params: { key: string } }>('/services/:key', async (request, reply) => {
    const store = storeByHost(request.headers.host);
    const { services } = await storeSettings(store);
    const service = services.find(({ key }) => key === request.params.key);
    if (service === undefined) return sendNothing(reply);
    const html = framedDocument(request, service.name, `<script>${serviceScript}</script></head><body>`);
    return sendFramed(reply, html, servicePolicy(service, hashes.script));
  });

  app.get<{ Querystring: { url?: unknown } }>('/embeds', async (request, reply) => {
    const { url } = request.query;
    const { frames } = await storeSettings(storeByHost(request.headers.host));
    // A link to this address must not load the other site: only a frame may.
    const { 'sec-fetch-dest': destination = 'iframe' } = request.headers;
    if (!isFrameUrl(url) || destination !== 'iframe' || consentGroupOf(url, frames) === null)
      return sendNothing(reply);
    const { host } = new URL(url);
    const frame = `<iframe src="${escaped(url)}" title="${escaped(host)}" sandbox="${embedSandbox}" allow="fullscreen; encrypted-media; picture-in-picture" referrerpolicy="strict-origin"></iframe>`;
    const html = framedDocument(request, host, `<style>${embedStyle}</style></head><body>${frame}`);
    return sendFramed(reply, html, embedPolicy(url, hashes.style));
  });
}

/** With `allow-same-origin`, a framed page of the shop could remove its own sandbox. */
function isFrameUrl(url: unknown): url is string {
  if (typeof url !== 'string' || url.length > maxUrlLength || !URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  return !stores.some(({ host }) => host === hostname);
}

function framedDocument(request: FastifyRequest, title: string, content: string): string {
  const { locale } = storeByHost(request.headers.host);
  return `<!doctype html><html lang="${toLanguageTag(locale)}"><head><meta charset="utf-8"><meta name="referrer" content="no-referrer"><title>${escaped(title)}</title>${content}</body></html>`;
}

function sendNothing(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain').header('cache-control', 'no-store').send('Not found');
}
