import { stat } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import pino from 'pino';
import { exposeOf, type FragmentName } from 'shared-contracts/exposes';
import { frameSlots, type Snapshot } from 'shared-contracts/releases';
import { storeLocales } from 'shared-contracts/locales';
import { guestSessionData } from 'shared-contracts/session';
import { defaultStore } from 'shared-contracts/stores';
import { Fragment, type FragmentModule, type MessageLoaders, type PageModule } from 'shared-runtime';
import { createApiClient } from 'shared-runtime/host';
import type { ListedScripts } from '../../src/document/page-scripts.ts';
import type { ShopState } from '../../src/document/shop-state.ts';
import { manifestOf } from '../testing/release-fixture.ts';
import { emptyBuild } from '../testing/shell-fixture.ts';
import { createPageRenderer } from './render-page.tsx';

/** Random, so that no code can know it. */
const word = Array.from({ length: 8 }, () => String.fromCharCode(97 + Math.random() * 26)).join('');
const remote = `mf-${word}` as const;
/** A page type of the API that only this release renders. */
const pageType = `${word}-card`;
const fragmentName = `${word}/teaser` as FragmentName;
const messages = Object.fromEntries(
  storeLocales.map((locale) => [locale, () => Promise.resolve({ default: {} })]),
) as MessageLoaders;

const fragment: FragmentModule<{ identifier: string }> = {
  Component: ({ identifier }) => <p>Teaser {identifier}</p>,
  messages,
};
const page: PageModule = {
  Component: ({ params }) => (
    <>
      <h1>Page of {params.path}</h1>
      <Fragment name={fragmentName} props={{ identifier: 'winter' }} fallback={() => 'No teaser'} />
    </>
  ),
  load: async (context) => void (await context.prepareFragment(fragmentName, { identifier: 'winter' })),
  messages,
};
const hint: FragmentModule<{ text: string }> = {
  Component: ({ text }) => <a href="/hints">{text}</a>,
  messages,
};
const modules: Record<string, unknown> = {
  './pages/start': { page },
  './fragments/teaser': { fragment },
  './fragments/hint': { fragment: hint },
};

const release = manifestOf(remote, '1.0.0', {
  exposes: Object.fromEntries(
    Object.keys(modules).map((expose) => [
      expose,
      { js: [`${expose.slice(2).replace('/', '-')}.js`], css: [] },
    ]),
  ),
  contracts: {
    shellApi: 1,
    emits: {},
    consumes: {},
    props: {},
    claims: { [`/${word}/*`]: { page: `${word}/start`, entry: 'public', tracking: 'Info' } },
    pageTypes: { [pageType]: { page: `${word}/start`, entry: 'public', tracking: 'Product' } },
    frame: {
      './fragments/hint': {
        slot: 'header-actions',
        props: { text: 'Hint of the day' },
        hydrate: 'interaction',
      },
    },
  },
});

/** Answers `page-route` with the page type of one path, and nothing else. */
const api: typeof fetch = async (input) => {
  const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
  if (!pathname.includes('page-route'))
    return Response.json({ code: 'internal', message: '' }, { status: 500 });
  return Response.json({
    type: searchParams.get('path') === '/cards/7' ? pageType : null,
    entity_id: null,
    redirect: null,
    store_id: defaultStore.id,
    meta: null,
  });
};

async function render(
  path: string,
  loaded = modules,
  used = release,
  devServerPorts?: Snapshot['devServerPorts'],
  { frameWaitMs, isPersonal = false }: { frameWaitMs?: number; isPersonal?: boolean } = {},
) {
  const shown: string[] = [];
  const failed: string[] = [];
  const renderPage = createPageRenderer({
    federation: { loaderFor: () => ({ load: (_remote, expose) => Promise.resolve(loaded[expose]) }) },
    shellBuild: emptyBuild,
    combinedStylesheet: () => ({ href: '/style.css', integrity: '', css: '', inlineHash: null }),
  });
  const answer = await renderPage({
    url: new URL(path, 'http://localhost'),
    store: defaultStore,
    session: guestSessionData(defaultStore),
    experiments: {},
    isTestHost: false,
    isPersonal,
    hasInlineStyles: true,
    ...(frameWaitMs !== undefined && { frameWaitMs }),
    snapshot: { revision: 1, releases: { [remote]: used }, ...(devServerPorts && { devServerPorts }) },
    api: createApiClient({ baseUrl: 'http://127.0.0.1:9', fetch: api, headers: {} }),
    log: pino({ level: 'silent' }),
    reporter: {
      shown: (region) => shown.push(`${region.remote} ${region.version}`),
      failed: (region) => failed.push(`${region.remote} ${region.phase}`),
    },
  });
  const html = answer.kind === 'document' ? answer.html.toString() : answer.location;
  const stateText = /<script[^>]*id="shop-state"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  const state = stateText === undefined ? null : (JSON.parse(stateText) as ShopState);
  return { answer, html, state, shown, failed: failed.filter((each) => each.startsWith(remote)) };
}

describe('createPageRenderer with a remote whose name is random', () => {
  it('renders its claimed page and the fragment in it', async () => {
    const { answer, html, shown, failed } = await render(`/${word}/winter`);
    expect(answer).toMatchObject({ kind: 'document', status: 200 });
    expect(html.replaceAll('<!-- -->', '')).toContain(`<h1>Page of /${word}/winter</h1>`);
    expect(html.replaceAll('<!-- -->', '')).toContain('<p>Teaser winter</p>');
    expect(html).toContain(`data-fragment="${fragmentName}" data-boundary="${remote}"`);
    expect(new Set(shown)).toEqual(new Set([`${remote} 1.0.0`]));
    expect(failed).toEqual([]);
  });

  it('passes to the browser what hydration and navigation need', async () => {
    const { html, state } = await render(`/${word}`);
    expect(state).toMatchObject({
      page: { kind: 'page', page: `${word}/start` },
      fragments: expect.arrayContaining([fragmentName, `${word}/hint`]),
      snapshot: { releases: { [remote]: { version: '1.0.0', claims: release.contracts.claims } } },
      prefetch: [],
    });
    expect(exposeOf('fragment', fragmentName)).toEqual({ remote, expose: './fragments/teaser' });
    for (const file of ['remoteEntry.js', 'pages-start.js', 'fragments-teaser.js'])
      expect(html).toContain(`/assets/${remote}/1.0.0/${file}`);
  });

  it('renders the page with a fallback instead of a fragment that fails', async () => {
    const broken = { ...modules, './fragments/teaser': {} };
    const { answer, html, failed } = await render(`/${word}`, broken);
    expect(answer).toMatchObject({ status: 200 });
    expect(html).toContain('No teaser');
    expect(failed).toEqual([`${remote} load`]);
  });

  it('leaves what runs from its sources to the browser, without a failure', async () => {
    const { answer, html, state, shown, failed } = await render(`/${word}`, modules, release, {
      [remote]: 3007,
    });
    expect(answer).toMatchObject({ kind: 'document', status: 200 });
    expect(html).not.toContain(`Page of /${word}`);
    expect(html).not.toContain(`/assets/${remote}/`);
    expect(html).toContain('data-src="/__dev/shell/main.js"');
    expect(state).toMatchObject({
      page: { kind: 'page', page: `${word}/start`, status: 503 },
      fragments: [],
      snapshot: { releases: { [remote]: { version: '0.0.0-development' } } },
    });
    expect([shown, failed]).toEqual([[], []]);
  });

  it('answers 503 with the page itself if the page says that it shows what failed', async () => {
    const load = () => Promise.resolve({ status: 503, isFailureShown: true });
    const { answer, html } = await render(`/${word}`, {
      ...modules,
      './pages/start': { page: { ...page, load } },
    });
    expect(answer).toMatchObject({ status: 503 });
    expect(html.replaceAll('<!-- -->', '')).toContain(`<h1>Page of /${word}</h1>`);
  });

  it('renders the page of a page type that only the API and the release know', async () => {
    const { answer, html, state } = await render('/cards/7');
    expect(answer).toMatchObject({ kind: 'document', status: 200, pageType });
    expect(html.replaceAll('<!-- -->', '')).toContain('<h1>Page of /cards/7</h1>');
    expect(state?.page).toMatchObject({ page: `${word}/start`, tracking: 'Product', params: { pageType } });
    expect(state?.snapshot.releases[remote]?.pageTypes).toEqual(release.contracts.pageTypes);
  });

  it('renders its fragment in a slot of the frame, whose scripts are fetched when it is used', async () => {
    const { html, state } = await render('/404');
    const header = /<header.*<\/header>/s.exec(html)?.[0] ?? '';
    expect(header).toContain(`data-fragment="${word}/hint" data-boundary="${remote}"`);
    expect(header).toContain('Hint of the day');
    expect(state?.fragments).toEqual([`${word}/hint`]);
    const listed = /<script[^>]*id="shop-scripts"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    const { others, frame } = JSON.parse(listed) as ListedScripts;
    expect(others).toEqual([]);
    expect(frame[`${word}/hint`]).toContain(`/assets/${remote}/1.0.0/fragments-hint.js`);
  });

  describe('whose fragment in the frame is slow', () => {
    const inHeader = (html: string) => /<header.*<\/header>/s.exec(html)?.[0] ?? '';
    const never = new Promise<never>(() => undefined);
    const slowModules = {
      code: { ...modules, './fragments/hint': never },
      data: { ...modules, './fragments/hint': { fragment: { ...hint, load: () => never } } },
    };

    const renderWith = (loaded: typeof modules, frameWaitMs: number, isPersonal = true) =>
      render(`/${word}`, loaded, release, undefined, { frameWaitMs, isPersonal });
    const loadedBy = (load: () => Promise<unknown>) => ({
      ...modules,
      './fragments/hint': { fragment: { ...hint, load } },
    });

    it.each(['code', 'data'] as const)(
      'sends a personal page that is ready without waiting for its %s, which is no failure of the release',
      async (part) => {
        const { answer, html, state, failed } = await renderWith(slowModules[part], 30);
        expect(answer).toMatchObject({ status: 200 });
        expect(html.replaceAll('<!-- -->', '')).toContain(`<h1>Page of /${word}</h1>`);
        expect(inHeader(html)).toContain(`data-fragment="${word}/hint"`);
        expect(inHeader(html)).not.toContain('Hint of the day');
        expect(state?.fragments).toEqual([fragmentName]);
        expect(failed).toEqual([]);
      },
    );

    it.each([
      ['a personal page waits for it', 20_000, true],
      ['it is a part of a shared page, which has no limit', 1, false],
    ])('has the fragment if %s', async (_when, frameWaitMs, isPersonal) => {
      const { html, failed } = await renderWith(
        loadedBy(() => delay(20)),
        frameWaitMs,
        isPersonal,
      );
      expect(inHeader(html)).toContain('Hint of the day');
      expect(failed).toEqual([]);
    });

    it('has the fragment if its data arrived while the process was blocked', async () => {
      const load = async () => {
        await delay(5);
        const arriving = stat('.');
        const blockedUntil = performance.now() + 100;
        while (performance.now() < blockedUntil);
        await arriving;
      };
      const { html } = await renderWith(loadedBy(load), 40);
      expect(inHeader(html)).toContain('Hint of the day');
    });
  });

  it('renders every slot of the frame that releases may fill', async () => {
    const slots = Object.keys(frameSlots);
    const exposeOfSlot = (slot: string) => `./fragments/in-${slot}`;
    const frame = Object.fromEntries(
      slots.map((slot) => [exposeOfSlot(slot), { slot, hydrate: 'idle' as const }]),
    );
    const loaded = Object.fromEntries(slots.map((slot) => [exposeOfSlot(slot), { fragment }]));
    const { contracts } = release;
    const { html } = await render('/404', loaded, { ...release, contracts: { ...contracts, frame } });
    for (const slot of slots) expect(html).toContain(`data-fragment="${word}/in-${slot}"`);
  });

  it('renders the frame with its own links in slots that no release fills, or whose fragment fails', async () => {
    const { answer, html, failed } = await render('/404', { ...modules, './fragments/hint': {} });
    expect(answer).toMatchObject({ kind: 'document', status: 404 });
    for (const path of ['/customer/account/login', '/checkout/cart/', 'action="/search"'])
      expect(html).toContain(path);
    expect(html).not.toContain('<a href="/hints">');
    expect(failed).toEqual([`${remote} load`]);
  });

  it('redirects paths that no release claims to the fallback', async () => {
    expect((await render(`/${word}x`)).answer).toMatchObject({ kind: 'redirect', location: '/404' });
  });
});
