import { screen, waitFor, within } from '@testing-library/react';
import type { EventPayload } from 'shared-contracts/events';
import { basketChanged } from 'shared-contracts/events/basket';
import { hydrateView, memberSession, serveViews, type ServedView } from 'shared-runtime/testing';
import { cacheBasket, publishBasket } from '../api/cache-basket.ts';
import { basketItem, basketOf } from '../testing/basket-factory.ts';
import { fakeBasket } from '../testing/fake-basket.ts';
import { basketView, type views } from '../testing/hydrated-views.tsx';
import { setScreen } from '../testing/set-screen.ts';

type Visitor = keyof typeof views;

let served: Record<Visitor, ServedView>;
beforeAll(async () => {
  served = await serveViews(new URL('../testing/hydrated-views.tsx', import.meta.url));
});

function show(visitor: Visitor): HTMLElement {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = served[visitor].html;
  return root;
}

beforeEach(() => {
  setScreen('wide');
  document.body.replaceChildren();
});

describe('BasketPage and MiniBasket, rendered by the server for a member', () => {
  it('contain the basket and its count', () => {
    show('member');
    expect(screen.getByRole('link', { name: 'Basket, 2 items' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your basket: 2 items' })).toBeVisible();
    expect(screen.getByText('£662.95')).toBeVisible();
  });

  it('contain forms that change a line and enter a code without JavaScript', () => {
    const root = show('member');
    const forms = [...root.querySelectorAll<HTMLFormElement>('form')];
    const sent = forms.map((form) => Object.fromEntries(new FormData(form)));
    const line = { cartItemId: '5', version: '3', back: '/checkout/cart/' };
    expect(sent).toEqual([
      { ...line, qty: '2' },
      { ...line, qty: '0', back: '/checkout/cart/?removed=5&qty=2' },
      { type: 'promo', version: '3', back: '/checkout/cart/', info: '' },
    ]);
    expect(forms.map((form) => form.getAttribute('action'))).toEqual([
      '/form/basket-update',
      '/form/basket-update',
      '/form/basket-apply-discount',
    ]);
    expect(forms.map(({ method }) => method)).toEqual(['post', 'post', 'post']);
    expect(root.querySelector('noscript')?.textContent).toContain('Update');
    expect(within(forms[1]!).getByRole('button')).toHaveAttribute('type', 'submit');
  });

  it('hydrate without a mismatch and without another request', async () => {
    const basket = fakeBasket([basketItem({ qty: 2 })]);
    const view = basketView(memberSession, basket);
    const { shop, mismatches, unmount } = await hydrateView(view, served.member);
    const published = shop.record(basketChanged);
    await waitFor(() => expect(published).toHaveLength(1));
    expect(mismatches).toEqual([]);
    expect(basket.reads).toEqual([]);
    await unmount();
  });

  it('send a quantity that was chosen before hydration, and keep it', async () => {
    const basket = fakeBasket([basketItem({ qty: 2 })]);
    const view = basketView(memberSession, basket);
    const quantity = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /Quantity of/ });
    const { mismatches, unmount } = await hydrateView(view, served.member, () => {
      quantity().value = '4';
    });
    await waitFor(() => expect(basket.updates).toMatchObject([{ cartItemId: 5, qty: 4, version: 3 }]));
    expect(await screen.findByRole('heading', { name: 'Your basket: 4 items' })).toBeVisible();
    expect(quantity()).toHaveDisplayValue('4');
    expect(mismatches).toEqual([]);
    await unmount();
  });

  it('hydrate without a mismatch after another part of the page has changed the basket, and then show the change', async () => {
    const basket = fakeBasket([basketItem({ qty: 2 })]);
    const view = basketView(memberSession, basket);
    let published: EventPayload<typeof basketChanged>[] = [];
    const { mismatches, unmount } = await hydrateView(view, served.member, async (shop) => {
      basket.change([basketItem({ qty: 3 })]);
      const changed = basketOf([basketItem({ qty: 3 })], { version: 4 });
      await cacheBasket(shop.context, shop.context.queryClient, changed);
      published = shop.record(basketChanged);
      publishBasket(shop.context.bus, changed);
    });
    expect(mismatches).toEqual([]);
    expect(await screen.findByRole('link', { name: 'Basket, 3 items' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Your basket: 3 items' })).toBeVisible();
    expect(published.map(({ basketCount }) => basketCount)).toEqual([3]);
    await unmount();
  });
});

it('BasketPage and MiniBasket, rendered by the server for a guest of a gated store, contain no basket', () => {
  const root = show('guest');
  expect(screen.getByRole('link', { name: 'Basket, empty' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Sign in to fill your basket' })).toBeVisible();
  expect(root.textContent).not.toContain('Ridge 92');
  expect(served.guest.state.queries).toEqual([]);
});
