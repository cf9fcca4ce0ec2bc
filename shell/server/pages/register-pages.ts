import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter } from 'prom-client';
import { storedItems } from 'shared-contracts/cookies';
import { toAbTests, type Assignments } from 'shared-contracts/experiments';
import type { Snapshot } from 'shared-contracts/releases';
import { isShopPath, paths, secretQueryParameters, splitQuery } from 'shared-contracts/routes';
import { guestSessionData, type SessionData } from 'shared-contracts/session';
import { storeByHost, type Store } from 'shared-contracts/stores';
import type { ApiClient } from 'shared-runtime';
import { createApiClient } from 'shared-runtime/host';
import type { AppParts } from '../app.ts';
import { type ApiAccess } from '../api/api-circuit.ts';
import { pinDuringCheckout } from '../releases/pinned-releases.ts';
import { clientNetwork } from 'shared-contracts/client-network';
import { chooseEncoding, chooseDynamicEncoding, type Encoding } from '../http/compression.ts';
import { QueueFullError } from '../http/fair-queue.ts';
import { createUndiciFetch } from '../api/undici-fetch.ts';
import { sendClosedPage } from '../maintenance/send-closed-page.ts';
import {
  encodeBody,
  createPageCache,
  toSendable,
  type SendableAnswer,
  type PageCacheOptions,
} from './page-cache.ts';
import { assignExperiments, writeAssignments } from '../visitor/assign-experiments.ts';
import { ownPolicyTypes, policyOf, type PagePolicies } from './page-policies.ts';
import { isHostOf, pageUrl } from './page-url.ts';
import { previewedRelease } from '../releases/preview.ts';
import { keepAssignments, readVisitor, type Visitor } from '../visitor/visitor.ts';

export interface PagesOptions extends AppParts, ApiAccess {
  forwardedHeaders(request: FastifyRequest): Record<string, string>;
}

/** Every request is a new try. Sooner than a page is made anew there is little to gain. */
const defaultRetryAfterSeconds = 5;

/** Escaped in a path. */
const controlCharacter = /%(?:[01][\da-f]|7f)/i;

export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Every other GET is a page: which one, the API says. Answers how they are shown. */
export function registerPages(app: FastifyInstance, parts: PagesOptions): PageHandler {
  const answers = new Counter({
    name: 'shell_guest_pages_total',
    help: 'Guest pages by where they came from: fresh, made or stale',
    labelNames: ['source'],
    registers: [parts.metrics],
  });
  const options: Partial<PageCacheOptions> = {
    onAnswer: (source) => answers.inc({ source }),
    onError: (err) => {
      // One address that asks too much must not fill the log as well.
      if (err instanceof QueueFullError) return;
      app.log.error({ err }, 'page could not be made; a stale one was sent');
    },
  };
  // Apart, so that made-up queries cannot evict the shop's main pages.
  const cache = createPageCache(options);
  const cacheWithQuery = createPageCache(options);
  const types = ownPolicyTypes(parts.pagePolicies);

  const cacheFor = ({ search }: URL) => (search === '' ? cache : cacheWithQuery);

  const handlePage: PageHandler = async (request, reply) => {
    const store = storeByHost(request.headers.host);
    const notice = parts.maintenance.noticeFor(store.id);
    if (notice) return sendClosedPage(reply, { store, notice, shellBuild: parts.shellBuild });
    const url = pageUrl(request, store);
    // No page of the shop has one, and the router matches no line break.
    if (controlCharacter.test(url.pathname)) return reply.redirect(paths.notFound, 302);
    const isTestHost = isHostOf(parts.testHosts, request.headers.host);
    const address = isTestHost ? { url, unread: '' } : splitRenderedUrl(url);
    const isUncacheable = setSecretHeaders(reply, address.url) || isTestHost;
    const visitor = readVisitor(request, reply, parts.visitorKey);
    const [own, snapshot, experiments] = await Promise.all([
      readOwnSession(visitor, store, sessionApi(request, reply, parts)),
      snapshotOf(request, reply, visitor, parts),
      assignAndStoreExperiments(request, reply, { visitor, store }, parts),
    ]);
    const isDevelopment = parts.devRefresh !== null;
    const accepts = request.headers['accept-encoding'];
    const sendOptions: SendOptions = {
      accepted: chooseEncoding(accepts),
      isDevelopment,
      unread: address.unread,
      renderedSearch: address.url.search,
      policies: parts.pagePolicies,
      retryAfterSeconds: parts.circuit.retryAfterSeconds() ?? defaultRetryAfterSeconds,
    };
    const render = (session: SessionData, isPersonal: boolean) =>
      parts.renderPage(
        {
          url: address.url.href,
          storeId: store.id,
          session: { ...session, abTests: toAbTests(experiments) },
          experiments,
          isTestHost,
          ownPolicyTypes: types.length === 0 ? undefined : types,
          isPersonal,
          // A shared page is cached unchanged: it holds nothing about this visitor.
          encoding: isPersonal && !isDevelopment ? chooseDynamicEncoding(accepts) : 'identity',
          snapshot,
          headers: headersFor(request, parts, isPersonal),
          requestId: request.id,
          network: clientNetwork(request.ip),
        },
        clientNetwork(request.ip),
      );
    if (own) return send(request, reply, toSendable(await render(own, true), false), sendOptions);
    const guest = guestSessionData(store, visitor.consent);
    if (isRejectedForm(request, address.url)) {
      reply.header('cache-control', 'no-store');
      return send(request, reply, toSendable(await render(guest, true), false), sendOptions);
    }
    // A guest's page for want of a better one is a shared page: the browser asks again who the visitor is.
    const make = () => render(guest, false);
    const key = cacheKey(address.url, store, { visitor, snapshot, experiments });
    const answer = isUncacheable
      ? toSendable(await make(), false)
      : await cacheFor(address.url).get(key, make);
    return send(request, reply, answer, sendOptions);
  };
  app.get('/*', handlePage);
  return handlePage;
}

/** What this visitor sees: a preview, what their checkout began with, or what is live. */
async function snapshotOf(
  request: FastifyRequest,
  reply: FastifyReply,
  visitor: Visitor,
  parts: PagesOptions,
): Promise<Snapshot> {
  const previewed = await previewedRelease(request, parts);
  const live = parts.releases.snapshotFor(visitor.id, previewed);
  return previewed ? live : pinDuringCheckout(request, reply, live, parts.releases);
}

/** Decided before the page is made, so that its first bytes show it. */
async function assignAndStoreExperiments(
  request: FastifyRequest,
  reply: FastifyReply,
  { visitor, store }: { visitor: Visitor; store: Store },
  parts: PagesOptions,
): Promise<Assignments> {
  const running = await parts.experiments(store);
  const assigned = assignExperiments(running, visitor.assignments, visitor.id, Date.now());
  // An experiment that cannot be read now may be there again at the next page, and its choice with it.
  const storedAssignments = { ...visitor.assignments, ...assigned };
  keepAssignments(request, reply, visitor, storedAssignments);
  return assigned;
}

/**
 * The address of a mailed link opens somebody's settings: it is neither kept nor indexed, and what the page asks for or
 * leads to is not told it. Answers whether it is one, right or wrong.
 */
function setSecretHeaders(reply: FastifyReply, url: URL): boolean {
  // Most addresses have no query, and this is on every visitor's way.
  if (url.search === '' || !secretQueryParameters.some((field) => url.searchParams.has(field))) return false;
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  reply.header('x-robots-tag', 'noindex');
  return true;
}

/** True for a guest whose form came back unsent: the page shows what was chosen, which the API keeps for this browser. */
function isRejectedForm(request: FastifyRequest, url: URL): boolean {
  return (
    url.searchParams.has('form_error') && request.cookies[storedItems.pendingAddition.names[0]] !== undefined
  );
}

/** A shared page is made without anything of the visitor who happened to ask first. */
function headersFor(
  request: FastifyRequest,
  parts: PagesOptions,
  isPersonal: boolean,
): Record<string, string> {
  const { cookie, ...headers } = parts.forwardedHeaders(request);
  return isPersonal && cookie !== undefined ? { ...headers, cookie } : headers;
}

/** The API renews a session's cookie and clears a dead one; both reach the browser with the page. */
function sessionApi(request: FastifyRequest, reply: FastifyReply, parts: PagesOptions): ApiClient {
  const fetch = createUndiciFetch((cookies) => {
    for (const cookie of cookies) reply.header('set-cookie', cookie);
  });
  return createApiClient({
    baseUrl: parts.apiUrl,
    headers: parts.forwardedHeaders(request),
    fetch: (url, init) =>
      parts.apiQueue.run(clientNetwork(request.ip), () =>
        parts.circuit.call(() =>
          fetch(url, { ...init, signal: AbortSignal.timeout(parts.limits.sessionTimeoutMs) }),
        ),
      ),
  });
}

/** Everything that a guest's page depends on, and nothing that belongs to one guest. */
function cacheKey(
  url: URL,
  store: Store,
  { visitor, snapshot, experiments }: { visitor: Visitor; snapshot: Snapshot; experiments: Assignments },
): string {
  const releases = Object.values(snapshot.releases).map(({ name, version }) => `${name}@${version}`);
  const { cookie_consent_given: given, accepted_functional, accepted_advertising } = visitor.consent;
  const consent = given ? `${Number(accepted_functional)}${Number(accepted_advertising)}` : '-';
  const shown = writeAssignments(experiments);
  return [store.id, consent, shown, ...releases, url.href].join(' ');
}

/** Null for a visitor without a session, and where the API cannot be asked. A forged or ended one is a guest's. */
async function readOwnSession(visitor: Visitor, store: Store, api: ApiClient): Promise<SessionData | null> {
  if (!visitor.hasSession) return null;
  const result = await api.call('session-data', { store_id: store.id });
  return result.ok ? result.data : null;
}

interface SendOptions {
  accepted: Encoding;
  isDevelopment: boolean;
  /** Parameters that the page was not made from. */
  unread: string;
  /** Query of the address that the page was made from. */
  renderedSearch: string;
  retryAfterSeconds: number;
  policies: PagePolicies;
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: SendableAnswer,
  options: SendOptions,
): Promise<FastifyReply> {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache');
  if (answer.kind === 'redirect')
    return reply.redirect(redirectLocation(answer.location, options), answer.status);
  const { isDevelopment } = options;
  const policy = policyOf(options.policies, answer.pageType);
  if (policy !== undefined) reply.header('content-security-policy', policy);
  const page = isDevelopment
    ? { ...answer, html: withDevRefresh(answer.html), bodies: {}, etag: null }
    : answer;
  reply.header('vary', 'accept-encoding, cookie');
  if (page.status === 200 && page.etag !== null) {
    reply.header('etag', page.etag);
    if (matchesEtag(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  }
  const { body, encoding } = await encodeBody(page, options.accepted);
  reply.code(page.status).type('text/html; charset=utf-8');
  if (page.status === 503) reply.header('retry-after', String(options.retryAfterSeconds));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(body);
}

/** Weak comparison (RFC 9110, 13.1.2). A proxy that packs a page anew marks its tag as weak. */
function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch?.split(',').some((tag) => opaque(tag) === opaque(etag)) ?? false;
}

/** What a page is made from: its address without the parameters that the server's pages do not depend on. */
function splitRenderedUrl(url: URL): { url: URL; unread: string } {
  // Most addresses have no query.
  if (url.search === '') return { url, unread: '' };
  const { rendered, unread: unrenderedQuery } = splitQuery(url.search, url.pathname);
  if (unrenderedQuery === '') return { url, unread: unrenderedQuery };
  const address = new URL(url);
  address.search = rendered;
  return { url: address, unread: unrenderedQuery };
}

/** Where a redirect within the shop carries the query along, it carries the parameters too that it was not made from. */
function redirectLocation(
  location: string,
  { unread: unrenderedQuery, renderedSearch }: SendOptions,
): string {
  if (unrenderedQuery === '' || !isShopPath(location) || location === paths.notFound) return location;
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(location) ?? [];
  if (search !== renderedSearch) return location;
  return `${path}${search === '' ? '?' : `${search}&`}${unrenderedQuery}${hash}`;
}

function withDevRefresh(html: Buffer): Buffer {
  return Buffer.from(
    html.toString().replace('</head>', '<script src="/__dev/refresh.js" async></script></head>'),
  );
}
