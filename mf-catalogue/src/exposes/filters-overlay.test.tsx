import { screen, waitFor, within } from '@testing-library/react';
import { answer, ErrorResponse, memberSession, renderInShop } from 'shared-runtime/testing';
import { DeferredFiltersOverlay } from '../features/listing/controls/deferred-controls.ts';
import { english as messages } from '../testing/messages.ts';
import { listing, skiFacets } from '../testing/factories.ts';
import { overlay } from './filters-overlay.tsx';

beforeAll(() => DeferredFiltersOverlay.load());

function show(
  path: string,
  handlers = [
    answer('cat-products-es', ({ brand }) => listing({ facets: skiFacets(), total: brand ? 12 : 100 })),
  ],
) {
  const { Component } = overlay;
  const shop = renderInShop(<Component category_id={12} />, {
    messages,
    session: memberSession,
    handlers,
    path,
  });
  return { ...shop, click: (element: Element) => shop.user.click(element) };
}

describe('FiltersOverlay', () => {
  it('has the heading that labels the dialog, and the number of products on its button', async () => {
    const { close, click } = show('/products');
    expect(await screen.findByRole('heading', { level: 2, name: 'Filters' })).toHaveAttribute(
      'id',
      'overlay-title',
    );
    await click(await screen.findByRole('button', { name: 'Show 100 products' }));
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('applies a value at once, announces the number of products, and stays open', async () => {
    const { click, location, close } = show('/products?p=3');
    await click(await screen.findByRole('link', { name: /^Varnhorn/ }));
    expect(await screen.findByRole('button', { name: 'Show 12 products' })).toBeVisible();
    expect(location()).toBe('/products?brand=3');
    expect(screen.getByRole('status')).toHaveTextContent('12 products');
    expect(close).not.toHaveBeenCalled();
  });

  it('clears all values', async () => {
    const { click, location } = show('/products?brand=3&size=25&order=newest&dir=desc');
    await click(await screen.findByRole('link', { name: 'Clear all' }));
    await waitFor(() => expect(location()).toBe('/products?order=newest&dir=desc'));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Clear all' })).not.toBeInTheDocument());
  });

  it('can be closed and retried if the list cannot be loaded', async () => {
    const { user } = show('/products', [answer('cat-products-es', () => new ErrorResponse('unavailable'))]);
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('We couldn’t load this')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  });
});
