import { act, screen, waitFor, within } from '@testing-library/react';
import { basketChanged } from 'shared-contracts/events/basket';
import { sessionChanged } from 'shared-contracts/events/session';
import { answer, memberSession, ErrorResponse, renderInShop } from 'shared-runtime/testing';
import { basketQuery } from '../../api/basket-query.ts';
import { writeDraft } from '../../domain/checkout-draft.ts';
import { basketItem, basketOf } from '../../testing/basket-factory.ts';
import { fakeBasket } from '../../testing/fake-basket.ts';
import { messages } from '../../testing/messages.ts';
import { setScreen } from '../../testing/set-screen.ts';
import { MiniBasket } from './mini-basket.tsx';

const twoItems = [basketItem({ cartItemId: 5 }), basketItem({ cartItemId: 6, name: 'Summit Jacket' })];

function renderMember(basket = fakeBasket(twoItems), path = '/') {
  const page = (
    <>
      <MiniBasket />
      <p>Page text</p>
      <button type="button">Elsewhere</button>
    </>
  );
  return renderInShop(page, { messages, path, session: memberSession, handlers: basket.handlers });
}

const dropdown = () => screen.queryByRole('region', { name: 'Your basket' });
const link = (name: string) => screen.findByRole('link', { name });

beforeEach(() => setScreen('wide'));

describe('MiniBasket count', () => {
  it('is fetched and published', async () => {
    const { shop } = renderMember();
    const published = shop.record(basketChanged);
    expect(await link('Basket, 2 items')).toHaveAttribute('href', '/checkout/cart/');
    expect(published).toEqual([{ version: 3, basketCount: 2, total: { amount: 66295, currency: 'GBP' } }]);
    expect(shop.busReports).toEqual([]);
  });

  it('follows basket:changed and is announced politely', async () => {
    const { shop } = renderMember();
    await link('Basket, 2 items');
    expect(screen.getByRole('status')).toHaveTextContent(/^$/);
    act(() => shop.context.bus.publish(basketChanged, { version: 4, basketCount: 3, total: null }));
    expect(await link('Basket, 3 items')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Basket, 3 items');
  });

  it('is not fetched for a guest of a gated store', async () => {
    const basket = fakeBasket(twoItems);
    renderInShop(<MiniBasket />, { messages, handlers: basket.handlers });
    expect(await link('Basket, empty')).toBeVisible();
    expect(basket.reads).toEqual([]);
  });

  it('is removed after sign-out, together with the cached basket', async () => {
    const { shop } = renderMember();
    await link('Basket, 2 items');
    act(() => shop.changeSession({ id: null, name: null, email: null }));
    expect(await link('Basket, empty')).toBeVisible();
    expect(shop.context.queryClient.getQueryData(basketQuery(shop.context, 'mini').queryKey)).toBeUndefined();
  });

  it('appears after sign-in', async () => {
    const basket = fakeBasket(twoItems);
    const { shop } = renderInShop(<MiniBasket />, { messages, handlers: basket.handlers });
    act(() => shop.changeSession(memberSession));
    expect(await link('Basket, 2 items')).toBeVisible();
  });
});

describe('MiniBasket on a wide screen', () => {
  it('toggles the dropdown with the lines of the basket', async () => {
    const shown = renderMember();
    const trigger = await link('Basket, 2 items');
    await shown.user.click(trigger);
    const panel = within(dropdown()!);
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    expect(panel.getByRole('link', { name: 'Ridge 92' })).toHaveAttribute(
      'href',
      '/catalog/product/view/id/105/',
    );
    expect(panel.getByRole('link', { name: 'Summit Jacket' })).toBeVisible();
    expect(panel.getAllByText('Nordvind')).toHaveLength(2);
    expect(panel.getAllByText('178 cm')).toHaveLength(2);
    expect(panel.getAllByText('Quantity: 1')).toHaveLength(2);
    expect(panel.getAllByText('£329.00')).toHaveLength(2);
    expect(panel.getByText('£662.95')).toBeVisible();
    expect(panel.getByRole('link', { name: 'View basket' })).toHaveAttribute('href', '/checkout/cart/');
    await shown.user.click(trigger);
    expect(dropdown()).toBeNull();
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    expect(shown.location()).toBe('/');
  });

  it('closes the dropdown on a click outside and returns the focus', async () => {
    const { user } = renderMember();
    const trigger = await link('Basket, 2 items');
    await user.click(trigger);
    await user.click(screen.getByText('Page text'));
    expect(dropdown()).toBeNull();
    expect(trigger).toHaveFocus();
  });

  it('closes the dropdown on a click on another control, which keeps the focus', async () => {
    const { user } = renderMember();
    await user.click(await link('Basket, 2 items'));
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(dropdown()).toBeNull();
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });

  it('closes the dropdown on Escape', async () => {
    const { user } = renderMember();
    const trigger = await link('Basket, 2 items');
    await user.click(trigger);
    await user.tab();
    expect(trigger).not.toHaveFocus();
    await user.keyboard('{Escape}');
    expect(dropdown()).toBeNull();
    expect(trigger).toHaveFocus();
  });

  it('goes to the basket page if the basket is empty', async () => {
    const shown = renderMember(fakeBasket([]));
    await shown.user.click(await link('Basket, empty'));
    expect(shown.location()).toBe('/checkout/cart/');
    expect(dropdown()).toBeNull();
  });

  it('does nothing on the basket page', async () => {
    const shown = renderMember(fakeBasket(twoItems), '/checkout/cart/?from=mail');
    const trigger = await link('Basket, 2 items');
    await shown.user.click(trigger);
    expect(dropdown()).toBeNull();
    expect(shown.location()).toBe('/checkout/cart/?from=mail');
  });

  it('closes the dropdown on navigation', async () => {
    const shown = renderMember();
    await shown.user.click(await link('Basket, 2 items'));
    await shown.user.click(screen.getByRole('link', { name: 'View basket' }));
    expect(shown.location()).toBe('/checkout/cart/');
    expect(dropdown()).toBeNull();
  });
});

it('MiniBasket is a plain link on a phone', async () => {
  setScreen('narrow');
  const shown = renderMember();
  const trigger = await link('Basket, 2 items');
  expect(trigger).not.toHaveAttribute('aria-expanded');
  await shown.user.click(trigger);
  expect(dropdown()).toBeNull();
  expect(shown.location()).toBe('/checkout/cart/');
});

it('MiniBasket offers a retry if the basket cannot be loaded', async () => {
  let isDown = true;
  const { user, shop } = renderInShop(<MiniBasket />, {
    messages,
    session: memberSession,
    handlers: [
      answer('basket-data', () =>
        isDown ? new ErrorResponse('unavailable') : basketOf(twoItems, { view: 'mini' }),
      ),
    ],
  });
  act(() => shop.context.bus.publish(basketChanged, { version: 3, basketCount: 2, total: null }));
  await user.click(await link('Basket, 2 items'));
  expect(await screen.findByText('We couldn’t load your basket.')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Summit Jacket' })).toBeVisible();
});

it('MiniBasket shows no options of a bundle', async () => {
  const { user } = renderMember(fakeBasket([basketItem({ productType: 'bundle' })]));
  await user.click(await link('Basket, 1 item'));
  expect(screen.getByRole('link', { name: 'Ridge 92' })).toBeVisible();
  expect(screen.queryByText('178 cm')).toBeNull();
});

it('MiniBasket shows markup in any text as text', async () => {
  const hostile = '<img src=x onerror="alert(1)">';
  const item = basketItem({
    name: hostile,
    brand_name: `B ${hostile}`,
    options: [{ name: `O ${hostile}`, selected_value: { id: 1, value: `V ${hostile}` } }],
  });
  const { user, container } = renderMember(fakeBasket([item]));
  await user.click(await link('Basket, 1 item'));
  await waitFor(() => expect(screen.getByText(hostile)).toBeVisible());
  for (const text of [`B ${hostile}`, `O ${hostile}:`, `V ${hostile}`])
    expect(screen.getByText(text)).toBeVisible();
  expect(container.querySelector('[onerror]')).toBeNull();
});

it('MiniBasket removes what was entered in the checkout when a member signs out', async () => {
  const { shop } = renderMember(fakeBasket(twoItems));
  await link('Basket, 2 items');
  writeDraft(memberSession.id ?? 0, 'address', { 'address[city]': 'Leeds' });
  const { session } = shop.context.bus.last(sessionChanged)!;
  act(() => shop.context.bus.publish(sessionChanged, { session, reason: 'refreshed' }));
  expect(sessionStorage.getItem('checkout-draft')).toContain('Leeds');
  act(() => shop.context.bus.publish(sessionChanged, { session, reason: 'signed-out' }));
  expect(sessionStorage.getItem('checkout-draft')).toBeNull();
});
