import { act, screen, waitFor } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { useState } from 'react';
import { noConsent } from 'shared-contracts/session';
import { answer, ErrorResponse, memberSession, noConnection, renderInShop } from 'shared-runtime/testing';
import { english as messages } from '../../../testing/messages.ts';
import { card, priceOf, withheldPrice } from '../../../testing/factories.ts';
import { viewedItem } from '../../../testing/viewed-factory.ts';
import { RecentlyViewed } from './recently-viewed.tsx';

const key = 'recently-viewed';
const accepted = { cookieConsentPreferences: { ...noConsent, accepted_functional: true } };

interface Recorded {
  /** What was requested or sent, in order. */
  calls: [endpoint: string, request: object][];
}

/** Fakes the API of a store that sells every product but 666, and stores what it is sent. */
function api(recorded: Recorded, viewed: number[] = []): RequestHandler[] {
  const record = (endpoint: string, request: object) => void recorded.calls.push([endpoint, request]);
  return [
    answer('product-cards', (request) => {
      record('product-cards', request);
      const ids = request.product_ids.filter((id) => id !== 666);
      return { items: ids.map((productId) => card({ productId, name: `Viewed ${productId}` })) };
    }),
    answer('recently-viewed', (request) => {
      record('recently-viewed', request);
      const shown = viewed.filter((id) => id !== request.product_id).slice(0, request.limit);
      return { items: shown.map(viewedItem) };
    }),
    answer('price-add-on', (request) => {
      record('price-add-on', request);
      const sold = request.product_ids.filter((id) => id !== 666);
      return {
        prices: sold.map((productId) => ({ productId, price: priceOf(12300), inStock: productId !== 5 })),
      };
    }),
    answer('POST recently-viewed', (request) => {
      record('POST recently-viewed', request);
      viewed.unshift(request.product_id, ...(request.earlier_product_ids ?? []));
      return { isSaved: true };
    }),
  ];
}

type Options = Omit<Parameters<typeof renderInShop>[1], 'messages'>;

function show(productId: number | undefined, options: Options) {
  return renderInShop(<RecentlyViewed productId={productId} />, { messages, ...options });
}

const names = () => screen.queryAllByRole('heading', { level: 3 }).map((each) => each.textContent);
const shownAs = (...ids: number[]) => waitFor(() => expect(names()).toEqual(ids.map((id) => `Viewed ${id}`)));

let recorded: Recorded;
beforeEach(() => {
  recorded = { calls: [] };
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('RecentlyViewed of a guest', () => {
  it('shows four products of this browser, latest first, and records the current one instead of showing it', async () => {
    sessionStorage.setItem(key, '[6,5,101,4,3,2]');
    show(101, { handlers: api(recorded) });
    await shownAs(6, 5, 4, 3);
    expect(screen.getByRole('region', { name: 'Recently viewed' })).toBeVisible();
    expect(sessionStorage.getItem(key)).toBe('[101,6,5,4,3,2]');
    expect(recorded.calls.map(([endpoint]) => endpoint)).toEqual(['product-cards']);
  });

  it('shows all of the list in a variation of the experiment', async () => {
    sessionStorage.setItem(key, '[9,8,7,6,5,4,3,2,1]');
    show(101, { handlers: api(recorded), experiments: { ab_test_product_ux_changes: 'variation_a' } });
    await shownAs(9, 8, 7, 6, 5, 4, 3, 2, 1);
    expect(sessionStorage.getItem(key)).toBe('[101,9,8,7,6,5,4,3,2,1]');
  });

  it('keeps the list for later visits once functional items are accepted', async () => {
    localStorage.setItem(key, '[2]');
    sessionStorage.setItem(key, '[3]');
    show(101, { handlers: api(recorded), session: accepted });
    await shownAs(3, 2);
    expect(localStorage.getItem(key)).toBe('[101,3,2]');
    expect(sessionStorage.getItem(key)).toBeNull();
  });

  it('shows names and prices of the server, whatever was stored, and no product that left the store', async () => {
    const forged = [{ productID: 7, name: '<img src=x onerror=alert(1)>', price: 1 }, 'x', -1, 666, 7];
    sessionStorage.setItem(key, JSON.stringify(forged));
    const handlers = [
      answer('product-cards', ({ product_ids: ids }) => {
        expect(ids).toEqual([666, 7]);
        return { items: [card({ productId: 7, name: '<b>Viewed</b> 7', price: withheldPrice })] };
      }),
    ];
    const { container } = show(101, { handlers });
    await waitFor(() => expect(names()).toEqual(['<b>Viewed</b> 7']));
    expect(container.querySelector('b')).toBeNull();
    expect(screen.queryByText(/[£€]/)).not.toBeInTheDocument();
    expect(sessionStorage.getItem(key)).toBe('[101,666,7]');
  });

  it('shows and requests nothing for a thousand foreign entries without an id', async () => {
    sessionStorage.setItem(key, JSON.stringify(Array.from({ length: 1000 }, () => ({ id: 'x'.repeat(99) }))));
    const { container } = show(101, { handlers: api(recorded) });
    await waitFor(() => expect(sessionStorage.getItem(key)).toBe('[101]'));
    expect(recorded.calls).toEqual([]);
    expect(container).toBeEmptyDOMElement();
  });

  it.each<[string, () => ErrorResponse | typeof noConnection]>([
    ['fails', () => new ErrorResponse('internal')],
    ['has no connection', () => noConnection],
  ])('shows nothing if the look-up %s', async (_what, respond) => {
    sessionStorage.setItem(key, '[2]');
    const { container, shop } = show(101, { handlers: [answer('product-cards', respond)] });
    const lookUp = () =>
      shop.context.queryClient.getQueryCache().find({ queryKey: ['product-cards'], exact: false });
    await waitFor(() => expect(lookUp()?.state.status).toBe('error'));
    expect(container).toBeEmptyDOMElement();
  });
});

describe('RecentlyViewed that is not enabled yet', () => {
  function EnabledByButton() {
    const [isEnabled, setIsEnabled] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsEnabled(true)}>
          Enable
        </button>
        <RecentlyViewed productId={101} isEnabled={isEnabled} />
      </>
    );
  }

  it.each([
    { whom: 'a guest', session: {}, stored: '[101,8]', calls: [], shown: [8] },
    {
      whom: 'a member',
      session: memberSession,
      stored: null,
      calls: ['POST recently-viewed'],
      shown: [8, 9],
    },
  ])('records the product for $whom, and loads the list when it is enabled', async (expected) => {
    sessionStorage.setItem(key, '[8]');
    const handlers = api(recorded, [9]);
    const { user } = renderInShop(<EnabledByButton />, { messages, handlers, session: expected.session });
    await waitFor(() => expect(sessionStorage.getItem(key)).toBe(expected.stored));
    expect(recorded.calls.map(([endpoint]) => endpoint)).toEqual(expected.calls);
    await user.click(screen.getByRole('button', { name: 'Enable' }));
    await shownAs(...expected.shown);
  });
});

describe('RecentlyViewed of a member', () => {
  const member = { session: memberSession };

  it('shows the list of the API, with prices and stock for the country of delivery', async () => {
    const session = { ...memberSession, delivery_country: 'IE' };
    show(101, { handlers: api(recorded, [5, 101, 666, 4]), session });
    await shownAs(5, 4);
    expect(recorded.calls).toContainEqual(['recently-viewed', { store_id: 1, limit: 4, product_id: 101 }]);
    const addOn = { storeId: 1, product_ids: [5, 666, 4], deliveryCountry: 'IE' };
    expect(recorded.calls).toContainEqual(['price-add-on', addOn]);
    expect(screen.getAllByText('£123.00')).toHaveLength(2);
    expect(screen.getAllByText('Sold out')).toHaveLength(1);
  });

  it('requests up to thirty in a variation of the experiment', async () => {
    const experiments = { ab_test_product_ux_changes: 'variation_a' };
    show(101, { handlers: api(recorded, [5]), experiments, ...member });
    await shownAs(5);
    expect(recorded.calls).toContainEqual(['recently-viewed', { store_id: 1, limit: 30, product_id: 101 }]);
  });

  it('sends the current product to the API, and stores nothing in the browser', async () => {
    show(101, { handlers: api(recorded, [5]), ...member });
    await shownAs(5);
    await waitFor(() =>
      expect(recorded.calls).toContainEqual(['POST recently-viewed', { store_id: 1, product_id: 101 }]),
    );
    expect([localStorage.getItem(key), sessionStorage.getItem(key)]).toEqual([null, null]);
  });

  it('sends what was viewed in this browser before the sign-in, and then deletes it here', async () => {
    sessionStorage.setItem(key, '[9,8,101]');
    const { shop } = show(101, { handlers: api(recorded, [5]) });
    await shownAs(9, 8);
    act(() => shop.changeSession(memberSession));
    await shownAs(9, 8, 5);
    const sent = recorded.calls.filter(([endpoint]) => endpoint === 'POST recently-viewed');
    expect(sent).toEqual([
      ['POST recently-viewed', { store_id: 1, product_id: 101, earlier_product_ids: [9, 8] }],
    ]);
    expect(sessionStorage.getItem(key)).toBeNull();
  });

  it('sends it also without a current product', async () => {
    sessionStorage.setItem(key, '[9,8]');
    show(undefined, { handlers: api(recorded, [5]), ...member });
    await shownAs(9, 8, 5);
    expect(recorded.calls).toContainEqual([
      'POST recently-viewed',
      { store_id: 1, product_id: 9, earlier_product_ids: [8] },
    ]);
  });

  it('leaves the list in the browser if it cannot be sent', async () => {
    sessionStorage.setItem(key, '[9,8]');
    const failing = answer('POST recently-viewed', (request) => {
      recorded.calls.push(['POST recently-viewed', request]);
      return noConnection;
    });
    show(101, { handlers: [failing, ...api(recorded, [5])], ...member });
    await shownAs(5);
    await waitFor(() =>
      expect(recorded.calls.map(([endpoint]) => endpoint)).toContain('POST recently-viewed'),
    );
    expect(sessionStorage.getItem(key)).toBe('[9,8]');
  });

  it('requests and records nothing for a member who restricts the personalisation of the site', async () => {
    sessionStorage.setItem(key, '[9]');
    const session = { ...memberSession, restrictSitePersonalisation: true };
    const { container } = show(101, { handlers: api(recorded, [5]), session });
    await waitFor(() => expect(sessionStorage.getItem(key)).toBeNull());
    expect(container).toBeEmptyDOMElement();
    expect(recorded.calls).toEqual([]);
  });

  it('shows the list of the guest after a sign-out', async () => {
    const { shop } = show(101, { handlers: api(recorded, [5]), ...member });
    await shownAs(5);
    act(() => shop.changeSession({ id: null, name: null, email: null }));
    await waitFor(() => expect(names()).toEqual([]));
    expect(sessionStorage.getItem(key)).toBe('[101]');
  });
});
