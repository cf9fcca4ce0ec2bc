import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { KeyObject } from 'node:crypto';
import { Counter, type Registry } from 'prom-client';
import { sessionData } from 'shared-contracts/descriptors/session';
import { storedItems } from 'shared-contracts/cookies';
import { toAbTests, type Assignments } from 'shared-contracts/experiments';
import type { Snapshot } from 'shared-contracts/releases';
import { isShopPath, paths, secretQueryParameters } from 'shared-contracts/routes';
import { guestSessionData, type CookieConsent, type SessionData } from 'shared-contracts/session';
import { storeByHost, type Store } from 'shared-contracts/stores';
import type { ApiClient } from 'shared-runtime';
import { createApiClient } from 'shared-runtime/host';
import { setSpanAttribute } from 'shared-tracing/spans';
import type { ApiAccess } from '../api/api-circuit.ts';
import { pinDuringCheckout } from '../releases/pinned/pinned-releases.ts';
import { clientNetwork } from 'shared-contracts/client-network';
import { chooseEncoding, chooseDynamicEncoding } from '../http/responses/compression.ts';
import { QueueFullError } from '../http/fair-queue.ts';
import { UnknownSessionError } from '../http/responses/unknown-session-error.ts';
import { traceApi } from '../api/trace-api.ts';
import { createUndiciFetch } from '../api/undici-fetch.ts';
import type { Maintenance } from '../maintenance/maintenance.ts';
import { sendClosedPage } from '../maintenance/send-closed-page.ts';
import {
  acceptInvitation,
  isPrefetchedInvitation,
  openedInvitation,
  ownCallHeaders,
} from './accept-invitation.ts';
import { createPageCache, toSendable, type PageCacheOptions, type SendableAnswer } from './page-cache.ts';
import { withDevServerPorts, type Development } from '../development/development.ts';
import { developmentDirectives } from '../development/development-policy.ts';
import { assignExperiments, writeAssignments } from '../visitor/assign-experiments.ts';
import { baseDirectives } from '../http/responses/security-headers.ts';
import { ownPolicyTypes, type PagePolicies } from './page-policies.ts';
import { cachedStylesheetsCookie } from '../../src/document/cached-stylesheets.ts';
import { matchesHost } from '../../src/routing/host-patterns.ts';
import { isInventable, normalisedPath, pageUrl } from './page-url.ts';
import { pageRoute } from './reject-overflow.ts';
import { sendPage, splitRenderedUrl, type SendOptions } from './send-page.ts';
import { linkedDevServerPorts, previewedReleases } from '../releases/pinned/preview.ts';
import type { Releases } from '../releases/releases.ts';
import type { QueuedRenderPage } from '../rendering/render-job.ts';
import type { ShellBuild } from '../shell-build.ts';
import type { ReadStoreSettings, StoreSettings } from '../settings/store-settings.ts';
import { clearEnteredValues, readEnteredValues } from '../visitor/entered-values.ts';
import { readConsent, storeAssignments, readVisitor, type Visitor } from '../visitor/visitor.ts';

export interface PagesOptions extends ApiAccess {
  apiUrl: string;
  /** For a member's session, milliseconds; after it the guest page is sent. */
  sessionTimeoutMs: number;
  /** Hosts that show unpublished stories to editors; `*` matches anything. */
  testHosts: readonly string[];
  pagePolicies: PagePolicies;
  shellBuild: ShellBuild;
  releases: Releases;
  storeSettings: ReadStoreSettings;
  maintenance: Maintenance;
  /** The registry's public key. */
  publicKey: KeyObject;
  /** Key that signs visitor ids. */
  visitorKey: KeyObject;
  renderPage: QueuedRenderPage;
  /** Lets a client wait for the render of a shared page too, which starts at the first turn of its clients. */
  joinRender: (sharedKey: string, client: string) => void;
  /** Registry of all Prometheus metrics. */
  metrics: Registry;
  /** Pages get the script that reloads them when another release is live; they are sent without compression or etag. */
  isDevelopment: boolean;
  /** Null: no remote runs from its sources. */
  development: Development | null;
  /** Returns the visitor's headers for the API. */
  forwardedHeaders(request: FastifyRequest): Record<string, string>;
}

/** The page cache renders a page anew at most this often, so an earlier retry would not help. */
const defaultRetryAfterSeconds = 5;

/** An escaped control character in a path. */
const controlCharacter = /%(?:[01][\da-f]|7f)/i;

export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Registers the route of all pages: the API says which page a path is. Returns its handler. */
export function registerPages(app: FastifyInstance, options: PagesOptions): PageHandler {
  const answers = new Counter({
    name: 'shell_guest_pages_total',
    help: 'Guest pages by cache status: hit, miss, stale_while_revalidate or stale_if_error',
    labelNames: ['cache_status'],
    registers: [options.metrics],
  });
  const cacheOptions: Partial<PageCacheOptions> = {
    onAnswer: (status) => {
      answers.inc({ cache_status: status });
      setSpanAttribute('shop.cache_status', status);
    },
    onError: (err) => {
      // A client that exceeds its limits must not fill the log.
      if (err instanceof QueueFullError) return;
      app.log.error({ err }, 'page could not be rendered; a stale one was sent');
    },
  };
  const cache = createPageCache(cacheOptions);
  // A cache of its own, so that invented URLs cannot evict the main pages.
  const cacheOfInventable = createPageCache(cacheOptions);
  const types = ownPolicyTypes(options.pagePolicies);
  const basePolicy = baseDirectives(options.shellBuild);

  const cacheFor = (url: URL) => (isInventable(url) ? cacheOfInventable : cache);

  const handlePage: PageHandler = async (request, reply) => {
    const store = storeByHost(request.headers.host);
    const notice = options.maintenance.noticeFor(store.id);
    if (notice) return sendClosedPage(reply, { store, notice, shellBuild: options.shellBuild });
    const url = pageUrl(request, store);
    // No page has a control character in its path, and the router does not match line breaks.
    if (controlCharacter.test(url.pathname)) return reply.redirect(paths.notFound, 302);
    const path = normalisedPath(url.pathname);
    if (path !== url.pathname) {
      // The query may hold the secret of a mailed link.
      reply.header('cache-control', 'no-store');
      if (!isShopPath(path)) return reply.redirect(paths.notFound, 302);
      return reply.redirect(path + url.search, 301);
    }
    if (isPrefetchedInvitation(request, path))
      return reply.code(503).header('cache-control', 'no-store').send();
    const isTestHost = matchesHost(options.testHosts, request.headers.host);
    const splitUrl = isTestHost ? { url, unrenderedQuery: '' } : splitRenderedUrl(url);
    const isUncacheable = setSecretHeaders(reply, splitUrl.url) || isTestHost;
    const visitor = readVisitor(request, reply, options.visitorKey);
    const [ownSession, snapshot, settings] = await Promise.all([
      readSession(request, reply, { visitor, store, path }, options),
      snapshotOf(request, reply, visitor, options),
      options.storeSettings(store),
    ]);
    const { devServerPorts } = snapshot;
    if (devServerPorts) reply.header('cache-control', 'no-store');
    const consent = readConsent(request, settings.consentVersion);
    const experiments = assignAndStoreExperiments(request, reply, { visitor, consent }, settings);
    const { isDevelopment } = options;
    const accepts = request.headers['accept-encoding'];
    const sendOptions: SendOptions = {
      accepted: chooseEncoding(accepts),
      isDevelopment,
      unrenderedQuery: splitUrl.unrenderedQuery,
      renderedSearch: splitUrl.url.search,
      policies: options.pagePolicies,
      basePolicy: devServerPorts ? developmentDirectives(basePolicy, devServerPorts) : basePolicy,
      hasOwnPolicy: devServerPorts !== undefined,
      retryAfterSeconds: options.circuit.retryAfterSeconds() ?? defaultRetryAfterSeconds,
    };
    const client = clientNetwork(request.ip);
    const isRejected = splitUrl.url.searchParams.has('form_error');
    const enteredValues = isRejected ? readEnteredValues(request) : null;
    const render = (session: SessionData, isPersonal: boolean, sharedKey?: string) =>
      options.renderPage(
        {
          url: splitUrl.url.href,
          storeId: store.id,
          session: { ...session, abTests: toAbTests(experiments) },
          experiments,
          isTestHost,
          ownPolicyTypes: types.length === 0 ? undefined : types,
          isPersonal,
          // The first paint is a round trip earlier. Fonts of an inline style sheet send the page's URL as the referrer, which can
          // hold a secret: a second protection beside the referrer policy, which a proxy may replace.
          hasInlineStyles: !isUncacheable && !devServerPorts,
          ...(isPersonal ? { cachedStylesheetsCookie: request.cookies[cachedStylesheetsCookie] } : {}),
          ...(enteredValues === null ? {} : { enteredValues }),
          // A shared page is cached uncompressed.
          encoding: isPersonal && !isDevelopment ? chooseDynamicEncoding(accepts) : 'identity',
          snapshot,
          headers: headersFor(request, options, isPersonal),
          requestId: request.id,
          network: client,
        },
        client,
        sharedKey,
      );
    const send = (answer: SendableAnswer) => {
      // The shopper can reload a page that is not available, with what was entered.
      if (isRejected && !isUnavailable(answer)) clearEnteredValues(request, reply);
      return sendPage(request, reply, answer, sendOptions);
    };
    /** A member must not be asked to sign in because the API was slow. */
    const sendToGuest = (answer: SendableAnswer) => {
      if (visitor.hasSession && leadsToSignIn(answer)) throw new UnknownSessionError();
      return send(answer);
    };
    if (ownSession) return send(toSendable(await render(ownSession, true), false));
    const guest = guestSessionData(store, consent);
    // Such a page shows what this browser has sent, or what the API keeps for it.
    if (
      enteredValues !== null ||
      (isRejected && hasPendingAddition(request)) ||
      showsSocialLogin(request, url)
    ) {
      reply.header('cache-control', 'no-store');
      return sendToGuest(toSendable(await render(guest, true), false));
    }
    // If the session could not be read, the guest page is shared too: the browser fetches the session again.
    const key = cacheKey(splitUrl.url, store, { consent, snapshot, experiments });
    const answer =
      isUncacheable || devServerPorts
        ? toSendable(await render(guest, false), false)
        : await cacheFor(splitUrl.url).get(
            key,
            () => render(guest, false, key),
            () => options.joinRender(key, client),
          );
    return sendToGuest(answer);
  };
  app.get(pageRoute, handlePage);
  return handlePage;
}

/** Returns the visitor's snapshot: with a preview, pinned for the checkout, or live. */
async function snapshotOf(
  request: FastifyRequest,
  reply: FastifyReply,
  visitor: Visitor,
  options: PagesOptions,
): Promise<Snapshot> {
  const previewed = await previewedReleases(request, options);
  const live = options.releases.snapshotFor(visitor.id, previewed);
  const snapshot =
    previewed.length > 0 ? live : await pinDuringCheckout(request, reply, live, options.releases);
  return withDevServerPorts(snapshot, options.development, linkedDevServerPorts(request, options));
}

/** Assigned before rendering, so that the first response already shows the variation. */
function assignAndStoreExperiments(
  request: FastifyRequest,
  reply: FastifyReply,
  { visitor, consent }: { visitor: Visitor; consent: CookieConsent },
  { experiments }: StoreSettings,
): Assignments {
  const assigned = assignExperiments(experiments, visitor.assignments, visitor.id, Date.now());
  // Keeps assignments of experiments that cannot be read now: they may be available on the next page.
  const storedAssignments = { ...visitor.assignments, ...assigned };
  storeAssignments(request, reply, storedAssignments, { visitor, consent });
  return assigned;
}

/**
 * Sets headers for the URL of a mailed link, which gives access to personal settings: not cached, not indexed, its
 * path and query not sent as a referrer, also not to the shop itself, whose logs have none of them. Returns whether the URL has such parameters, valid or not.
 */
function setSecretHeaders(reply: FastifyReply, url: URL): boolean {
  // Fast path: most URLs have no query.
  if (url.search === '' || !secretQueryParameters.some((field) => url.searchParams.has(field))) return false;
  // Not `no-referrer`: with it browsers post the forms of the page with `Origin: null`, which the API rejects.
  reply.header('cache-control', 'no-store').header('referrer-policy', 'strict-origin');
  reply.header('x-robots-tag', 'noindex');
  return true;
}

function leadsToSignIn(answer: SendableAnswer): boolean {
  return answer.kind === 'redirect' && answer.location.startsWith(paths.login());
}

function isUnavailable(answer: SendableAnswer): boolean {
  return answer.kind === 'document' && answer.status === 503;
}

/** Returns whether the API keeps the choice of a guest's rejected form for this browser. */
function hasPendingAddition(request: FastifyRequest): boolean {
  return request.cookies[storedItems.pendingAddition.names[0]] !== undefined;
}

/** Returns whether the page shows the social login that this browser has begun. */
function showsSocialLogin(request: FastifyRequest, { pathname }: URL): boolean {
  const [path] = paths.socialLogin.split(/\/$/);
  const isItsPage = pathname.replace(/\/$/, '') === path;
  return isItsPage && storedItems.socialLogin.names.some((name) => request.cookies[name] !== undefined);
}

/** Leaves the cookie out of requests for shared pages. */
function headersFor(
  request: FastifyRequest,
  options: PagesOptions,
  isPersonal: boolean,
): Record<string, string> {
  const { cookie, ...headers } = options.forwardedHeaders(request);
  return isPersonal && cookie !== undefined ? { ...headers, cookie } : headers;
}

/** Creates the client for the session. Cookies that the API sets, renews or clears are sent with the page. */
function sessionApi(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PagesOptions,
  headers: Record<string, string> = {},
): ApiClient {
  const fetch = createUndiciFetch((cookies) => {
    for (const cookie of cookies) reply.header('set-cookie', cookie);
  });
  const client = createApiClient({
    baseUrl: options.apiUrl,
    headers: { ...options.forwardedHeaders(request), ...headers },
    fetch: (url, init) =>
      options.apiQueue.run(clientNetwork(request.ip), new URL(url).pathname, () =>
        options.circuit.call(() =>
          fetch(url, { ...init, signal: AbortSignal.timeout(options.sessionTimeoutMs) }),
        ),
      ),
  });
  return traceApi(client);
}

/** Returns a key of everything that a guest page depends on, without personal data. */
function cacheKey(
  url: URL,
  store: Store,
  {
    consent,
    snapshot,
    experiments,
  }: { consent: CookieConsent; snapshot: Snapshot; experiments: Assignments },
): string {
  const { cookie_consent_given: isGiven, accepted_functional, accepted_advertising } = consent;
  const choice = isGiven ? `${Number(accepted_functional)}${Number(accepted_advertising)}` : '-';
  const assignments = writeAssignments(experiments);
  return [store.id, choice, assignments, releasesKey(snapshot), url.href].join(' ');
}

/** Computed once for each snapshot, which many requests share. */
const releasesKeys = new WeakMap<Snapshot, string>();

function releasesKey(snapshot: Snapshot): string {
  const known = releasesKeys.get(snapshot);
  if (known !== undefined) return known;
  const releases = Object.values(snapshot.releases).map(({ name, version }) => `${name}@${version}`);
  const key = releases.join(' ');
  releasesKeys.set(snapshot, key);
  return key;
}

/** Returns the session after an invitation that the visitor opens has been accepted; null if a guest has none. */
async function readSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { visitor, store, path }: { visitor: Visitor; store: Store; path: string },
  options: PagesOptions,
): Promise<SessionData | null> {
  const code = openedInvitation(request, path);
  if (code !== null) {
    const api = sessionApi(request, reply, options, ownCallHeaders);
    const session = await acceptInvitation(api, store, code);
    if (session !== null) return visitor.hasSession || session.referralCode !== null ? session : null;
  }
  return readOwnSession(visitor, store, sessionApi(request, reply, options));
}

/**
 * Returns null without a session and if the API cannot be reached. For an invalid session the API returns a guest's.
 */
async function readOwnSession(visitor: Visitor, store: Store, api: ApiClient): Promise<SessionData | null> {
  if (!visitor.hasSession) return null;
  const result = await api.call(sessionData, { store_id: store.id });
  return result.ok ? result.data : null;
}
