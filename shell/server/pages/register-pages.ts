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
import { keptInCheckout } from '../releases/pinned-releases.ts';
import { clientNetwork } from 'shared-contracts/client-network';
import { chooseEncoding, chooseOnceEncoding, type Encoding } from '../http/compression.ts';
import { QueueFullError } from '../http/fair-queue.ts';
import { createLeanFetch } from '../api/undici-fetch.ts';
import { sendClosedPage } from '../maintenance/send-closed-page.ts';
import { bytesOf, createPageCache, keepable, type KeptAnswer, type PageCacheOptions } from './page-cache.ts';
import { assignExperiments, writeAssignments } from '../visitor/assign-experiments.ts';
import { ownPolicyTypes, policyOf, type PagePolicies } from './page-policies.ts';
import { isHostOf, pageUrl } from './page-url.ts';
import { previewedRelease } from '../releases/preview.ts';
import { keepAssignments, readVisitor, type Visitor } from '../visitor/visitor.ts';

export interface PagesParts extends AppParts, ApiAccess {
  forwardedHeaders(request: FastifyRequest): Record<string, string>;
}

/** Every request is a new try. Sooner than a page is made anew there is little to gain. */
const usualRetryAfterSeconds = 5;

/** Escaped in a path. */
const controlCharacter = /%(?:[01][\da-f]|7f)/i;

export type ShowPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Every other GET is a page: which one, the API says. Answers how they are shown. */
export function registerPages(app: FastifyInstance, parts: PagesParts): ShowPage {
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
  const cacheOfQueries = createPageCache(options);
  const types = ownPolicyTypes(parts.pagePolicies);

  const cacheFor = ({ search }: URL) => (search === '' ? cache : cacheOfQueries);

  const showPage: ShowPage = async (request, reply) => {
    const store = storeByHost(request.headers.host);
    const closure = parts.maintenance.closureOf(store.id);
    if (closure) return sendClosedPage(reply, { store, closure, shellBuild: parts.shellBuild });
    const url = pageUrl(request, store);
    // No page of the shop has one, and the router matches no line break.
    if (controlCharacter.test(url.pathname)) return reply.redirect(paths.notFound, 302);
    const isTestHost = isHostOf(parts.testHosts, request.headers.host);
    const address = isTestHost ? { url, unread: '' } : renderedAddress(url);
    const isOneVisitors = keepSecret(reply, address.url) || isTestHost;
    const visitor = readVisitor(request, reply, parts.visitorKey);
    const [own, snapshot, experiments] = await Promise.all([
      readOwnSession(visitor, store, sessionApi(request, reply, parts)),
      snapshotOf(request, reply, visitor, parts),
      experimentsFor(request, reply, { visitor, store }, parts),
    ]);
    const isDevelopment = parts.devRefresh !== null;
    const accepts = request.headers['accept-encoding'];
    const toSend: SendOptions = {
      accepted: chooseEncoding(accepts),
      isDevelopment,
      unread: address.unread,
      renderedSearch: address.url.search,
      policies: parts.pagePolicies,
      retryAfterSeconds: parts.circuit.retryAfterSeconds() ?? usualRetryAfterSeconds,
    };
    const render = (session: SessionData, isPersonal: boolean) =>
      parts.makePage(
        {
          url: address.url.href,
          storeId: store.id,
          session: { ...session, abTests: toAbTests(experiments) },
          experiments,
          isTestHost,
          ownPolicyTypes: types.length === 0 ? undefined : types,
          isPersonal,
          // A shared page is cached unchanged: it holds nothing about this visitor.
          encoding: isPersonal && !isDevelopment ? chooseOnceEncoding(accepts) : 'identity',
          snapshot,
          headers: headersFor(request, parts, isPersonal),
          requestId: request.id,
          network: clientNetwork(request.ip),
        },
        clientNetwork(request.ip),
      );
    if (own) return send(request, reply, keepable(await render(own, true), false), toSend);
    const guest = guestSessionData(store, visitor.consent);
    if (isReturnedForm(request, address.url)) {
      reply.header('cache-control', 'no-store');
      return send(request, reply, keepable(await render(guest, true), false), toSend);
    }
    // A guest's page for want of a better one is a shared page: the browser asks again who the visitor is.
    const make = () => render(guest, false);
    const key = cacheKey(address.url, store, { visitor, snapshot, experiments });
    const answer = isOneVisitors ? keepable(await make(), false) : await cacheFor(address.url).get(key, make);
    return send(request, reply, answer, toSend);
  };
  app.get('/*', showPage);
  return showPage;
}

/** What this visitor sees: a preview, what their checkout began with, or what is live. */
async function snapshotOf(
  request: FastifyRequest,
  reply: FastifyReply,
  visitor: Visitor,
  parts: PagesParts,
): Promise<Snapshot> {
  const previewed = await previewedRelease(request, parts);
  const live = parts.releases.snapshotFor(visitor.id, previewed);
  return previewed ? live : keptInCheckout(request, reply, live, parts.releases);
}

/** Decided before the page is made, so that its first bytes show it. */
async function experimentsFor(
  request: FastifyRequest,
  reply: FastifyReply,
  { visitor, store }: { visitor: Visitor; store: Store },
  parts: PagesParts,
): Promise<Assignments> {
  const running = await parts.experiments(store);
  const assigned = assignExperiments(running, visitor.assignments, visitor.id, Date.now());
  // An experiment that cannot be read now may be there again at the next page, and its choice with it.
  const kept = { ...visitor.assignments, ...assigned };
  keepAssignments(request, reply, visitor, kept);
  return assigned;
}

/**
 * The address of a mailed link opens somebody's settings: it is neither kept nor indexed, and what the page asks for or
 * leads to is not told it. Answers whether it is one, right or wrong.
 */
function keepSecret(reply: FastifyReply, url: URL): boolean {
  // Most addresses have no query, and this is on every visitor's way.
  if (url.search === '' || !secretQueryParameters.some((field) => url.searchParams.has(field))) return false;
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  reply.header('x-robots-tag', 'noindex');
  return true;
}

/** True for a guest whose form came back unsent: the page shows what was chosen, which the API keeps for this browser. */
function isReturnedForm(request: FastifyRequest, url: URL): boolean {
  return (
    url.searchParams.has('form_error') && request.cookies[storedItems.pendingAddition.names[0]] !== undefined
  );
}

/** A shared page is made without anything of the visitor who happened to ask first. */
function headersFor(request: FastifyRequest, parts: PagesParts, isPersonal: boolean): Record<string, string> {
  const { cookie, ...headers } = parts.forwardedHeaders(request);
  return isPersonal && cookie !== undefined ? { ...headers, cookie } : headers;
}

/** The API renews a session's cookie and clears a dead one; both reach the browser with the page. */
function sessionApi(request: FastifyRequest, reply: FastifyReply, parts: PagesParts): ApiClient {
  const fetch = createLeanFetch((cookies) => {
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
  answer: KeptAnswer,
  options: SendOptions,
): Promise<FastifyReply> {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache');
  if (answer.kind === 'redirect') return reply.redirect(targetOf(answer.location, options), answer.status);
  const { isDevelopment } = options;
  const policy = policyOf(options.policies, answer.pageType);
  if (policy !== undefined) reply.header('content-security-policy', policy);
  const page = isDevelopment
    ? { ...answer, html: withDevRefresh(answer.html), bodies: {}, etag: null }
    : answer;
  reply.header('vary', 'accept-encoding, cookie');
  if (page.status === 200 && page.etag !== null) {
    reply.header('etag', page.etag);
    if (matches(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  }
  const { body, encoding } = await bytesOf(page, options.accepted);
  reply.code(page.status).type('text/html; charset=utf-8');
  if (page.status === 503) reply.header('retry-after', String(options.retryAfterSeconds));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(body);
}

/** Weak comparison (RFC 9110, 13.1.2). A proxy that packs a page anew marks its tag as weak. */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch?.split(',').some((tag) => opaque(tag) === opaque(etag)) ?? false;
}

/** What a page is made from: its address without the parameters that the server's pages do not depend on. */
function renderedAddress(url: URL): { url: URL; unread: string } {
  // Most addresses have no query.
  if (url.search === '') return { url, unread: '' };
  const { rendered, unread } = splitQuery(url.search, url.pathname);
  if (unread === '') return { url, unread };
  const address = new URL(url);
  address.search = rendered;
  return { url: address, unread };
}

/** Where a redirect within the shop carries the query along, it carries the parameters too that it was not made from. */
function targetOf(location: string, { unread, renderedSearch }: SendOptions): string {
  if (unread === '' || !isShopPath(location) || location === paths.notFound) return location;
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(location) ?? [];
  if (search !== renderedSearch) return location;
  return `${path}${search === '' ? '?' : `${search}&`}${unread}${hash}`;
}

function withDevRefresh(html: Buffer): Buffer {
  return Buffer.from(
    html.toString().replace('</head>', '<script src="/__dev/refresh.js" async></script></head>'),
  );
}
