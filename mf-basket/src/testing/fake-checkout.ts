import type { RequestHandler } from 'msw';
import type { EndpointName, ParsedRequestOf, ResponseOf } from 'shared-contracts/api';
import type { Checkout } from 'shared-contracts/api/checkout';
import { answer, ErrorResponse, type noConnection } from 'shared-runtime/stub';
import { basketOf } from './basket-factory.ts';
import { checkoutAddress, checkoutOf, collectPoint, countries } from './checkout-factory.ts';

type Fails<Name extends EndpointName> = (
  request: ParsedRequestOf<Name>,
) => ResponseOf<Name> | ErrorResponse | typeof noConnection;

export interface FakeCheckout {
  handlers: RequestHandler[];
  /** Bodies of the changes by endpoint, in the order of their arrival. */
  sent: { [Name in ChangeName]: ParsedRequestOf<Name>[] };
  /** Number of times that the checkout was read. */
  reads: () => number;
  /** Number of times that the address book was read. */
  bookReads: () => number;
  /** Replaces the checkout, like another device. */
  change: (checkout: Checkout) => void;
}

type ChangeName =
  | 'checkout-account'
  | 'checkout-address'
  | 'checkout-method'
  | 'checkout-billing'
  | 'collect-points'
  | 'place-order'
  | 'place-order-with-password';

export interface FakeCheckoutOptions {
  /** Answers the order. @default it is placed */
  place?: Fails<'place-order'>;
  /** Answers an order with a password. @default it is placed */
  placeWithPassword?: Fails<'place-order-with-password'>;
  /** Answers instead of a change; undefined: the change is made. */
  reject?: (name: ChangeName) => ErrorResponse | undefined;
  /** Number of addresses in the member's address book. @default 0 */
  addresses?: number;
}

export const placedOrder: ResponseOf<'place-order'> = {
  orderId: 123,
  incrementId: '100000123',
  outcome: 'placed',
  redirect: '/order/success/?order=123',
};

/** Creates handlers for the endpoints of a checkout, which keeps its changes like the API. */
export function fakeCheckout(start: Checkout, options: FakeCheckoutOptions = {}): FakeCheckout {
  const {
    place = () => placedOrder,
    placeWithPassword = () => placedOrder,
    reject = () => undefined,
    addresses = 0,
  } = options;
  let checkout = start;
  let reads = 0;
  let bookReads = 0;
  const sent: FakeCheckout['sent'] = {
    'checkout-account': [],
    'checkout-address': [],
    'checkout-method': [],
    'checkout-billing': [],
    'collect-points': [],
    'place-order': [],
    'place-order-with-password': [],
  };

  function apply(version: number, next: Parameters<typeof checkoutOf>[0]): Checkout | ErrorResponse {
    if (version !== checkout.version) return new ErrorResponse('basket_changed');
    const { basket, isGuestCheckoutEnabled, account, payment } = checkout;
    // The methods follow from the address.
    const { methods: _methods, ...delivery } = checkout.delivery;
    checkout = checkoutOf({
      basket,
      isGuestCheckoutEnabled,
      account,
      delivery,
      payment,
      version: version + 1,
      ...next,
    });
    return checkout;
  }

  const book = Array.from({ length: addresses }, (_, index) => ({
    ...checkoutAddress(),
    addressId: index + 1,
    formattedTelephone: '+44 113 243 0000',
    isDefaultBilling: index === 0,
    isDefaultShipping: index === 0,
  }));

  return {
    sent,
    reads: () => reads,
    bookReads: () => bookReads,
    change: (next) => (checkout = next),
    handlers: [
      answer('checkout-data', () => {
        reads += 1;
        return checkout;
      }),
      answer('checkout-account', (request) => {
        sent['checkout-account'].push(request);
        const { version, email } = request;
        return reject('checkout-account') ?? apply(version, { account: { isMember: false, email } });
      }),
      answer('checkout-address', (request) => {
        sent['checkout-address'].push(request);
        const address = checkoutAddress({ addressId: request.addressId ?? null });
        return reject('checkout-address') ?? apply(request.version, { delivery: { address } });
      }),
      answer('checkout-method', (request) => {
        sent['checkout-method'].push(request);
        const { version, methodCode, collectPointId } = request;
        const delivery = {
          address: checkout.delivery.address,
          methodCode,
          collectPoint: collectPointId === undefined ? null : collectPoint({ id: collectPointId }),
        };
        return reject('checkout-method') ?? apply(version, { delivery });
      }),
      answer('checkout-billing', (request) => {
        sent['checkout-billing'].push(request);
        const { isSame, addressId } = request;
        const billingAddress = isSame
          ? null
          : checkoutAddress({ addressId: addressId ?? null, street1: '2 Bank Street' });
        const payment = { isBillingSame: isSame, billingAddress };
        return reject('checkout-billing') ?? apply(request.version, { payment, delivery: checkout.delivery });
      }),
      answer('collect-points', (request) => {
        sent['collect-points'].push(request);
        if (request.postcode.startsWith('ZE')) return { points: [] };
        return {
          points: [collectPoint(), collectPoint({ id: 'p2', name: 'Station Kiosk', distance: 1300 })],
        };
      }),
      answer('place-order', (request) => {
        sent['place-order'].push(request);
        return place(request);
      }),
      answer('place-order-with-password', (request) => {
        sent['place-order-with-password'].push(request);
        return placeWithPassword(request);
      }),
      answer('country-address-options', () => ({ countries })),
      answer('address-list', () => {
        bookReads += 1;
        return { addresses: book };
      }),
      answer('basket-data', () => basketOf([])),
    ],
  };
}
