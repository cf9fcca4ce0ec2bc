import { useIsFetching } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { answer, memberSession, renderInShop } from 'shared-runtime/testing';
import { english as messages } from '../../testing/messages.ts';
import type { Filters } from '../../domain/listing/filters.ts';
import { listing } from '../../testing/factories.ts';
import { loadDeferredViews } from '../../testing/load-deferred-views.ts';
import { relatedContentHandlers } from '../../testing/page-handlers.ts';
import { setScreenWidth } from '../../testing/screen-width.ts';
import { Listing } from './listing.tsx';

beforeAll(() => setScreenWidth(1280));

const selection = { s: 'ski', p: 2, order: 'price', dir: 'asc', filters: {} } as const;
const byRelevance = { order: 'relevance', dir: 'desc', filters: {} } as const;
const pages = { mode: 'change', initial: 2, current: 2, count: 3, next: 3 } as const;
const handlers = [
  ...relatedContentHandlers,
  answer('cat-products-es', () => listing({ total: 100, pagination: pages })),
];
const path = '/search?s=ski&order=price&dir=asc&p=2&utm_source=mail';
const member = { messages, session: memberSession, handlers, path };

function ListOfBrand() {
  const isIdle = useIsFetching() === 0;
  const [isSearch, setIsSearch] = useState(false);
  return (
    <>
      <button type="button" disabled={!isIdle} onClick={() => setIsSearch(true)}>
        search
      </button>
      <Listing {...(isSearch ? { s: 'ski' } : { brand_id: 3 })} p={1} {...byRelevance} />
    </>
  );
}

/** Renders the list of a brand, to which the search for `varn` leads, at an address, and returns the saved terms. */
async function termsSavedAt(address: string): Promise<string[]> {
  const saved: string[] = [];
  const saving = answer('search-save', ({ term, results_count: total }) => {
    expect(total).toBe(100);
    saved.push(term);
    return { isSaved: true };
  });
  const redirecting = answer('search-url', ({ term }) =>
    term === 'varn'
      ? { url: '/brand/varnhorn?source=varn', isRedirect: true }
      : { url: `/search?s=${term}`, isRedirect: false },
  );
  const all = [saving, redirecting, ...handlers];
  const { user } = renderInShop(<ListOfBrand />, { ...member, path: address, handlers: all });
  await screen.findByText(/100 products/);
  const button = screen.getByRole('button', { name: 'search' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  // What was to be saved for the first list was sent before this search.
  await waitFor(() => expect(saved).toContain('ski'));
  return saved.filter((term) => term !== 'ski');
}

beforeAll(loadDeferredViews);

describe('Listing', () => {
  it.each([
    ['a member', memberSession, 'search-save'],
    ['a guest', {}, 'search-save-nonauth'],
  ] as const)('saves the search of %s with its number of results', async (_visitor, session, endpoint) => {
    const saved: unknown[] = [];
    const recording = (['search-save', 'search-save-nonauth'] as const).map((name) =>
      answer(name, (request) => {
        saved.push([name, request]);
        return { isSaved: true };
      }),
    );
    renderInShop(<Listing {...selection} />, { ...member, session, handlers: [...recording, ...handlers] });
    await waitFor(() =>
      expect(saved).toEqual([[endpoint, { store_id: 1, term: 'ski', results_count: 100 }]]),
    );
  });

  it('saves a search that has led to a list instead of its results', async () => {
    expect(await termsSavedAt('/brand/varnhorn?source=varn')).toEqual(['varn']);
  });

  it.each([
    ['leads to another page', '/products/skis?source=varn'],
    ['was a chosen suggestion', '/brand/varnhorn?source=Varnhorn'],
    ['is no term', `/brand/varnhorn?source=${'x'.repeat(121)}`],
  ])('saves no search for a source that %s', async (_source, address) => {
    expect(await termsSavedAt(address)).toEqual([]);
  });

  it('saves no search whose results are filtered', async () => {
    const saved: unknown[] = [];
    const recording = answer('search-save', (request) => {
      saved.push(request);
      return { isSaved: true };
    });
    function Filtered() {
      const [filters, setFilters] = useState<Filters>({ brand: '3' });
      return (
        <>
          <button type="button" onClick={() => setFilters({})}>
            clear
          </button>
          <Listing {...selection} filters={filters} />
        </>
      );
    }
    const { user } = renderInShop(<Filtered />, { ...member, handlers: [recording, ...handlers] });
    await screen.findByText(/100 products/);
    expect(saved).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'clear' }));
    await waitFor(() => expect(saved).toHaveLength(1));
  });
});
