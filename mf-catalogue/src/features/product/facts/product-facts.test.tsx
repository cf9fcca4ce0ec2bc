import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import type { Product } from 'shared-contracts/api/product';
import { answer, ErrorResponse, noConnection, renderInShop } from 'shared-runtime/testing';
import { english } from '../../../testing/messages.ts';
import { returnsQuery } from '../../../api/returns-query.ts';
import { factHandlers } from '../../../testing/fact-handlers.ts';
import { product } from '../../../testing/factories.ts';
import { ProductFacts } from './product-facts.tsx';

const config = answer('config', () => ({ returnValidityDays: 14 }));
const delivery = {
  from: '2026-11-24',
  to: '2026-11-25',
  message: 'Delivery £4.95, with you Tue 24 – Wed 25 Nov',
  untilFree: { amount: 5_000, currency: 'GBP' },
};
const inDocument: Partial<Product> = {
  stock: { state: 'last_items', left: 2, message: 'Only 2 left' },
  dispatch: { isDropship: true, dispatchDays: 4 },
  delivery,
};

function show(change: Partial<Product> = inDocument, handlers: RequestHandler[] = []) {
  return renderInShop(<ProductFacts product={product(change)} />, {
    messages: english,
    handlers: [...handlers, config, ...factHandlers],
  });
}
const items = () => screen.getAllByRole('listitem').map((each) => each.textContent);
const unanswered = () => new Promise<never>(() => undefined);

const lookups = ['get-stock-messages', 'get-stock-delivery', 'get-supplier-dropship'] as const;
type Failing = () => ErrorResponse | typeof noConnection | Promise<never>;
const failing = (failure: Failing) => lookups.map((name) => answer(name, failure as () => never));

const factsOfDocument = [
  'Only 2 left',
  'Delivery £4.95, with you Tue 24 – Wed 25 NovOrder £50.00 more and delivery is free',
  'Comes straight from the maker, who sends it within 4 working days',
];

describe('ProductFacts', () => {
  it('shows the facts of the document without waiting for a look-up', async () => {
    show(inDocument, failing(unanswered));
    expect(items().slice(0, 3)).toEqual(factsOfDocument);
    expect(await screen.findByText('Changed your mind? Send it back within 14 days')).toBeVisible();
  });

  it('shows what the look-ups say instead', async () => {
    const requests: object[] = [];
    show(inDocument, [
      answer('get-stock-messages', (request) => {
        requests.push(request);
        return { messages: [{ productId: 101, state: 'sold_out', left: null, message: 'Sold out' }] };
      }),
      answer('get-stock-delivery', () => ({
        deliveries: [
          {
            productId: 101,
            dispatchDate: '2026-11-24',
            deliveryFrom: '2026-11-26',
            deliveryTo: '2026-11-27',
            message: 'Free delivery, with you Thu 26 – Fri 27 Nov',
            untilFree: null,
          },
        ],
      })),
    ]);
    await waitFor(() =>
      expect(items()).toEqual([
        'Sold out',
        'Free delivery, with you Thu 26 – Fri 27 Nov',
        'Changed your mind? Send it back within 14 days',
      ]),
    );
    expect(requests).toEqual([{ store_id: 1, product_ids: [101] }]);
  });

  it.each<[string, Failing, number]>([
    ['the shop fails', () => new ErrorResponse('internal'), 3],
    ['there is no connection', () => noConnection, 3],
    ['nothing is found', () => new ErrorResponse('not_found'), 0],
  ])(
    'keeps the facts of the document if %s, and logs failures of the shop',
    async (_what, failure, logged) => {
      const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      const { shop } = show(inDocument, failing(failure));
      await screen.findByText(/Send it back/);
      await waitFor(() => expect(shop.context.queryClient.isFetching()).toBe(0));
      expect(warn).toHaveBeenCalledTimes(logged);
      expect(items().slice(0, 3)).toEqual(factsOfDocument);
      warn.mockRestore();
    },
  );

  it('leaves out what is unknown', async () => {
    const { shop } = show({}, [
      answer('get-stock-messages', () => ({ messages: [] })),
      answer('get-stock-delivery', () => ({ deliveries: [] })),
      answer('get-supplier-dropship', () => ({ products: [] })),
    ]);
    await screen.findByText(/Send it back/);
    await waitFor(() => expect(shop.context.queryClient.isFetching()).toBe(0));
    expect(items()).toHaveLength(1);
  });

  it.each([3955, 3956, 3957, 3993])(
    'says of the gift voucher %i that it is mailed without a fee, and that no promotion applies',
    async (productId) => {
      const asked = jest.fn(() => ({ messages: [] }));
      show({ ...inDocument, productId }, [answer('get-stock-messages', asked)]);
      await screen.findByText(/Changed your mind/);
      expect(items()).toEqual([
        'Sent by email, with no delivery fee',
        'Promotion codes and other offers don’t apply to gift vouchers',
        'Changed your mind? Return the voucher within 14 days',
      ]);
      expect(asked).not.toHaveBeenCalled();
    },
  );

  it('says of the donation that it earns no points and cannot be returned', async () => {
    const { shop } = show({ ...inDocument, productId: 16_550 });
    // The return period of the store would be shown when the configuration is loaded.
    await shop.context.queryClient.fetchQuery(returnsQuery(shop.context));
    await waitFor(() => expect(shop.context.queryClient.isFetching()).toBe(0));
    expect(items()).toEqual([
      'Nothing to send, so no delivery fee',
      'Earns no points, and points can’t pay for it',
      'A donation can’t be returned',
    ]);
  });
});
