import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import type { RequestHandler } from 'msw';
import { Link, useSearchParams } from 'shared-runtime/router';
import { answer, createStubShop, ErrorResponse, memberSession, renderInShop } from 'shared-runtime/testing';
import { BrandsPage } from '../features/brands/brands-page.tsx';
import { brandHandlers, brandList } from '../testing/brand-handlers.ts';
import { loadPage } from '../testing/loaded-page.tsx';
import { english as messages } from '../testing/messages.ts';
import { page } from './brands-page.tsx';

const params = { path: '/brands', entityId: null, pageType: 'brands-index' };

function show(search: Record<string, string> = {}, handlers: readonly RequestHandler[] = [], session = {}) {
  const shown = renderInShop(<BrandsPage params={{ ...params, search }} />, {
    messages,
    session,
    handlers: [...handlers, ...brandHandlers],
    path: '/brands',
  });
  return shown;
}

async function htmlOf(search: Record<string, string>, handlers: readonly RequestHandler[] = brandHandlers) {
  const { element } = await loadPage(page, { params: { ...params, search }, handlers, side: 'server' });
  return renderToString(element);
}

const listed = () =>
  screen.queryAllByRole('link', { name: /\d products?/ }).map((link) => link.getAttribute('href'));

describe('BrandsPage', () => {
  it('lists the brands by letter, with their numbers of products', async () => {
    show();
    const ofA = await screen.findByRole('region', { name: 'A' });
    expect(within(ofA).getByRole('link', { name: 'Alpwerk 12 products' })).toHaveAttribute(
      'href',
      '/brand/brand-1',
    );
    expect(screen.getByRole('link', { name: 'Varnhorn 1 product' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'All brands' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'B' })).not.toBeInTheDocument();
  });

  it('links to the letters that have brands', async () => {
    show();
    const letters = await screen.findByRole('navigation', { name: 'Brands by letter' });
    const links = within(letters).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['A', '#letter-1'],
      ['V', '#letter-3'],
      ['0-9', '#letter-4'],
    ]);
    expect(within(letters).getByText('B')).toBeVisible();
    for (const link of links) expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  });

  it('shows the logos of the largest brands, with their names', async () => {
    show();
    const logo = await screen.findByRole('img', { name: 'Varnhorn' });
    expect(logo).toHaveAttribute('src', '/media/signs/brand-varnhorn-400.webp');
  });

  it.each([
    ['are', ['/brand/brand-2']],
    ['ÅRE ', ['/brand/brand-2']],
    ['(r&', ['/brand/brand-2']],
    ['<b>', ['/brand/brand-2']],
    ['4f', ['/brand/brand-4']],
    ['r', ['/brand/brand-1', '/brand/brand-2', '/brand/brand-3', '/brand/brand-4']],
    ['.*', []],
    ['[a-', []],
    ['\\', []],
  ])('filters for %j while it is typed, without a request', async (term, hrefs) => {
    const { shop } = show();
    const field = await screen.findByRole('searchbox', { name: 'Find a brand' });
    const call = jest.spyOn(shop.context.api, 'call');
    fireEvent.change(field, { target: { value: term } });
    await waitFor(() => expect(listed()).toEqual(hrefs));
    expect(screen.getByRole('status')).toHaveTextContent(
      hrefs.length === 0 ? 'No brands' : `${hrefs.length} brand`,
    );
    expect(screen.queryByRole('img', { name: 'Varnhorn' })).not.toBeInTheDocument();
    expect(call).not.toHaveBeenCalled();
  });

  it('leads from a name without a brand to the search of the shop', async () => {
    show();
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'a&b' } });
    expect(await screen.findByText('No brand called “a&b”')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search the whole shop' })).toHaveAttribute(
      'href',
      '/search?s=a%26b',
    );
  });

  it('writes the term into the URL when the form is submitted', async () => {
    const { user, location } = show();
    const field = await screen.findByRole('searchbox');
    await user.type(field, 'råk & co{Enter}');
    await waitFor(() => expect(location()).toBe('/brands?q=r%C3%A5k+%26+co'));
    await user.clear(field);
    await user.type(field, '{Enter}');
    await waitFor(() => expect(location()).toBe('/brands'));
  });

  it('keeps focus and field when the form is submitted, and shows what another URL searches for', async () => {
    function RoutedPage() {
      const [search] = useSearchParams();
      return (
        <>
          <Link to="/brands?q=alp">Elsewhere</Link>
          <BrandsPage params={{ ...params, search: Object.fromEntries(search) }} />
        </>
      );
    }
    const { user, location } = renderInShop(<RoutedPage />, {
      messages,
      handlers: brandHandlers,
      path: '/brands',
    });
    const field = await screen.findByRole('searchbox');
    await user.type(field, 'varn{Enter}');
    await waitFor(() => expect(location()).toBe('/brands?q=varn'));
    expect(field).toHaveFocus();
    expect(field).toHaveValue('varn');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('alp'));
    expect(listed()).toEqual(['/brand/brand-1']);
  });

  it('marks the brands that a member follows', async () => {
    show({}, [], memberSession);
    expect(await screen.findByRole('link', { name: /Alpwerk.*You follow it/ })).toBeVisible();
    expect(screen.getAllByText('You follow it')).toHaveLength(1);
  });

  it('looks up nothing for a guest, and marks nothing if that fails', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const lookUp = jest.fn(() => new ErrorResponse('internal'));
    const { unmount } = show({}, [answer('brand-interests', lookUp)]);
    await screen.findByRole('region', { name: 'A' });
    expect(lookUp).not.toHaveBeenCalled();
    unmount();
    show({}, [answer('brand-interests', lookUp)], memberSession);
    await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('region', { name: 'A' })).toBeVisible();
    expect(screen.queryByText('You follow it')).not.toBeInTheDocument();
    warn.mockRestore();
  });

  it('offers a retry if the brands cannot be loaded', async () => {
    show({}, [answer('brands', () => new ErrorResponse('unavailable'))]);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('the server’s HTML of the brands', () => {
  it('has a form that searches without JavaScript, and what the URL searches for', async () => {
    const html = await htmlOf({ q: 'var' });
    const container = document.createElement('div');
    container.innerHTML = html;
    const form = container.querySelector('form[role="search"]');
    expect(form?.getAttribute('action')).toBe('/brands');
    // The search of the header is a landmark without a name.
    expect(form?.getAttribute('aria-label')).toBe('Find a brand');
    expect([...new FormData(form as HTMLFormElement)]).toEqual([['q', 'var']]);
    expect(html).toContain('Varnhorn');
    expect(html).not.toContain('Alpwerk');
  });

  it('escapes markup, and cuts a long term', async () => {
    const html = await htmlOf({ q: `<script>alert(1)</script>${'x'.repeat(10_000)}` });
    expect(html).not.toContain('<script>');
    expect(html).toContain('No brand called');
    expect(html.length).toBeLessThan(10_000);
  });

  it('is less than 600 kB for 2,000 brands', async () => {
    const brands = Array.from({ length: 2_000 }, (_, id) => ({
      id,
      name: `Alpine brand ${id}`,
      url: `/brand/alpine-brand-${id}`,
      count: 12,
    }));
    const many = answer('brands', () => ({ ...brandList, groups: [{ letter: 'A', brands }] }));
    const html = await htmlOf({}, [many, ...brandHandlers]);
    expect(html.match(/href="\/brand\/alpine-brand-/g)).toHaveLength(2_000);
    expect(html.length).toBeLessThan(600_000);
  });
});

describe('load() of the brands', () => {
  const resultOf = async (
    search: Record<string, string>,
    handlers: readonly RequestHandler[] = brandHandlers,
  ) => page.load?.(createStubShop({ handlers, session: memberSession }).context, { ...params, search });

  it('keeps the result of a search from search engines', async () => {
    expect(await resultOf({})).toBeUndefined();
    expect(await resultOf({ q: '  ' })).toBeUndefined();
    expect(await resultOf({ q: 'var' })).toEqual({
      meta: { robots: 'noindex, follow', canonical: null, alternates: [] },
    });
  });

  it('rejects without the brands, and waits at most a second for the marks', async () => {
    const closed = [answer('brands', () => new ErrorResponse('authentication_required')), ...brandHandlers];
    await expect(resultOf({}, closed)).rejects.toMatchObject({
      failure: { code: 'authentication_required' },
    });
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    try {
      const hanging = answer('brand-interests', () => new Promise<never>(() => undefined));
      const loading = resultOf({}, [hanging, ...brandHandlers]);
      await jest.advanceTimersByTimeAsync(1_500);
      expect(await loading).toBeUndefined();
    } finally {
      jest.useRealTimers();
    }
  });
});
