import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  mixedCase,
  oneof,
  pre,
  string,
  webPath,
  type Arbitrary,
} from 'fast-check';
import type { PageRoute } from 'shared-contracts/api/shop';
import { defaultStore } from 'shared-contracts/stores';
import { buildTestApi, type TestApi } from '../../testing/test-api.ts';
import { listsOf } from '../catalogue/context.ts';
import { pageRoute } from './service.ts';

let api: TestApi;
let redirected: ReadonlySet<string>;
beforeAll(async () => {
  api = await buildTestApi();
  const rows = await api.database.db.query.redirects.findMany();
  redirected = new Set(rows.map(({ toUrl }) => toUrl));
});
afterAll(() => api.close());

const route = (path: string) =>
  pageRoute(api.database.db, path, defaultStore, {
    group: 0,
    isMember: false,
    lists: listsOf(defaultStore, null),
    now: new Date(),
    log: api.app.log,
  });

/** Generates paths of an open redirect attack, from parts that browsers interpret in unexpected ways. */
const pieces = [
  ['/', '//', '\\', '/\\', '.', '..', '%2F', '%5C', '%00', '%09', '\t', '\n', '\u0000', '%', '%zz', '%E0%A4'],
  ['@', ':', '?', '#', ';', '&', ' ', 'evil.example', 'https:', 'javascript:', 'skis', 'brand', 'varnhorn'],
  ['products', 'sales', 'new', 'journal', 'é', '<script>', '404'],
].flat();
const hostile = array(constantFrom(...pieces), { maxLength: 12 }).map((parts) => `/${parts.join('')}`);
const anyPath: Arbitrary<string> = oneof(
  hostile,
  webPath().map((path) => `/${path}`),
  string({ unit: 'binary', maxLength: 60 }).map((text) => `/${text}`),
);

/** Resolves a URL as a browser does on a page of the shop. */
const hostOf = (url: string) => new URL(url, 'http://shop.example/a/b').host;

const withoutRedirect = ({ redirect: _redirect, ...rest }: PageRoute) => rest;

describe('page-route for any path', () => {
  it('returns one result, and an external URL only for a configured redirect', async () => {
    await assert(
      asyncProperty(anyPath, async (path) => {
        const { redirect, type, meta } = await route(path);
        // Either a page, a redirect or neither, but never both.
        expect([type === null, meta === null, redirect === null]).toContain(true);
        expect(type === null).toBe(meta === null);
        pre(redirect !== null && !redirected.has(redirect.url));
        expect([hostOf(redirect?.url ?? ''), redirect?.status, type]).toEqual(['shop.example', 301, null]);
      }),
      { numRuns: 250 },
    );
  });

  it('collapses slashes in one step', async () => {
    await assert(
      asyncProperty(hostile, async (path) => {
        const { redirect } = await route(path);
        pre(redirect !== null && !redirected.has(redirect.url));
        const again = (await route(redirect?.url ?? '')).redirect;
        expect(again === null || redirected.has(again.url)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('leads to the same page with doubled slashes', async () => {
    const parts = array(constantFrom('brand', 'varnhorn', 'products', 'skis', 'sales', 'about-us', 'x'), {
      minLength: 1,
      maxLength: 4,
    });
    await assert(
      asyncProperty(parts, constantFrom('/', '//', '///'), async (words, slash) => {
        const doubled = await route(`//${words.join(slash)}`);
        const collapsed = doubled.redirect?.url ?? '';
        expect(await route(collapsed)).toEqual(await route(`/${words.join('/')}`));
      }),
      { numRuns: 80 },
    );
  });
});

describe('page-route for any name', () => {
  const names = oneof(
    constantFrom(
      'varnhorn',
      'ostkamm',
      'skis',
      'skis/all-mountain',
      'clothing/jackets',
      'nobody',
      '%zz',
      'a b',
    ),
    mixedCase(constantFrom('varnhorn', 'skis')),
    string({ minLength: 1, maxLength: 20 }).map((text) => encodeURIComponent(text.toWellFormed())),
  );

  it('resolves the aliases of a brand like its page', async () => {
    await assert(
      asyncProperty(names, async (name) => {
        const brand = await route(`/brand/${name}`);
        expect(await route(`/shop/${name}`)).toEqual(brand);
        pre(brand.type === 'brand');
        expect(await route(`/brand-new/${name}`)).toEqual(brand);
      }),
      { numRuns: 25 },
    );
  });

  it('resolves the aliases of a category like its page', async () => {
    await assert(
      asyncProperty(names, async (name) => {
        const category = await route(`/products/${name}`);
        pre(category.type === 'category');
        expect(await route(`/event/${name}`)).toEqual(category);
        expect(withoutRedirect(await route(`/brand-new/${name}`))).toEqual(withoutRedirect(category));
      }),
      { numRuns: 25 },
    );
  });

  it('ignores a trailing slash', async () => {
    await assert(
      asyncProperty(names, constantFrom('/brand/', '/products/', '/join/', '/'), async (name, folder) => {
        const path = `${folder}${name}`.replace(/\/+$/, '');
        pre(path !== '');
        expect(await route(`${path}/`)).toEqual(await route(path));
      }),
      { numRuns: 60 },
    );
  });
});
