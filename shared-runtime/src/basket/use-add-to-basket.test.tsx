import { act, screen, waitFor } from '@testing-library/react';
import { basketChanged, basketLineAdded } from 'shared-contracts/events/basket';
import { ShopHostContext, useShopHost } from '../host/shop-host.ts';
import { RegionOwnerContext } from '../region/region-context.ts';
import { answer, memberSession, ErrorResponse, renderInShop } from '../testing/index.ts';
import { useAddToBasket } from './use-add-to-basket.ts';

const price = { amount: 12900, currency: 'GBP' };
const added = {
  cartItemId: 5,
  productId: 101,
  sku: 'SKI-1',
  name: 'Ridge 92',
  brand_name: 'Nordvind',
  url: '/catalog/product/view/id/101/',
  image: { url: '/a.svg', alt: '', width: 1, height: 1 },
  qty: 1,
  maxQty: 3,
  options: [],
  unitPrice: price,
  subtotal: price,
  rrp: price,
  discountAmount: { amount: 0, currency: 'GBP' },
  discount: 0,
  productType: 'simple' as const,
  fittingForm: null,
  parts: [],
  estimatedDeliveryStart: null,
  estimatedDeliveryEnd: null,
};
const basket = {
  version: 1,
  items: [added],
  basketCount: 1,
  order: {
    currency: 'GBP',
    subtotal: price,
    total: price,
    vat: null,
    totalExVat: null,
    rrpSavings: null,
    hasSavings: false,
    errorMessages: [],
    discounts: { rewardPoints: null, promoCodes: [], automatic: [], amount: { amount: 0, currency: 'GBP' } },
    deliveryFee: null,
    hasDeliveryFee: false,
    untilFreeDelivery: null,
    quoteId: 1,
  },
  user: { loyaltyPoints: 0 },
  groups: [],
  selected_carrier: null,
  view: 'mini' as const,
};

function AddButton() {
  const { mutate, isError } = useAddToBasket();
  return (
    <>
      <button type="button" onClick={() => mutate({ productID: 101, quantity: 1 })}>
        Add
      </button>
      {isError && <p>failed</p>}
    </>
  );
}

describe('useAddToBasket', () => {
  it('publishes what was added and shows it', async () => {
    const { shop, user } = renderInShop(<AddButton />, {
      messages: {},
      session: memberSession,
      handlers: [answer('basket-add', () => ({ basket, added }))],
    });
    const lines = shop.record(basketLineAdded);
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(lines).toEqual([expect.objectContaining({ productId: 101, count: 1 })]));
    expect(shop.opened).toEqual([
      {
        name: 'basket/added',
        props: { cartItemId: 5, addition: { item: added, basketCount: 1, subtotal: price } },
      },
    ]);
    expect(shop.busReports).toEqual([]);
  });

  it.each([
    ['the confirmation for a member', memberSession, 'basket/added'],
    ['the registration for a guest who must sign in', { loginRequired: true }, 'account/register'],
    ['the confirmation for a guest of an open store', { loginRequired: false }, 'basket/added'],
  ])('loads %s before the API has answered', async (_what, session, overlay) => {
    const waiting = Promise.withResolvers<never>();
    const { shop, user } = renderInShop(<AddButton />, {
      messages: {},
      session,
      handlers: [answer('basket-add', () => waiting.promise)],
    });
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(shop.prefetchedOverlays).toEqual([overlay]));
    expect(shop.opened).toEqual([]);
  });

  it('sends the addition before it requests the code of what the answer opens', async () => {
    const order: string[] = [];
    function InOrder() {
      const host = useShopHost();
      const { api } = host.context;
      const call: typeof api.call = (...request) => {
        order.push(request[0].path);
        return api.call(...request);
      };
      const context = { ...host.context, api: { ...api, call } };
      const prefetchOverlay = (name: string) => void order.push(name);
      return (
        <ShopHostContext value={{ ...host, context, prefetchOverlay }}>
          <AddButton />
        </ShopHostContext>
      );
    }
    const { user } = renderInShop(<InOrder />, {
      messages: {},
      session: memberSession,
      handlers: [answer('basket-add', () => ({ basket, added }))],
    });
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(order).toEqual(['/api/basket-add', 'basket/added']));
  });

  it('publishes as the remote that calls it', async () => {
    const sources = new Set<string>();
    function InCatalogue() {
      const host = useShopHost();
      const busFor: typeof host.busFor = (remote, version) => {
        sources.add(`${remote} ${version}`);
        return host.busFor(remote, version);
      };
      return (
        <ShopHostContext value={{ ...host, busFor }}>
          <RegionOwnerContext value={{ remote: 'mf-catalogue', version: '1.0.0' }}>
            <AddButton />
          </RegionOwnerContext>
        </ShopHostContext>
      );
    }
    const { shop, user } = renderInShop(<InCatalogue />, {
      messages: {},
      session: memberSession,
      handlers: [answer('basket-add', () => ({ basket, added }))],
    });
    const changes = shop.record(basketChanged);
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(changes).toEqual([{ version: 1, basketCount: 1, total: price }]));
    expect([...sources]).toEqual(['mf-catalogue 1.0.0']);
  });

  it('publishes prices per piece, however many the line has', async () => {
    const gbp = (amount: number) => ({ amount, currency: 'GBP' });
    const line = { ...added, qty: 2, unitPrice: gbp(9900), subtotal: gbp(19_800), rrp: gbp(25_800) };
    const { shop, user } = renderInShop(<AddButton />, {
      messages: {},
      session: memberSession,
      handlers: [answer('basket-add', () => ({ basket: { ...basket, items: [line] }, added: line }))],
    });
    const lines = shop.record(basketLineAdded);
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(lines).toEqual([expect.objectContaining({ price: gbp(12_900), specialPrice: gbp(9900) })]),
    );
  });

  it('asks a guest to sign in and leaves the addition to the API, which has stored it', async () => {
    let calls = 0;
    const { shop, user } = renderInShop(<AddButton />, {
      messages: {},
      handlers: [
        answer('basket-add', () => {
          calls += 1;
          return new ErrorResponse('authentication_required');
        }),
      ],
    });
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(shop.opened).toEqual([{ name: 'account/register', props: { reason: 'basket' } }]),
    );
    expect(await screen.findByText('failed')).toBeVisible();
    act(() => shop.changeSession(memberSession));
    await waitFor(() => expect(screen.queryByText('failed')).not.toBeInTheDocument());
    expect(calls).toBe(1);
  });
});
