import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { PageParams } from 'shared-runtime';
import { answer, memberSession, renderInShop } from 'shared-runtime/testing';
import { english as messages } from '../../testing/messages.ts';
import { listing, sale } from '../../testing/factories.ts';
import { loadDeferredViews } from '../../testing/load-deferred-views.ts';
import { relatedContentHandlers } from '../../testing/page-handlers.ts';
import { setScreenWidth } from '../../testing/screen-width.ts';
import { ListingPage } from './listing-page.tsx';

beforeAll(() => setScreenWidth(1280));

function show(params: Partial<PageParams>, answered: Parameters<typeof listing>[0] = {}) {
  const requests: object[] = [];
  const handlers = [
    answer('cat-products-es', (request) => {
      requests.push(request);
      return listing(answered);
    }),
    ...relatedContentHandlers,
  ];
  const all: PageParams = { path: '/products', search: {}, entityId: 12, pageType: 'category', ...params };
  renderInShop(<ListingPage params={all} />, {
    messages,
    session: memberSession,
    handlers,
    path: all.path,
  });
  return requests;
}

beforeAll(loadDeferredViews);

describe('ListingPage', () => {
  it('shows name and description of its subject', async () => {
    show({});
    expect(await screen.findByRole('heading', { level: 1, name: 'All-mountain skis' })).toBeVisible();
    expect(screen.getByText('Calm at speed, willing in the trees.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Skis' })).toHaveAttribute('href', '/products/skis');
  });

  it('requests the page and order of the URL once', async () => {
    const requests = show({
      entityId: 3,
      pageType: 'brand',
      search: { p: '2', order: 'newest', dir: 'desc' },
    });
    await screen.findByRole('heading', { level: 1 });
    expect(requests).toEqual([expect.objectContaining({ brand_id: 3, p: 2, order: 'newest', dir: 'desc' })]);
  });

  it('shows the countdown of a sale', async () => {
    const endDate = new Date(Date.now() + 5 * 60 * 60 * 1000).toISOString();
    const requests = show({ entityId: 'sale:7' }, { sale: sale({ endDate }) });
    expect(await screen.findByRole('timer')).toHaveAccessibleName(/^Ends on/);
    expect(requests).toEqual([expect.objectContaining({ sale_context: 7 })]);
  });

  it('shows the sentence of a sale below its name', async () => {
    show({ entityId: 'sale:7' }, { sale: sale({ summary: 'Goggles for every sky.' }) });
    const name = await screen.findByRole('heading', { level: 1 });
    expect(name.nextElementSibling).toHaveTextContent('Goggles for every sky.');
  });

  it('shows that a sale has ended and links to the others', async () => {
    show({ entityId: 'sale:7' }, { sale: sale({ endDate: '2020-01-01T00:00:00Z' }) });
    expect(await screen.findByText('This sale has ended.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See what’s on now' })).toHaveAttribute('href', '/');
  });

  it('fetches the list again when its sale ends while it is open, because its prices have changed', async () => {
    const now = Date.parse('2026-11-21T12:00:00Z');
    jest.useFakeTimers({ now, doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    try {
      const endDate = new Date(now + 60_000).toISOString();
      const requests = show({ entityId: 'sale:7' }, { sale: sale({ endDate }) });
      await act(() => jest.advanceTimersByTimeAsync(55_000));
      expect(screen.queryByText('This sale has ended.')).not.toBeInTheDocument();
      expect(requests).toHaveLength(1);
      await act(() => jest.advanceTimersByTimeAsync(11_000));
      expect(screen.getByText('This sale has ended.')).toBeVisible();
      expect(requests).toHaveLength(2);
    } finally {
      jest.useRealTimers();
    }
  });

  it('shows markup in its texts as text', async () => {
    const hostile = '</h1><script>alert(1)</script>';
    show({}, { heading: { id: 12, name: hostile, description: `${hostile}2`, breadcrumbs: [], logo: null } });
    expect(await screen.findByRole('heading', { level: 1, name: hostile })).toBeVisible();
    expect(screen.getByText(`${hostile}2`)).toBeVisible();
  });
});
