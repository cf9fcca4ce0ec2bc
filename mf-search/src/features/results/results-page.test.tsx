import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { PreparedFragment } from 'shared-runtime';
import { createStubShop, memberSession, renderInShop, type ShopRenderOptions } from 'shared-runtime/testing';
import { page } from '../../exposes/results-page.tsx';
import messages from '../../messages/en_GB.json' with { type: 'json' };
import { ResultsPage } from './results-page.tsx';

function paramsOf(search: Record<string, string>) {
  return { path: '/search', search, entityId: null, pageType: 'search' };
}

function renderResults(search: Record<string, string>) {
  const rendering = renderInShop(<ResultsPage params={paramsOf(search)} />, { messages });
  return { ...rendering, location: () => rendering.location() };
}

describe('results page load()', () => {
  /** @param prepared null in an older shell, which returns undefined */
  async function load(search: Record<string, string>, prepared: PreparedFragment | null = { isReady: true }) {
    const prepareFragment = jest.fn(() => Promise.resolve(prepared ?? undefined));
    const { context } = createStubShop();
    const result = await page.load?.({ ...context, prepareFragment }, paramsOf(search));
    return { prepareFragment, result };
  }

  it('prepares the listing of the URL', async () => {
    const { prepareFragment } = await load({ s: 'skis', p: '2', order: 'price', dir: 'asc' });
    expect(prepareFragment).toHaveBeenCalledWith('catalogue/listing', {
      s: 'skis',
      p: 2,
      order: 'price',
      dir: 'asc',
    });
  });

  it('passes on the filters of the URL', async () => {
    const { prepareFragment } = await load({ s: 'skis', brand: '3,1', in_stock: '1', gclid: 'x' });
    expect(prepareFragment).toHaveBeenCalledWith('catalogue/listing', {
      s: 'skis',
      p: 1,
      order: 'relevance',
      dir: 'desc',
      parameters: { brand: '3,1', in_stock: '1' },
    });
  });

  it('replaces invalid values of the URL with defaults', async () => {
    const { prepareFragment } = await load({ s: 'skis', p: 'x', order: '__proto__', dir: 'up' });
    expect(prepareFragment).toHaveBeenCalledWith('catalogue/listing', {
      s: 'skis',
      p: 1,
      order: 'relevance',
      dir: 'desc',
    });
  });

  it('redirects to the URL that the listing returns for its page, such as that of the last page', async () => {
    const { context } = createStubShop();
    const redirectOf = jest.fn(() => '/search?s=skis&p=3');
    const prepareFragment = () => Promise.resolve({ isReady: true, redirectOf });
    const params = paramsOf({ s: 'skis', p: '9999' });
    expect(await page.load?.({ ...context, prepareFragment }, params)).toEqual({
      redirect: '/search?s=skis&p=3',
    });
    expect(redirectOf).toHaveBeenCalledWith(params);
  });

  it('answers 503 with its own screen if the listing failed, so that the failure is not cached', async () => {
    const { result } = await load({ s: 'skis' }, { isReady: false });
    expect(result).toEqual({ status: 503, isFailureShown: true });
  });

  it.each([[{ isReady: true }], [null]])(
    'answers 200 without a redirect if the listing is prepared as %j',
    async (prepared) => {
      const { result } = await load({ s: 'skis' }, prepared);
      expect(result).toBeUndefined();
    },
  );

  it('prepares nothing without a term', async () => {
    const { prepareFragment } = await load({ s: '  ' });
    expect(prepareFragment).not.toHaveBeenCalled();
  });
});

describe('ResultsPage', () => {
  it('shows the term as text in its heading', () => {
    const { container } = renderResults({ s: '<b onclick=alert(1)>skis</b>' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Results for “<b onclick=alert(1)>skis</b>”',
    );
    expect(container.querySelector('b')).toBeNull();
  });

  it('offers a retry and a link to the home page if the catalogue is down', async () => {
    renderResults({ s: 'skis' });
    expect(await screen.findByRole('heading', { name: 'The results didn’t load' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the home page' })).toHaveAttribute('href', '/');
  });

  it('focuses its heading when the term changes on the same page, and only then', async () => {
    function Pages() {
      const [search, setSearch] = useState({ s: 'skis', p: '1' });
      return (
        <>
          <ResultsPage params={paramsOf(search)} />
          <button type="button" onClick={() => setSearch({ s: 'skis', p: '2' })}>
            Next page
          </button>
          <button type="button" onClick={() => setSearch({ s: 'boots', p: '1' })}>
            Other term
          </button>
        </>
      );
    }
    const { user } = renderInShop(<Pages />, { messages });
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Other term' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Results for “boots”' })).toHaveFocus();
  });

  it('asks for a term if there is none', async () => {
    const { user, location } = renderResults({});
    const form = screen.getByRole('search', { name: 'Search the shop' });
    expect(form).toHaveAttribute('action', '/search');
    const field = within(form).getByRole('searchbox', { name: 'Search term' });
    expect(field).toHaveAttribute('name', 's');
    await user.type(field, '  {Enter}');
    expect(location()).toBe('/');
    await user.type(field, ' skis {Enter}');
    expect(location()).toBe('/search?s=skis');
  });
});

describe('A search of the results page', () => {
  const guest = createStubShop().context.session;
  const consent = { ...guest.cookieConsentPreferences, accepted_functional: true };

  function open(search: Record<string, string>, session: ShopRenderOptions['session'] = {}) {
    renderInShop(<page.Component params={paramsOf(search)} />, { messages, session });
    return {
      device: localStorage.getItem('recent-searches'),
      tab: sessionStorage.getItem('recent-searches'),
    };
  }

  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('is among the recent searches of a guest, for this tab or, with consent, for later visits', () => {
    expect(open({ s: ' skis ' })).toEqual({ device: null, tab: '["skis"]' });
    expect(open({ s: 'wax' }, { cookieConsentPreferences: consent })).toEqual({
      device: '["wax","skis"]',
      tab: null,
    });
  });

  it.each<Record<string, string>>([
    { order: 'price', p: '2' },
    { sort: 'price-asc', exact: '1', from: '1' },
  ])('is saved with the parameters %j, which choose no products', (search) => {
    expect(open({ s: 'skis', ...search })).toEqual({ device: null, tab: '["skis"]' });
  });

  it.each<Record<string, string>>([{ s: '' }, { s: 'skis', brand: '3' }, { s: 'skis', price_from: '5' }])(
    'is not saved for the query %j',
    (search) => {
      expect(open(search)).toEqual({ device: null, tab: null });
    },
  );

  it('is not saved in the browser for a member', () => {
    expect(open({ s: 'skis' }, memberSession)).toEqual({ device: null, tab: null });
  });
});
