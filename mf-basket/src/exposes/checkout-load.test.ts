import { answer, createStubShop, ErrorResponse, memberSession } from 'shared-runtime/testing';
import {
  checkoutAddress,
  checkoutOf,
  countries,
  orderOf,
  payableCheckout,
} from '../testing/checkout-factory.ts';
import { fakeCheckout } from '../testing/fake-checkout.ts';
import { page as checkout } from './checkout-page.tsx';
import { page as success } from './order-success-page.tsx';

const params = (search: Record<string, string> = {}) => ({
  path: '/checkout/',
  search,
  entityId: null,
  pageType: 'checkout',
});

function setUp(start = checkoutOf(), session: object = memberSession) {
  const fake = fakeCheckout(start, { addresses: 1 });
  const shop = createStubShop({ session, handlers: fake.handlers });
  const prepared: unknown[] = [];
  const context = Object.create(shop.context) as typeof shop.context;
  context.prepareFragment = async (...fragment) => {
    prepared.push(fragment);
    return { isReady: true };
  };
  return { fake, context, prepared };
}

describe('checkout page load()', () => {
  it('prepares sign-in only, for a guest of a store whose guests see no prices', async () => {
    const { fake, context, prepared } = setUp(checkoutOf(), {});
    await checkout.load?.(context, params());
    expect(fake.reads()).toBe(0);
    expect(prepared).toEqual([['account/sign-in', { back: '/checkout/' }]]);
  });

  it("prepares the member's address book of the delivery, with the address that is used", async () => {
    const { context, prepared } = setUp(checkoutOf({ delivery: { address: checkoutAddress() } }));
    await checkout.load?.(context, params());
    expect(prepared).toEqual([['account/address-book', { use: 'delivery', selectedId: 1 }]]);
  });

  it('prepares the address book of the billing in the last step', async () => {
    const { context, prepared } = setUp(payableCheckout());
    await checkout.load?.(context, params({ step: 'payment' }));
    expect(prepared).toEqual([['account/address-book', { use: 'billing' }]]);
  });

  it('fetches the collect points of a postcode that was searched without JavaScript', async () => {
    const { context, fake } = setUp(payableCheckout());
    await checkout.load?.(context, params({ step: 'delivery', postcode: 'LS9' }));
    expect(fake.sent['collect-points']).toEqual([{ store_id: 1, methodCode: 'collect', postcode: 'LS9' }]);
  });

  it('rejects if the checkout cannot be loaded, so that the page is not shown as empty', async () => {
    const handlers = [answer('checkout-data', () => new ErrorResponse('unavailable'))];
    const { context } = createStubShop({ session: memberSession, handlers });
    await expect(checkout.load?.(context, params())).rejects.toThrow('Something went wrong');
  });
});

describe('order success page load()', () => {
  const load = (result: ReturnType<typeof orderOf> | ErrorResponse, order = '123') => {
    const handlers = [
      answer('order-status', () => result),
      answer('country-address-options', () => ({ countries })),
    ];
    const { context } = createStubShop({ session: memberSession, handlers });
    return success.load?.(context, { ...params({ order }), path: '/order/success/' });
  };

  it('answers 200 for an order of the visitor, and 404 without one, of which the page says why', async () => {
    expect(await load(orderOf())).toEqual({});
    expect(await load(new ErrorResponse('not_found'))).toEqual({
      status: 404,
      isNotFoundShown: true,
      meta: { title: 'Offpiste' },
    });
    expect(await load(orderOf(), 'x')).toEqual({ status: 404 });
  });

  it('shows the way to sign in to a visitor whose session has ended', async () => {
    expect(await load(new ErrorResponse('authentication_required'))).toEqual({});
  });

  it('rejects if the order cannot be loaded', async () => {
    await expect(load(new ErrorResponse('unavailable'))).rejects.toThrow('Something went wrong');
  });
});
