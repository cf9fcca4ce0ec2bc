import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'shared-runtime/router';
import { answer, ErrorResponse, memberSession, renderInShop } from 'shared-runtime/testing';
import { readListingState } from '../../../domain/listing/listing-selection.ts';
import { english as messages } from '../../../testing/messages.ts';
import { card, listing } from '../../../testing/factories.ts';
import { loadDeferredViews } from '../../../testing/load-deferred-views.ts';
import { relatedContentHandlers } from '../../../testing/page-handlers.ts';
import { setScreenWidth } from '../../../testing/screen-width.ts';
import { Listing } from '../listing.tsx';

beforeAll(loadDeferredViews);
beforeAll(() => setScreenWidth(1280));

function ListOfUrl() {
  const { search } = useLocation();
  return <Listing category_id={12} {...readListingState(Object.fromEntries(new URLSearchParams(search)))} />;
}

const count = 4;
const total = 130;

/** Shows a list of four pages with one product each. `broken` is the page that cannot be loaded. */
function show(path: string, state: { broken?: number } = {}) {
  const pages: number[] = [];
  const pageOf = answer('cat-products-es', ({ p }) => {
    pages.push(p);
    if (p === state.broken) return new ErrorResponse('unavailable');
    const pagination = {
      mode: 'change',
      initial: p,
      current: p,
      count,
      next: p < count ? p + 1 : null,
    } as const;
    return listing({ items: [card({ productId: p, name: `Ski ${p}` })], total, pagination });
  });
  const handlers = [pageOf, ...relatedContentHandlers];
  const shop = renderInShop(<ListOfUrl />, { messages, session: memberSession, handlers, path });
  const click = (element: Element) => shop.user.click(element);
  return { ...shop, click, pages };
}

const names = () =>
  screen.getAllByRole('heading', { level: 2, name: /^Ski/ }).map((each) => each.textContent);

describe('“Show more”', () => {
  it('extends the list by a page, requests nothing else, and keeps the focus', async () => {
    const { click, location, pages } = show('/products?brand=3');
    const more = await screen.findByRole('link', { name: 'Show more' });
    expect(more).toHaveAttribute('href', '/products?brand=3&from=1&p=2');
    expect(screen.getByText('You’ve seen 42 of 130')).toBeVisible();
    await click(more);
    await screen.findByRole('link', { name: 'Ski 2' });
    expect(location()).toBe('/products?brand=3&from=1&p=2');
    expect(names()).toEqual(['Ski 1', 'Ski 2']);
    expect(pages).toEqual([1, 2]);
    expect(more).toHaveFocus();
    expect(more).toHaveAttribute('href', '/products?brand=3&from=1&p=3');
    expect(screen.getByText('You’ve seen 84 of 130')).toBeVisible();
  });

  it('gives the focus to the progress after the last page', async () => {
    const { click } = show('/products?from=2&p=3');
    await click(await screen.findByRole('link', { name: 'Show more' }));
    await screen.findByRole('link', { name: 'Ski 4' });
    expect(names()).toEqual(['Ski 2', 'Ski 3', 'Ski 4']);
    expect(screen.queryByRole('link', { name: 'Show more' })).not.toBeInTheDocument();
    expect(screen.getByText('You’ve seen 130 of 130')).toHaveFocus();
  });

  it('leaves the list as it is if the next page cannot be loaded, and offers a retry', async () => {
    const state: { broken?: number } = { broken: 2 };
    const { click } = show('/products', state);
    await click(await screen.findByRole('link', { name: 'Show more' }));
    await screen.findByRole('alert');
    expect(names()).toEqual(['Ski 1']);
    delete state.broken;
    await click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: 'Ski 2' });
    expect(names()).toEqual(['Ski 1', 'Ski 2']);
  });
});

describe('The links to pages', () => {
  it('of an extended list lead to before its first page and after its last one', async () => {
    show('/products?from=2&p=3');
    const link = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await link('Previous page')).toBe('/products');
    expect(await link('Next page')).toBe('/products?p=4');
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  });

  it('show one page of the list and forget its extension', async () => {
    const { click, location } = show('/products?from=1&p=2');
    await click(await screen.findByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(names()).toEqual(['Ski 3']));
    expect(location()).toBe('/products?p=3');
  });

  it('are missing for a list of one page', async () => {
    const handlers = [answer('cat-products-es', () => listing()), ...relatedContentHandlers];
    renderInShop(<ListOfUrl />, { messages, session: memberSession, handlers, path: '/products' });
    await screen.findByText('1 product');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
    expect(screen.queryByText(/You’ve seen/)).not.toBeInTheDocument();
  });
});
