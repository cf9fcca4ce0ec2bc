import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toAbTests, type Assignments } from 'shared-contracts/experiments';
import type { Snapshot } from 'shared-contracts/releases';
import { mailLinkFields } from 'shared-contracts/routes';
import { guestSessionData, type SessionData } from 'shared-contracts/session';
import { storeByHost, type Store } from 'shared-contracts/stores';
import type { ApiClient } from 'shared-runtime';
import { createApiClient } from 'shared-runtime/host';
import type { AppParts } from './app.ts';
import { keptInCheckout } from './checkout-releases.ts';
import { chooseEncoding, chooseOnceEncoding, type Encoding } from './compressed.ts';
import { createLeanFetch } from './lean-fetch.ts';
import { sendClosedPage } from './maintenance/send-closed-page.ts';
import { bytesOf, createPageCache, keepable, type KeptAnswer } from './page-cache.ts';
import { assignExperiments, writeAssignments } from './experiments/assign-experiments.ts';
import { ownPolicyTypes, policyOf, type PagePolicies } from './page-policies.ts';
import { isHostOf, pageUrl } from './page-url.ts';
import { previewedRelease } from './preview.ts';
import { keepAssignments, readVisitor, type Visitor } from './visitor.ts';

export interface PagesParts extends AppParts {
  forwardedHeaders(request: FastifyRequest): Record<string, string>;
}

export type ShowPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Every other GET is a page: which one, the API says. Answers how they are shown. */
export function registerPages(app: FastifyInstance, parts: PagesParts): ShowPage {
  const cache = createPageCache();
  const types = ownPolicyTypes(parts.pagePolicies);

  const showPage: ShowPage = async (request, reply) => {
    const store = storeByHost(request.headers.host);
    const closure = parts.maintenance.closureOf(store.id);
    if (closure) return sendClosedPage(reply, { store, closure, shellBuild: parts.shellBuild });
    const url = pageUrl(request, store);
    const isTestHost = isHostOf(parts.testHosts, request.headers.host);
    const isOneVisitors = keepSecret(reply, url) || isTestHost;
    const visitor = readVisitor(request, reply);
    const [snapshot, experiments] = await Promise.all([
      snapshotOf(request, reply, visitor, parts),
      experimentsFor(request, reply, { visitor, store }, parts),
    ]);
    const isDevelopment = parts.devRefresh !== null;
    const accepts = request.headers['accept-encoding'];
    const toSend = { accepted: chooseEncoding(accepts), isDevelopment, policies: parts.pagePolicies };
    const render = (session: SessionData, isPersonal: boolean) =>
      parts.makePage({
        url: url.href,
        storeId: store.id,
        session: { ...session, abTests: toAbTests(experiments) },
        experiments,
        isTestHost,
        ownPolicyTypes: types.length === 0 ? undefined : types,
        isPersonal,
        // A shared page is kept as it is, for whoever comes next.
        encoding: isPersonal && !isDevelopment ? chooseOnceEncoding(accepts) : 'identity',
        snapshot,
        headers: headersFor(request, parts, isPersonal),
        requestId: request.id,
      });
    const own = await readOwnSession(visitor, store, sessionApi(request, reply, parts));
    if (own) return send(reply, keepable(await render(own, true)), toSend);
    // A guest's page for want of a better one is a shared page: the browser asks again who the visitor is.
    const guest = guestSessionData(store, visitor.consent);
    const make = () => render(guest, false);
    const key = cacheKey(url, store, { visitor, snapshot, experiments });
    const answer = isOneVisitors ? keepable(await make()) : await cache.get(key, make);
    return send(reply, answer, toSend);
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
  keepAssignments(request, reply, visitor.assignments, kept);
  return assigned;
}

/**
 * The address of a mailed link opens somebody's settings: it is neither kept nor indexed, and what the page asks for or
 * leads to is not told it. Answers whether it is one, right or wrong.
 */
function keepSecret(reply: FastifyReply, url: URL): boolean {
  // Most addresses have no query, and this is on every visitor's way.
  if (url.search === '' || !mailLinkFields.some((field) => url.searchParams.has(field))) return false;
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  reply.header('x-robots-tag', 'noindex');
  return true;
}

/** A shared page is made without anything of the visitor who happened to ask first. */
function headersFor(request: FastifyRequest, parts: PagesParts, isPersonal: boolean): Record<string, string> {
  const { cookie, ...headers } = parts.forwardedHeaders(request);
  return isPersonal && cookie !== undefined ? { ...headers, cookie } : headers;
}

/** The API renews a session's cookie and clears a dead one; both reach the browser with the page. */
function sessionApi(request: FastifyRequest, reply: FastifyReply, parts: PagesParts): ApiClient {
  return createApiClient({
    baseUrl: parts.apiUrl,
    headers: parts.forwardedHeaders(request),
    fetch: createLeanFetch((cookies) => {
      for (const cookie of cookies) reply.header('set-cookie', cookie);
    }),
  });
}

/** Everything that a guest's page depends on, and nothing that belongs to one guest. */
function cacheKey(
  url: URL,
  store: Store,
  { visitor, snapshot, experiments }: { visitor: Visitor; snapshot: Snapshot; experiments: Assignments },
): string {
  const versions = Object.values(snapshot.releases).map((release) => release.version);
  const { cookie_consent_given: given, accepted_functional, accepted_advertising } = visitor.consent;
  const consent = given ? `${Number(accepted_functional)}${Number(accepted_advertising)}` : '-';
  const shown = writeAssignments(experiments);
  return [store.id, consent, shown, ...versions, url.href].join(' ');
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
  policies: PagePolicies;
}

async function send(
  reply: FastifyReply,
  answer: KeptAnswer,
  { accepted, isDevelopment, policies }: SendOptions,
): Promise<FastifyReply> {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache');
  if (answer.kind === 'redirect') return reply.redirect(answer.location, answer.status);
  const policy = policyOf(policies, answer.pageType);
  if (policy !== undefined) reply.header('content-security-policy', policy);
  const page = isDevelopment ? { ...answer, html: withDevRefresh(answer.html), bodies: {} } : answer;
  const { body, encoding } = await bytesOf(page, accepted);
  reply.code(page.status).type('text/html; charset=utf-8').header('vary', 'accept-encoding, cookie');
  if (page.status === 503) reply.header('retry-after', '120');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(body);
}

function withDevRefresh(html: Buffer): Buffer {
  return Buffer.from(
    html.toString().replace('</head>', '<script src="/__dev/refresh.js" async></script></head>'),
  );
}
