import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { answer, memberSession, ErrorResponse, renderInShop } from 'shared-runtime/testing';
import { english as messages } from '../../testing/messages.ts';
import { card, listing } from '../../testing/factories.ts';
import { loadDeferredViews } from '../../testing/load-deferred-views.ts';
import { relatedContentHandlers } from '../../testing/page-handlers.ts';
import { setScreenWidth } from '../../testing/screen-width.ts';
import { Listing } from './listing.tsx';

const selection = { s: 'ski', p: 2, order: 'price', dir: 'asc', filters: {} } as const;
const pages = { mode: 'change', initial: 2, current: 2, count: 3, next: 3 } as const;
const handlers = [
  ...relatedContentHandlers,
  answer('cat-products-es', () => listing({ total: 100, pagination: pages })),
];
const path = '/search?s=ski&order=price&dir=asc&p=2&utm_source=mail';
const member = { messages, session: memberSession, handlers, path };

function ListingWithButton() {
  const [p, setPage] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setPage(2)}>
        page 2
      </button>
      <Listing category_id={12} p={p} order="relevance" dir="desc" filters={{}} />
    </>
  );
}

beforeAll(loadDeferredViews);
beforeAll(() => setScreenWidth(1280));

describe('Listing', () => {
  it('requests what its props select', async () => {
    const requests: unknown[] = [];
    const recording = [
      answer('cat-products-es', (request) => {
        requests.push(request);
        return listing();
      }),
    ];
    renderInShop(<Listing {...selection} />, { ...member, handlers: [...recording, ...handlers] });
    await screen.findByText('1 product');
    expect(requests).toEqual([
      expect.objectContaining({ s: 'ski', p: 2, order: 'price', dir: 'asc', limit: 42, store_id: 1 }),
    ]);
  });

  it('sorts by links that keep the rest of the URL and go to page one', async () => {
    renderInShop(<Listing {...selection} />, member);
    const newest = await screen.findByRole('link', { name: 'Newest' });
    expect(newest).toHaveAttribute('href', '/search?s=ski&utm_source=mail&order=newest&dir=desc');
    expect(screen.getByRole('link', { name: 'Recommended' })).toHaveAttribute(
      'href',
      '/search?s=ski&utm_source=mail',
    );
    expect(screen.getByRole('link', { name: 'Price: low to high' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Price: high to low' })).not.toHaveAttribute('aria-current');
  });

  it('shows the current page beside the number of products from page two on', async () => {
    renderInShop(<Listing {...selection} />, member);
    expect(await screen.findByText('100 products · Page 2 of 3')).toHaveRole('status');
  });

  it('says for which term it shows results, if the API has corrected the term', async () => {
    const corrected = answer('cat-products-es', () => listing({ correctedTerm: 'goggles' }));
    renderInShop(<Listing {...selection} s="gogles" p={1} />, {
      ...member,
      handlers: [corrected, ...handlers],
    });
    expect(await screen.findByText('Showing results for “goggles”')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search for “gogles” instead' })).toHaveAttribute(
      'href',
      '/search?s=ski&utm_source=mail&exact=1&order=price&dir=asc',
    );
  });

  it('requests the term as it was entered', async () => {
    const requested: unknown[] = [];
    const recording = answer('cat-products-es', ({ exact }) => {
      requested.push(exact);
      return listing();
    });
    renderInShop(<Listing {...selection} s="gogles" exact />, {
      ...member,
      handlers: [recording, ...handlers],
    });
    await waitFor(() => expect(requested).toEqual([true]));
  });

  it('pages by links that keep the order and the rest of the URL', async () => {
    renderInShop(<Listing {...selection} />, member);
    const next = await screen.findByRole('link', { name: 'Next page' });
    expect(next).toHaveAttribute('href', '/search?s=ski&utm_source=mail&order=price&dir=asc&p=3');
    expect(next).toHaveAttribute('rel', 'next');
    const previous = screen.getByRole('link', { name: 'Previous page' });
    expect(previous).toHaveAttribute('href', '/search?s=ski&utm_source=mail&order=price&dir=asc');
    expect(previous).toHaveAttribute('rel', 'prev');
  });

  it('links back from beyond the last page, which the API answers with the last page', async () => {
    const last = { mode: 'change', initial: 3, current: 3, count: 3, next: null } as const;
    const handler = answer('cat-products-es', () => listing({ total: 100, pagination: last }));
    renderInShop(<Listing {...selection} p={999} />, { ...member, handlers: [handler, ...handlers] });
    const previous = await screen.findByRole('link', { name: 'Previous page' });
    expect(previous).toHaveAttribute('href', expect.stringContaining('p=2'));
    expect(screen.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
  });

  it('offers a guest no order that would reveal prices', async () => {
    renderInShop(<Listing {...selection} />, { messages, handlers, path });
    expect(await screen.findByRole('link', { name: 'Newest' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Price:|saving/ })).not.toBeInTheDocument();
  });

  it('keeps the old products, marked as busy, until the new ones are loaded', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const slow = [
      answer('cat-products-es', async ({ p }) => {
        if (p > 1) await promise;
        return listing({ items: [card({ name: `Ski of page ${p}` })] });
      }),
    ];
    const view = renderInShop(<ListingWithButton />, { ...member, handlers: [...slow, ...handlers] });
    await screen.findByRole('link', { name: 'Ski of page 1' });
    await view.user.click(screen.getByRole('button', { name: 'page 2' }));
    expect(screen.getByRole('link', { name: 'Ski of page 1' }).closest('[aria-busy="true"]')).not.toBeNull();
    resolve();
    const next = await screen.findByRole('link', { name: 'Ski of page 2' });
    await waitFor(() => expect(next.closest('[aria-busy="true"]')).toBeNull());
  });

  it.each([
    [{ total: 50 }, 'This page is past the end', '/search?s=ski&utm_source=mail&order=price&dir=asc'],
    [{ total: 0 }, 'Nothing found for “ski”', '/'],
  ])('shows the empty state for an answer with %j', async (answered, title, href) => {
    const nothing = [answer('cat-products-es', () => listing({ items: [], ...answered }))];
    renderInShop(<Listing {...selection} />, { ...member, handlers: [...nothing, ...handlers] });
    const heading = await screen.findByRole('heading', { name: title });
    expect(heading).toBeVisible();
    const state = within(heading.closest('section') ?? document.body);
    expect(state.getByRole('link')).toHaveAttribute('href', href);
  });

  it('offers a retry after a failure', async () => {
    let isDown = true;
    const flaky = [answer('cat-products-es', () => (isDown ? new ErrorResponse('internal') : listing()))];
    const { user } = renderInShop(<Listing {...selection} />, {
      ...member,
      handlers: [...flaky, ...handlers],
    });
    await screen.findByRole('alert');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Ravine 98' })).toBeVisible();
  });
});
