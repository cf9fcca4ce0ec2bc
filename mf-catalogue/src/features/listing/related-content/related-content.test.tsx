import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { answer, ErrorResponse, memberSession, noConnection, renderInShop } from 'shared-runtime/testing';
import { english as messages } from '../../../testing/messages.ts';
import { category, priceOf, sale } from '../../../testing/factories.ts';
import { relatedContentHandlers } from '../../../testing/page-handlers.ts';
import { RelatedSales } from './related-sales.tsx';
import { Subcategories } from './subcategories.tsx';

const onlyPage = { mode: 'change', initial: 1, current: 1, count: 1, next: null } as const;
const names = ['Freeride', 'Piste', 'Touring', 'Slalom', 'Park', 'Junior', 'Sets'];
const subcategories = answer('cat-subcategories', () => ({
  categories: names.map((name, index) => category({ id: index + 1, name, url: `/products/${index + 1}` })),
  pagination: onlyPage,
}));
const prices = (amount: number) => ({
  prices: [{ productId: 1, price: priceOf(amount), isDeliverable: true }],
});

function show(handlers: RequestHandler[], session: object = memberSession) {
  return renderInShop(<Subcategories categoryId={12} />, {
    messages,
    session,
    handlers: [...handlers, subcategories, ...relatedContentHandlers],
  });
}

const link = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name}`) });

describe('Subcategories', () => {
  it('link to the categories below with their numbers of products', async () => {
    show([]);
    await screen.findByRole('navigation', { name: 'Categories' });
    expect(link('Freeride')).toHaveAttribute('href', '/products/1');
    expect(link('Freeride')).toHaveTextContent('Freeride 31');
  });

  it('request the categories of the visitor’s group', async () => {
    const requests: object[] = [];
    show([
      answer('cat-subcategories', (request) => {
        requests.push(request);
        return { categories: [category()], pagination: onlyPage };
      }),
    ]);
    await screen.findByRole('navigation', { name: 'Categories' });
    const { group } = memberSession;
    expect(requests).toEqual([{ store_id: 1, categoryId: 12, count: 24, pageNumber: 1, group_id: group }]);
  });

  it('look up lowest prices, six at a time', async () => {
    const running: PromiseWithResolvers<void>[] = [];
    show([
      answer('category-prices', async ({ entity_id: id, limit, shipping }) => {
        expect([limit, shipping]).toEqual([1, 'GB']);
        const lookup = Promise.withResolvers<void>();
        running.push(lookup);
        await lookup.promise;
        return prices(id * 1000);
      }),
    ]);
    await waitFor(() => expect(running).toHaveLength(6));
    running[0]?.resolve();
    await waitFor(() => expect(running).toHaveLength(7));
    for (const { resolve } of running) resolve();
    await waitFor(() => expect(link('Sets')).toHaveTextContent('from £70.00'));
    expect(link('Freeride')).toHaveTextContent('from £10.00');
  });

  type Failing = () => ErrorResponse | typeof noConnection;

  it.each<[string, Failing, number]>([
    ['fails', () => new ErrorResponse('internal'), 1],
    ['has no connection', () => noConnection, 1],
    ['is not found', () => new ErrorResponse('not_found'), 0],
    ['is not allowed', () => new ErrorResponse('authentication_required'), 0],
  ])(
    'show the other prices if one lookup %s, which is logged as the specification says',
    async (_what, failing, logged) => {
      const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      show([
        answer(
          'category-prices',
          ({ entity_id: id }): ReturnType<typeof failing> | ReturnType<typeof prices> =>
            id === 3 ? failing() : prices(id * 1000),
        ),
      ]);
      await waitFor(() => expect(link('Sets')).toHaveTextContent('from £70.00'));
      await waitFor(() => expect(warn).toHaveBeenCalledTimes(logged));
      expect(link('Touring')).not.toHaveTextContent('from');
      warn.mockRestore();
    },
  );

  it('look up no price for a guest of a store that hides prices', async () => {
    const lookUp = jest.fn(() => prices(1000));
    show([answer('category-prices', lookUp)], {});
    await screen.findByRole('navigation', { name: 'Categories' });
    expect(lookUp).not.toHaveBeenCalled();
  });

  it('show the end of a sale of some of them, until it has ended', async () => {
    const event = { storeId: 1, eventId: 7, startDate: '2020-01-01T00:00:00.000Z' };
    show([
      answer('product-category-event', ({ store_ids: stores, category_ids: ids }) => {
        expect([stores, ids]).toEqual([[1], [1, 2, 3, 4, 5, 6, 7]]);
        return {
          events: [
            { ...event, categoryId: 1, endDate: '2090-06-01T10:00:00.000Z' },
            { ...event, categoryId: 2, endDate: '2020-06-01T10:00:00.000Z' },
          ],
        };
      }),
    ]);
    await screen.findByRole('navigation', { name: 'Categories' });
    await waitFor(() => expect(link('Freeride')).toHaveTextContent('sale until 1 Jun'));
    expect(link('Piste')).not.toHaveTextContent('sale');
  });

  it('show no end of a sale of all of them, which would not distinguish them', async () => {
    const event = { storeId: 1, eventId: 7, startDate: '2020-01-01T00:00:00.000Z' };
    const answered = Promise.withResolvers<void>();
    show([
      answer('product-category-event', ({ category_ids: ids }) => {
        answered.resolve();
        const endDate = '2090-06-01T10:00:00.000Z';
        return { events: ids.map((categoryId) => ({ ...event, categoryId, endDate })) };
      }),
      // Answered after the events, so that the events are rendered when a price is.
      answer('category-prices', async ({ entity_id: id }) => {
        await answered.promise;
        return prices(id * 1000);
      }),
    ]);
    await waitFor(() => expect(link('Sets')).toHaveTextContent('from £70.00'));
    expect(link('Freeride')).toHaveTextContent('from £10.00');
    expect(screen.queryByText(/sale until/)).not.toBeInTheDocument();
  });

  it('are missing without any, and if they cannot be loaded', async () => {
    const { container, unmount } = show([
      answer('cat-subcategories', () => ({ categories: [], pagination: onlyPage })),
    ]);
    await waitFor(() => expect(container).toBeEmptyDOMElement());
    unmount();
    const failed = show([answer('cat-subcategories', () => new ErrorResponse('unavailable'))]);
    await waitFor(() => expect(failed.container).toBeEmptyDOMElement());
  });
});

describe('RelatedSales', () => {
  it('request the sales near the subject and link to four of them', async () => {
    const requests: object[] = [];
    const sales = Array.from({ length: 6 }, (_, index) =>
      sale({ saleId: index + 20, title: `Sale ${index}`, endDate: '2090-01-01T00:00:00.000Z' }),
    );
    const handlers = [
      answer('related-sales', (request) => {
        requests.push(request);
        return { sales };
      }),
    ];
    renderInShop(<RelatedSales subject={{ sale_context: 7 }} />, {
      messages,
      session: memberSession,
      handlers,
    });
    expect(await screen.findByRole('heading', { level: 2, name: 'More sales' })).toBeVisible();
    expect(requests).toEqual([{ store_id: 1, sale_id: 7 }]);
    expect(screen.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual(
      [20, 21, 22, 23].map((id) => `/event/sale-${id}`),
    );
  });
});
