import pino from 'pino';
import { basketData, basketUpdate } from 'shared-contracts/descriptors/basket';
import { storeLocales } from 'shared-contracts/locales';
import type { ContractFile } from 'shared-contracts/releases';
import {
  ApiError,
  useSession,
  useShop,
  type FragmentModule,
  type MessageLoaders,
  type PageModule,
  type ShopContext,
} from 'shared-runtime';
import type { ApiFetch } from 'shared-runtime/host';
import { contractOf, termOf } from 'registry-client/testing/contract-fixture';
import { manifestOf } from '../../testing/release-fixture.ts';
import { emptyBuild } from '../../testing/shell-fixture.ts';
import { createFragmentRenderer } from '../render-fragment.tsx';
import { createPageRenderer } from '../render-page.tsx';
import { createReleaseProbes, type ProbeLimits } from './release-probe.ts';

const messages = Object.fromEntries(
  storeLocales.map((locale) => [locale, () => Promise.resolve({ default: {} })]),
) as MessageLoaders;

/** Throws as code of the release does: the stack names its file. */
function fail(message: string): never {
  const error = new Error(message);
  error.stack = `Error: ${message}\n    at releases/mf-search/1.0.0/server/pages-results.cjs:1:1`;
  throw error;
}

interface Visitor {
  store: string;
  isMember: boolean;
}

function useVisitor(): Visitor {
  const { store } = useShop();
  return { store: store.code, isMember: useSession().isUserLoggedIn };
}

interface Parts {
  page?: (visitor: Visitor, path: string) => void;
  load?: PageModule['load'];
  fragment?: (props: { size: number }, visitor: Visitor) => void;
  loadFragment?: FragmentModule<{ size: number }>['load'];
  contract?: ContractFile | null;
  fetch?: ApiFetch;
  limits?: ProbeLimits;
}

const offering = contractOf({
  offers: { 'search/list': termOf({ schema: {}, examples: [{ size: 1 }, { size: 2 }] }) },
});

const route = { entity_id: null, redirect: null, store_id: 1, meta: null };
/** Knows the search page, and answers everything else as to a guest. */
const api: ApiFetch = async (url) => {
  const { pathname, searchParams } = new URL(url);
  if (pathname.endsWith('page-route')) {
    const path = searchParams.get('path');
    const type = path === '/search' ? 'search' : null;
    return Response.json({ ...route, type });
  }
  return Response.json({ code: 'authentication_required', message: '' }, { status: 401 });
};

function create({
  page,
  load,
  fragment,
  loadFragment,
  contract = offering,
  fetch = api,
  limits,
}: Parts = {}) {
  const rendered: string[] = [];
  const Page: PageModule['Component'] = ({ params }) => {
    const visitor = useVisitor();
    rendered.push(`${params.path} ${visitor.isMember ? 'member' : 'guest'} ${visitor.store}`);
    page?.(visitor, params.path);
    return <h1>Page</h1>;
  };
  const List: FragmentModule<{ size: number }>['Component'] = (props) => {
    const visitor = useVisitor();
    rendered.push(`list ${props.size} ${visitor.isMember ? 'member' : 'guest'} ${visitor.store}`);
    fragment?.(props, visitor);
    return <p>List</p>;
  };
  const modules: Record<string, unknown> = {
    './pages/results': { page: { Component: Page, messages, ...(load && { load }) } satisfies PageModule },
    './fragments/list': {
      fragment: { Component: List, messages, ...(loadFragment && { load: loadFragment }) },
    },
    // Part of the frame.
    './fragments/box': { fragment: { Component: () => null, messages } },
  };
  const manifest = manifestOf('mf-search', '1.0.0', {
    exposes: Object.fromEntries(Object.keys(modules).map((expose) => [expose, { js: [], css: [] }])),
    contracts: {
      shellApi: 1,
      emits: {},
      consumes: {},
      props: {},
      pageTypes: { search: { page: 'search/results', entry: 'public', tracking: 'Search' } },
      frame: { './fragments/box': { slot: 'header-search', hydrate: 'interaction' } },
      claims: {
        '/finder/*': { page: 'search/results', entry: 'public', tracking: 'Info' },
        '/saved/*': { page: 'search/results', entry: 'members', tracking: 'Info' },
      },
    },
  });
  const federation = {
    loaderFor: () => ({ load: (_: string, expose: string) => Promise.resolve(modules[expose]) }),
  };
  const probes = createReleaseProbes({
    federation,
    renderPage: createPageRenderer({
      federation,
      shellBuild: emptyBuild,
      combinedStylesheet: () => ({ href: '/style.css', integrity: '', css: '', inlineHash: null }),
    }),
    renderFragment: createFragmentRenderer(federation),
    readContract: () => Promise.resolve(contract),
    apiUrl: 'http://api.test',
    fetch,
    log: pino({ level: 'silent' }),
    ...(limits && { limits }),
  });
  const base = { revision: 1, releases: {} };
  return {
    rendered,
    probe: () => probes.probe(manifest, base),
    warmUp: () => probes.warmUp(manifest, base),
  };
}

const isOf = (store: string, isMember: boolean) => (visitor: Visitor) =>
  visitor.store === store && visitor.isMember === isMember;

/** Rejects, because a probe has no session. */
async function readBasket({ api: client, store }: ShopContext): Promise<void> {
  const result = await client.call(basketData, { store_id: store.id, variant: 'mini' });
  if (!result.ok) throw new ApiError(result.failure);
}

describe('createReleaseProbes', () => {
  it('renders page types, claimed pages and fragments as guest and member in three stores', async () => {
    const { probe, rendered } = create();
    await probe();
    const guest = ['/search', '/finder', 'list 1', 'list 2'];
    const member = ['/search', '/finder', '/saved', 'list 1', 'list 2'];
    expect(rendered).toEqual(
      ['uk', 'outlet', 'dk'].flatMap((store) => [
        ...guest.map((part) => `${part} guest ${store}`),
        ...member.map((part) => `${part} member ${store}`),
      ]),
    );
  });

  it.each([
    [
      'outlet',
      false,
      'the page search/results (/search?s=ski) cannot be rendered for a guest in the store outlet',
    ],
    ['uk', true, 'the page search/results (/search?s=ski) cannot be rendered for a member in the store uk'],
    ['dk', true, 'the page search/results (/search?s=ski) cannot be rendered for a member in the store dk'],
  ])('rejects a page that throws in %s only, member: %s', async (store, isMember, message) => {
    const { probe } = create({
      page: (visitor) => void (isOf(store, isMember)(visitor) && fail('no price')),
    });
    await expect(probe()).rejects.toMatchObject({
      message,
      cause: expect.objectContaining({ message: 'no price' }),
    });
  });

  it('rejects a claimed page for members that throws', async () => {
    const { probe } = create({ page: (_, path) => void (path === '/saved' && fail('no list')) });
    await expect(probe()).rejects.toThrow(
      'the page search/results (/saved) cannot be rendered for a member in the store uk',
    );
  });

  it('rejects a page whose data cannot be loaded because of its code', async () => {
    const { probe } = create({ load: async ({ store }) => void (store.code === 'dk' && fail('no locale')) });
    await expect(probe()).rejects.toThrow('for a guest in the store dk');
  });

  it('rejects a fragment that throws with its second example', async () => {
    const { probe } = create({ fragment: ({ size }) => void (size === 2 && fail('too large')) });
    await expect(probe()).rejects.toThrow(
      'the fragment search/list with example 2 cannot be rendered for a guest in the store uk',
    );
  });

  it('renders an example for which the API has no data', async () => {
    const { probe } = create({
      loadFragment: async (context, { size }) => void (size === 2 && (await readBasket(context))),
      fragment: ({ size }) => void (size === 2 && fail('no data')),
    });
    await expect(probe()).rejects.toThrow('the fragment search/list with example 2 cannot be rendered');
  });

  it('rejects a fragment whose error names no file of a release', async () => {
    const { probe } = create({
      fragment: (_, visitor) => {
        if (isOf('outlet', true)(visitor)) throw new Error('invalid element');
      },
    });
    await expect(probe()).rejects.toThrow('for a member in the store outlet');
  });

  it('renders no fragments of a release without a contract file', async () => {
    const { probe, rendered } = create({ contract: null, fragment: () => fail('never rendered') });
    await probe();
    expect(rendered).toContain('/search guest uk');
    expect(rendered.join()).not.toContain('list');
  });

  it('passes a release that shows failures of the API in its region', async () => {
    const { probe } = create({ load: readBasket });
    await expect(probe()).resolves.toBeUndefined();
  });

  it('sends no cookie and no call that could change something', async () => {
    const sent: { method: string; headers: Record<string, string> }[] = [];
    const codes = new Set<string>();
    const { probe } = create({
      load: async ({ api: client, store }) => {
        const request = { store_id: store.id, cartItemId: 1, qty: 1, version: 1 };
        const result = await client.call(basketUpdate, request);
        if (!result.ok) codes.add(result.failure.code);
      },
      fetch: (url, init) => {
        sent.push(init);
        return api(url, init);
      },
    });
    await probe();
    expect([...codes]).toEqual(['authentication_required']);
    expect(sent.length).toBeGreaterThan(0);
    for (const { method, headers } of sent) {
      expect(method).toBe('GET');
      expect(Object.keys(headers)).toEqual(['accept']);
    }
  });

  it('fails while the API is down, so that the caller can repeat it', async () => {
    const { probe } = create({ fetch: () => Promise.reject(new Error('no connection')) });
    await expect(probe()).rejects.toThrow('the API did not answer during the probe');
  });

  it('passes when single calls fail with 5xx and the API is ready', async () => {
    const { probe } = create({
      fetch: (url, init) =>
        url.endsWith('/readyz') || url.includes('page-route')
          ? api(url, init).then((answer) => (url.endsWith('/readyz') ? Response.json({}) : answer))
          : Promise.resolve(Response.json({ code: 'internal', message: '' }, { status: 500 })),
    });
    await expect(probe()).resolves.toBeUndefined();
  });

  it('ends at its limits without a rejection', async () => {
    const failLast = (visitor: Visitor) => void (visitor.store === 'dk' && fail('no locale'));
    const few = create({ page: failLast, limits: { maxRenders: 3, maxMs: 60_000 } });
    await few.probe();
    expect(few.rendered).toEqual(['/search guest uk', '/finder guest uk', 'list 1 guest uk']);
    const gate = Promise.withResolvers<void>();
    const slow = create({ load: () => gate.promise, limits: { maxRenders: 200, maxMs: 100 } });
    await expect(slow.probe()).resolves.toBeUndefined();
    expect(slow.rendered).toEqual([]);
    gate.resolve();
    // The page that was given up ends before the test does.
    while (slow.rendered.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  });

  it('warms up with the first part only', async () => {
    const { warmUp, rendered } = create();
    await warmUp();
    expect(rendered).toEqual(['/search guest uk']);
  });
});
