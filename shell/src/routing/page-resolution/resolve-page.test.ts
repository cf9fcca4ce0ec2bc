import type { PageMeta, PageRoute } from 'shared-contracts/api/shop';
import type { PageClaims, PageTypes } from 'shared-contracts/releases';
import { encodeReferer } from 'shared-contracts/routes';
import { ApiError, type PageModule } from 'shared-runtime';
import {
  answer,
  createStubShop,
  memberSession,
  ErrorResponse,
  type StubOptions,
} from 'shared-runtime/testing';
import { defaultStore } from 'shared-contracts/stores';
import type { RegionFailure } from 'shared-runtime/host';
import { pageOf, regionsOver } from 'shared-runtime/testing/regions';
import { testMeta, testPageTypes, testRoute } from '../../testing/routing-fixture.ts';
import { bareMeta, isForMembers } from '../page-state.ts';
import { resolvePage } from './resolve-page.ts';

const meta = testMeta;
const route = (parts: Partial<PageRoute>) => testRoute({ entity_id: 'about-us', ...parts });

interface Given extends StubOptions {
  route?: Partial<PageRoute>;
  /** Routes of other paths. */
  routes?: Record<string, Partial<PageRoute>>;
  isTestHost?: boolean;
  claims?: PageClaims;
  pageTypes?: PageTypes;
  /** True: the API is unreachable. */
  isApiDown?: boolean;
  load?: PageModule['load'];
  isRemoteDown?: boolean;
  side?: 'server' | 'browser';
}

const apiFailure = (code: 'not_found' | 'authentication_required' | 'internal') =>
  new ApiError({
    code,
    message: '',
    status: 0,
    isRetryable: false,
    requestId: null,
    retryAfterSeconds: null,
    body: null,
  });

async function resolve(path: string, given: Given = {}) {
  const { routes = {} } = given;
  const pageRoute = answer('page-route', ({ path: asked }) => route(routes[asked] ?? given.route ?? {}));
  const handlers = [...(given.isApiDown ? [] : [pageRoute]), ...(given.handlers ?? [])];
  const { context } = createStubShop({ side: 'server', ...given, handlers });
  const failures: RegionFailure[] = [];
  const { regions } = regionsOver(() =>
    given.isRemoteDown
      ? Promise.reject(new Error('down'))
      : Promise.resolve(pageOf(given.load ? { load: given.load } : {})),
  );
  const resolution = await resolvePage(
    {
      context,
      contextFor: () => context,
      regions,
      pageTypes: given.pageTypes ?? testPageTypes,
      claims: given.claims ?? {},
      isTestHost: given.isTestHost ?? false,
      timeoutOf: () => 50,
      reportFailure: (failure) => failures.push(failure),
    },
    new URL(path, 'http://localhost'),
  );
  return { ...resolution, failures, regions };
}

describe('resolvePage', () => {
  it('passes path, query and entity to the page', async () => {
    const seen: unknown[] = [];
    const load: PageModule['load'] = async (_context, params) => void seen.push(params);
    const { state } = await resolve('/about-us?p=2', { load });
    const params = { path: '/about-us', search: { p: '2' }, entityId: 'about-us', pageType: 'cms' };
    expect(seen).toEqual([params]);
    expect(state).toEqual({
      kind: 'page',
      page: 'cms/page',
      entry: 'public',
      params,
      tracking: 'Info',
      status: 200,
      meta,
    });
  });

  describe.each(['server', 'browser'] as const)('with claimed paths, in the %s', (side) => {
    const claims: PageClaims = {
      '/gift-cards/*': { page: 'gift-cards/balance', entry: 'public', tracking: 'Info' },
      '/my-gifts/*': { page: 'gift-cards/mine', entry: 'members', tracking: 'Account' },
      '/about-us/*': { page: 'gift-cards/balance', entry: 'public', tracking: 'Info' },
      '/constructor/*': { page: 'gift-cards/balance', entry: 'public', tracking: 'Info' },
    };
    const unknown = { type: null, entity_id: null, meta: null };
    const open = (path: string, given: Given = {}) =>
      resolve(path, { route: unknown, claims, side, ...given });

    it.each(['/gift-cards', '/gift-cards/', '/gift-cards/2026/x', '/constructor/x'])(
      'opens %s',
      async (path) => {
        expect((await open(path)).state).toMatchObject({
          kind: 'page',
          page: 'gift-cards/balance',
          status: 200,
          params: { path, pageType: 'gift-cards/balance' },
          meta: { robots: 'noindex' },
        });
      },
    );

    it.each(['/gift-cardsx', '/other', '/__proto__/x', '/toString', '//gift-cards'])(
      'does not open %s',
      async (path) => {
        expect((await open(path)).redirect).toEqual({ url: '/404', status: 302 });
      },
    );

    it('prefers what page-route answers', async () => {
      expect((await open('/about-us', { route: {} })).state).toMatchObject({ page: 'cms/page' });
      const redirect = { url: '/gift-cards-of-2026', status: 301 as const };
      expect((await open('/gift-cards', { routes: { '/gift-cards': { redirect } } })).redirect).toEqual(
        redirect,
      );
    });

    it('redirects a guest from a page for members to sign-in, and shows it to a member', async () => {
      expect((await open('/my-gifts')).redirect?.url).toMatch(/^\/customer\/account\/login\/referer\//);
      const { state } = await open('/my-gifts', { session: memberSession });
      expect(state).toMatchObject({ page: 'gift-cards/mine', entry: 'members' });
      expect(state && isForMembers(state)).toBe(true);
    });

    it('answers 503 for a remote that cannot be loaded', async () => {
      expect((await open('/gift-cards', { isRemoteDown: true })).state).toMatchObject({ status: 503 });
    });
  });

  it('merges the page’s metadata into the route’s', async () => {
    const load: PageModule['load'] = () => Promise.resolve({ status: 410, meta: { title: 'Sold out' } });
    const { state } = await resolve('/about-us', { load });
    expect(state).toMatchObject({
      status: 410,
      meta: { title: 'Sold out', description: 'All', og: { title: 'Sold out', description: 'All' } },
    });
  });

  it.each([
    { url: '/brand/ridge', status: 301 as const },
    { url: 'https://help.example/', status: 302 as const },
  ])('follows the redirect to $url', async (redirect) => {
    expect((await resolve('/old', { routes: { '/old': { redirect } } })).redirect).toEqual(redirect);
  });

  it.each([null, 'not-found' as const])(
    'redirects the page type %p to the fallback, which answers 404',
    async (type) => {
      expect((await resolve('/nothing', { route: { type } })).redirect).toEqual({ url: '/404', status: 302 });
      expect((await resolve('/404', { route: { type } })).state).toMatchObject({
        kind: 'not-found',
        status: 404,
      });
    },
  );

  describe.each(['server', 'browser'] as const)('with page types of releases, in the %s', (side) => {
    const pageTypes: PageTypes = {
      'gift-card': { page: 'gift-cards/card', entry: 'public', tracking: 'Product' },
      'my-gift-cards': { page: 'gift-cards/mine', entry: 'members', tracking: 'Account' },
    };
    const open = (type: string, given: Given = {}) =>
      resolve('/gifts/7', { route: { type, entity_id: 7 }, pageTypes, side, ...given });

    it('opens the page of a type that only API and release know', async () => {
      expect((await open('gift-card')).state).toMatchObject({
        kind: 'page',
        page: 'gift-cards/card',
        tracking: 'Product',
        status: 200,
        params: { path: '/gifts/7', entityId: 7, pageType: 'gift-card' },
        meta,
      });
    });

    it('redirects a guest from a page for members to sign-in, and shows it to a member', async () => {
      expect((await open('my-gift-cards')).redirect?.url).toContain('/customer/account/login/referer/');
      const { state } = await open('my-gift-cards', { session: memberSession });
      expect(state).toMatchObject({ page: 'gift-cards/mine', entry: 'members' });
      expect(state && isForMembers(state)).toBe(true);
    });

    it('answers 503 for a remote that cannot be loaded', async () => {
      expect((await open('gift-card', { isRemoteDown: true })).state).toMatchObject({ status: 503 });
    });

    it('answers with a page that is still to come for a type that no release renders', async () => {
      expect((await open('gift-cards')).state).toMatchObject({
        kind: 'soon',
        pageType: 'gift-cards',
        status: 200,
        isForMembers: false,
        meta: { title: meta.title, robots: 'noindex' },
      });
    });

    it('opens a claimed page at a path whose type no release renders', async () => {
      const claims: PageClaims = {
        '/gifts/*': { page: 'gift-cards/balance', entry: 'public', tracking: 'Info' },
      };
      expect((await open('gift-cards', { claims })).state).toMatchObject({ page: 'gift-cards/balance' });
      expect((await open('gift-card', { claims })).state).toMatchObject({ page: 'gift-cards/card' });
    });

    it('returns an error while no release is known at all', async () => {
      expect((await open('gift-card', { pageTypes: {} })).state).toMatchObject({
        kind: 'error',
        reason: 'release',
        status: 503,
      });
    });
  });

  it.each(['/customer/account/edit/', '/sales/order/view/order_id/12', '/newsletter/manage/'])(
    'asks guests at %s to sign in while no release renders it',
    async (path) => {
      const route = { type: 'any-type' };
      expect((await resolve(path, { route })).redirect?.url).toContain('/customer/account/login');
      const { state } = await resolve(path, { route, session: memberSession });
      expect(state).toMatchObject({ kind: 'soon', isForMembers: true });
    },
  );

  it('makes URLs of metadata absolute', async () => {
    const given: PageMeta = {
      ...meta,
      canonical: '/gloves',
      alternates: [{ hreflang: 'fr-FR', href: '//fr.localhost/gloves' }],
      og: { ...meta.og, image: '/media/gloves.png' },
    };
    const { state } = await resolve('/gloves', { route: { meta: given } });
    expect(state?.meta).toMatchObject({
      canonical: 'http://localhost/gloves',
      alternates: [{ hreflang: 'fr-FR', href: 'http://fr.localhost/gloves' }],
      og: { image: 'http://localhost/media/gloves.png' },
    });
  });

  describe('with a query', () => {
    const listMeta = {
      ...meta,
      title: 'Skis | Offpiste',
      titleTemplate: 'Skis – page # | Offpiste',
      canonical: '/products/skis',
      alternates: [{ hreflang: 'fr-FR', href: '//fr.localhost/products/skis' }],
    };
    const metaAt = async (search: string, parts: Partial<PageRoute> = { type: 'category', meta: listMeta }) =>
      (await resolve(`/products/skis${search}`, { route: parts })).state?.meta;

    it('gives a further page of a list its own title and URL, and no alternates', async () => {
      const paged = await metaAt('?p=2&order=price&dir=asc&utm_source=mail');
      expect(paged).toMatchObject({
        title: 'Skis – page 2 | Offpiste',
        canonical: 'http://localhost/products/skis?p=2',
        alternates: [],
        og: { title: 'Skis – page 2 | Offpiste' },
      });
      expect(paged).not.toHaveProperty('titleTemplate');
    });

    it.each(['', '?p=1', '?p=0', '?p=x', '?p=-2', '?p=99999', '?order=price&dir=asc', '?brand=3'])(
      'treats the list with %p as its first page',
      async (search) => {
        expect(await metaAt(search)).toMatchObject({
          title: 'Skis | Offpiste',
          canonical: 'http://localhost/products/skis',
          alternates: [{ hreflang: 'fr-FR' }],
        });
      },
    );

    it('has the search term in the title', async () => {
      const searchMeta = { ...meta, titleTemplate: 'Results for “#” | Offpiste', canonical: '/search' };
      const parts = { type: 'search' as const, meta: searchMeta };
      expect((await metaAt('?s=%20$%26%3Cb%3E%20&p=3', parts))?.title).toBe('Results for “$&<b>” | Offpiste');
      expect((await metaAt('?s=', parts))?.title).toBe(meta.title);
      expect((await metaAt('?s=%E2%80%AEa%00%09b%00', parts))?.title).toBe('Results for “a b” | Offpiste');
      const cut = `?s=${'x'.repeat(79)}${encodeURIComponent('⛷️🎿')}`;
      expect((await metaAt(cut.replace('%E2%9B%B7%EF%B8%8F', ''), parts))?.title).toMatch(/“x{79}\uFFFD”/);
    });
  });

  it('follows a redirect of the page’s data, within the shop only', async () => {
    const redirectTo = (redirect: string) => () => Promise.resolve({ redirect });
    const { redirect } = await resolve('/about-us', { load: redirectTo('/about-us?p=3') });
    expect(redirect).toEqual({ url: '/about-us?p=3', status: 302 });
    for (const target of ['//evil.example', '/\\evil.example', 'https://evil.example']) {
      // oxlint-disable-next-line no-await-in-loop -- few targets
      expect((await resolve('/about-us', { load: redirectTo(target) })).redirect).toBeUndefined();
    }
  });

  it('redirects a guest from a members’ page to sign-in, and back afterwards', async () => {
    const { redirect } = await resolve('/customer/account?tab=1', { route: { type: 'account' } });
    const referer = encodeReferer('/customer/account?tab=1');
    expect(redirect).toEqual({ url: `/customer/account/login/referer/${referer}/`, status: 302 });
  });

  it.each(['login', 'register'] as const)('redirects a member from %s to the home page', async (type) => {
    const { redirect } = await resolve('/customer/account/login', {
      route: { type },
      session: memberSession,
    });
    expect(redirect).toEqual({ url: '/', status: 302 });
  });

  it('lets a member into the account and a guest to sign-in', async () => {
    const account = await resolve('/customer/account', {
      route: { type: 'account' },
      session: memberSession,
    });
    expect(account.state).toMatchObject({ kind: 'page', page: 'account/dashboard' });
    const login = await resolve('/customer/account/login', { route: { type: 'login' } });
    expect(login.state).toMatchObject({ kind: 'page', page: 'account/login' });
  });

  it.each([
    ['says so', () => Promise.resolve({ status: 404 })],
    ['gets this answer from the API', () => Promise.reject(apiFailure('not_found'))],
  ])('answers 404 if the page’s data %s', async (_how, load) => {
    const { state, failures } = await resolve('/about-us', { load });
    expect(state).toMatchObject({ kind: 'not-found', status: 404, meta: { robots: 'noindex' } });
    expect(failures).toEqual([]);
  });

  it('shows a page that says itself what is missing, with the status 404', async () => {
    const load = () => Promise.resolve({ status: 404, isNotFoundShown: true });
    const { state } = await resolve('/about-us', { load });
    expect(state).toMatchObject({ kind: 'page', status: 404 });
  });

  it('shows a page that shows its failure itself, with the status 503', async () => {
    const load = () => Promise.resolve({ status: 503, isFailureShown: true });
    const { state } = await resolve('/about-us', { load });
    expect(state).toMatchObject({ kind: 'page', status: 503, isFailureShown: true });
  });

  it('shows the sign-in screen if the data is for members, without the page’s metadata', async () => {
    const load = () => Promise.reject(apiFailure('authentication_required'));
    const { state, failures } = await resolve('/about-us?p=2', { load });
    expect(state).toEqual({
      kind: 'sign-in-required',
      status: 200,
      target: '/about-us?p=2',
      meta: bareMeta(defaultStore),
    });
    expect(state?.meta.robots).toBe('noindex');
    expect(failures).toEqual([]);
  });

  it.each([
    ['fails', () => Promise.reject(apiFailure('internal'))],
    ['never comes', () => new Promise<never>(() => undefined)],
  ])(
    'answers 503 within the frame if the data %s, and keeps the code for the next page',
    async (_how, load) => {
      const { state, failures, regions } = await resolve('/about-us', { load });
      expect(state).toMatchObject({ kind: 'page', page: 'cms/page', status: 503 });
      expect(failures).toEqual([
        expect.objectContaining({ remote: 'mf-cms', version: '1.2.3', phase: 'data' }),
      ]);
      expect(regions.peek('page', 'cms/page')?.status).toBe('ready');
    },
  );

  it('answers 503 within the frame if the page’s remote is down', async () => {
    const { state } = await resolve('/about-us', { isRemoteDown: true });
    expect(state).toMatchObject({ kind: 'page', status: 503, meta });
  });

  it('returns offline for a browser without an answer, and a server error on the server', async () => {
    const browser = await resolve('/', { isApiDown: true, side: 'browser' });
    expect(browser.state).toMatchObject({ kind: 'error', reason: 'offline', status: 503 });
    const server = await resolve('/', { isApiDown: true, side: 'server' });
    expect(server.state).toMatchObject({ kind: 'error', reason: 'server', status: 503 });
  });

  it('returns a server error for an error answer, also in the browser', async () => {
    const handlers = [answer('page-route', () => new ErrorResponse('internal'))];
    const { state } = await resolve('/', { isApiDown: true, handlers, side: 'browser' });
    expect(state).toMatchObject({ kind: 'error', reason: 'server' });
  });
});
