import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { answer, renderInShop } from 'shared-runtime/testing';
import { useLocation } from 'shared-runtime/router';
import { readListingState } from '../../../domain/listing/listing-selection.ts';
import { english as messages } from '../../../testing/messages.ts';
import { listing, skiFacets } from '../../../testing/factories.ts';
import { loadDeferredViews } from '../../../testing/load-deferred-views.ts';
import { relatedContentHandlers } from '../../../testing/page-handlers.ts';
import { setScreenWidth } from '../../../testing/screen-width.ts';
import { Listing } from '../listing.tsx';
import { FilterLink } from './filter-link.tsx';

beforeAll(loadDeferredViews);
beforeAll(() => setScreenWidth(1280));

function ListOfUrl() {
  const { search } = useLocation();
  return <Listing category_id={12} {...readListingState(Object.fromEntries(new URLSearchParams(search)))} />;
}

const handlers = [
  answer('cat-products-es', () => listing({ facets: skiFacets(), total: 100 })),
  ...relatedContentHandlers,
];

const value = (name: RegExp) => screen.getByRole('link', { name });

describe('A tapped filter', () => {
  it('is marked before the navigation begins, and stays marked', async () => {
    const { location } = renderInShop(<ListOfUrl />, { messages, handlers, path: '/products' });
    await screen.findByRole('link', { name: /^Varnhorn/ });
    fireEvent.click(value(/^Varnhorn/));
    expect([location(), value(/^Varnhorn/).getAttribute('aria-current')]).toEqual(['/products', 'true']);
    await waitFor(() => expect(location()).toBe('/products?brand=3'));
    await waitFor(() => expect(value(/^Varnhorn/)).toHaveAttribute('href', '/products'));
    expect(value(/^Varnhorn/)).toHaveAttribute('aria-current', 'true');
  });

  it('that was chosen loses its mark before the navigation begins', async () => {
    const { location } = renderInShop(<ListOfUrl />, { messages, handlers, path: '/products?brand=3' });
    await screen.findByRole('link', { name: /^Varnhorn 12/ });
    fireEvent.click(value(/^Varnhorn 12/));
    expect(location()).toBe('/products?brand=3');
    expect(value(/^Varnhorn 12/)).not.toHaveAttribute('aria-current');
    await waitFor(() => expect(location()).toBe('/products'));
  });

  it('is taken back by a second tap before its list is shown, and chosen again by a third one', async () => {
    const { location } = renderInShop(<ListOfUrl />, { messages, handlers, path: '/products?size=25' });
    await screen.findByRole('link', { name: /^Varnhorn/ });
    fireEvent.click(value(/^Varnhorn/));
    fireEvent.click(value(/^Varnhorn/));
    expect(value(/^Varnhorn/)).not.toHaveAttribute('aria-current');
    await waitFor(() => expect(value(/^Varnhorn/)).toHaveAttribute('href', '/products?brand=3&size=25'));
    expect(location()).toBe('/products?size=25');
    for (let tap = 0; tap < 3; tap++) fireEvent.click(value(/^Varnhorn/));
    await waitFor(() => expect(location()).toBe('/products?brand=3&size=25'));
    expect(value(/^Varnhorn/)).toHaveAttribute('aria-current', 'true');
  });

  it('is not marked any more if its list is not shown', async () => {
    const { promise: shown, resolve } = Promise.withResolvers<void>();
    renderInShop(
      <FilterLink
        href="/products?brand=3"
        rendered={{}}
        follow={(event) => {
          event.preventDefault();
          return shown;
        }}
      >
        Varnhorn
      </FilterLink>,
      { messages },
    );
    fireEvent.click(value(/^Varnhorn/));
    expect(value(/^Varnhorn/)).toHaveAttribute('aria-current', 'true');
    await act(async () => resolve());
    await waitFor(() => expect(value(/^Varnhorn/)).not.toHaveAttribute('aria-current'));
  });
});
