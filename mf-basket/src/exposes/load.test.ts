import { guestSessionData } from 'shared-contracts/session';
import { defaultStore } from 'shared-contracts/stores';
import { ApiError } from 'shared-runtime';
import { createStubShop, memberSession, ErrorResponse, answer } from 'shared-runtime/testing';
import { basketItem } from '../testing/basket-factory.ts';
import { fakeBasket } from '../testing/fake-basket.ts';
import { page } from './basket-page.tsx';
import { fragment } from './mini-basket.tsx';

const params = { path: '/checkout/cart/', search: {}, entityId: null, pageType: 'basket' };
const openGuest = { ...guestSessionData(defaultStore), loginRequired: false };

function setUp(session: object) {
  const basket = fakeBasket([basketItem()]);
  return { basket, shop: createStubShop({ session, handlers: basket.handlers }) };
}

describe('basket page load()', () => {
  it('fetches the basket of a member', async () => {
    const { basket, shop } = setUp(memberSession);
    await page.load?.(shop.context, params);
    expect(basket.reads).toEqual([{ store_id: 1, variant: 'default_shipping' }]);
  });

  it('fetches the basket of a guest of an open store', async () => {
    const { basket, shop } = setUp(openGuest);
    await page.load?.(shop.context, params);
    expect(basket.reads).toHaveLength(1);
  });

  it('fetches nothing for a guest of a gated store', async () => {
    const { basket, shop } = setUp({});
    await page.load?.(shop.context, params);
    expect(basket.reads).toEqual([]);
  });

  it('fetches the basket of a guest who has signed in after the context was created', async () => {
    const { basket, shop } = setUp({});
    shop.changeSession(memberSession);
    await page.load?.(shop.context, params);
    expect(basket.reads).toHaveLength(1);
  });

  it('rejects if the basket cannot be loaded, so that the page is not shown as empty', async () => {
    const handlers = [answer('basket-data', () => new ErrorResponse('unavailable'))];
    const shop = createStubShop({ session: memberSession, handlers });
    await expect(page.load?.(shop.context, params)).rejects.toThrow(ApiError);
  });
});

describe('mini basket load()', () => {
  it('fetches the basket of a member', async () => {
    const { basket, shop } = setUp(memberSession);
    await fragment.load?.(shop.context, {});
    expect(basket.reads).toEqual([{ store_id: 1, variant: 'mini' }]);
  });

  it('fetches nothing for a guest, because the page is cached for all guests', async () => {
    const { basket, shop } = setUp(openGuest);
    await fragment.load?.(shop.context, {});
    expect(basket.reads).toEqual([]);
  });

  it('resolves if the basket cannot be loaded', async () => {
    const handlers = [answer('basket-data', () => new ErrorResponse('unavailable'))];
    const shop = createStubShop({ session: memberSession, handlers });
    await expect(fragment.load?.(shop.context, {})).resolves.toBeUndefined();
  });
});
