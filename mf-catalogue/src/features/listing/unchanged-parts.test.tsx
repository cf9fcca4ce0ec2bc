import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link, useLocation } from 'shared-runtime/router';
import { answer, memberSession, renderInShop } from 'shared-runtime/testing';
import { readListingState } from '../../domain/listing/listing-selection.ts';
import { ProductCard } from '../../components/product-card/product-card.tsx';
import { english as messages } from '../../testing/messages.ts';
import { card, listing, priceOf, skiFacets } from '../../testing/factories.ts';
import { loadDeferredViews } from '../../testing/load-deferred-views.ts';
import { relatedContentHandlers } from '../../testing/page-handlers.ts';
import { setScreenWidth } from '../../testing/screen-width.ts';
import { Listing } from './listing.tsx';
import { useFilterLinks, type FilterLinks } from './use-list-links.ts';

beforeAll(loadDeferredViews);
beforeAll(() => setScreenWidth(1280));

const stateOf = (search: string) => readListingState(Object.fromEntries(new URLSearchParams(search)));

function ListOfUrl() {
  return <Listing category_id={12} {...stateOf(useLocation().search)} />;
}

/** Products with ids from 1 on; each has a price of its own. */
const skis = (ids: readonly number[]) =>
  ids.map((id) => card({ productId: id, name: `Ski ${id}`, price: priceOf(id * 1000) }));

/** Returns a function that returns the prices that were formatted since, which a card does whenever it is rendered. */
function recordPrices(): () => number[] {
  const spy = jest.spyOn(Intl.NumberFormat.prototype, 'formatToParts');
  return () => spy.mock.calls.map(([amount]) => Number(amount));
}

afterEach(() => jest.restoreAllMocks());

describe('The cards of a list', () => {
  it('are not rendered again while another list is loaded', async () => {
    const { promise: isAnswered, resolve } = Promise.withResolvers<void>();
    const products = answer('cat-products-es', async ({ brand }) => {
      if (brand === undefined) return listing({ items: skis([1, 2, 3]), facets: skiFacets(), total: 3 });
      await isAnswered;
      return listing({ items: skis([2, 3, 4]), facets: skiFacets(), total: 30 });
    });
    const { user } = renderInShop(<ListOfUrl />, {
      messages,
      session: memberSession,
      handlers: [products, ...relatedContentHandlers],
      path: '/products',
    });
    const first = await screen.findByRole('link', { name: 'Ski 1' });
    const amounts = recordPrices();
    await user.click(screen.getByRole('link', { name: /^Varnhorn/ }));
    await waitFor(() => expect(first.closest('[aria-busy="true"]')).not.toBeNull());
    expect(amounts()).toEqual([]);
    await act(async () => resolve());
    await screen.findByRole('link', { name: 'Ski 4' });
    expect(amounts()).toContain(40);
  });
});

describe('ProductCard', () => {
  it('is rendered again for other data, not for equal data', async () => {
    function Card() {
      const [price, setPrice] = useState(10);
      const [count, setCount] = useState(0);
      // A new object each time, as in another answer.
      const [ski] = skis([price]).map((each) => ({ ...each, productId: 1, name: 'Ski' }));
      return (
        <>
          <button type="button" onClick={() => setPrice(20)}>
            price
          </button>
          <button type="button" onClick={() => setCount(count + 1)}>{`again ${count}`}</button>
          {ski ? <ProductCard card={ski} /> : null}
        </>
      );
    }
    const { user } = renderInShop(<Card />, { messages, session: memberSession });
    const amounts = recordPrices();
    await user.click(screen.getByRole('button', { name: 'again 0' }));
    await screen.findByRole('button', { name: 'again 1' });
    expect(amounts()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'price' }));
    expect(amounts()).toContain(200);
    expect(screen.getByRole('article')).toHaveTextContent('£200.00');
  });
});

describe('useFilterLinks', () => {
  it('returns the same links for another page, and others for another filter', async () => {
    const seen: FilterLinks[] = [];
    function Links() {
      seen.push(useFilterLinks(stateOf(useLocation().search)));
      return <Link to="/products?utm=x&brand=3&from=1&p=3">more</Link>;
    }
    function Elsewhere() {
      return <Link to="/products?utm=x&brand=3,4">filter</Link>;
    }
    const { user, location } = renderInShop(
      <>
        <Links />
        <Elsewhere />
      </>,
      { messages, path: '/products?utm=x&brand=3&p=2' },
    );
    const [first] = seen;
    await user.click(screen.getByRole('link', { name: 'more' }));
    await waitFor(() => expect(location()).toContain('p=3'));
    await waitFor(() => expect(seen.length).toBeGreaterThan(1));
    expect(seen.every((links) => links === first)).toBe(true);
    expect(first?.linkTo({ order: 'newest', p: 1 })).toBe('/products?utm=x&brand=3&order=newest&dir=desc');

    await user.click(screen.getByRole('link', { name: 'filter' }));
    await waitFor(() => expect(seen.at(-1)).not.toBe(first));
    expect(seen.at(-1)?.chosen.filters).toEqual({ brand: '3,4' });
    expect(seen.at(-1)?.linkTo({ filters: {}, p: 1 })).toBe('/products?utm=x');
  });
});
