import { act, screen, waitFor } from '@testing-library/react';
import { answer, ErrorResponse } from 'shared-runtime/testing';
import { basketItem } from '../../testing/basket-factory.ts';
import { fakeBasket } from '../../testing/fake-basket.ts';
import { jacket, quantity, renderPage, ski } from '../../testing/render-basket-page.tsx';

const day = (date: number) => Date.UTC(2026, 1, date, 12) / 1000;
const lineOf = async (name: string) => (await screen.findByRole('link', { name })).closest('li');

/** Makes the tab visible, after another one was used. */
const showTab = () =>
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

describe('BasketPage in a tab that becomes visible', () => {
  it('shows what another tab has changed', async () => {
    const basket = fakeBasket([ski]);
    renderPage(basket);
    await quantity('Ridge 92');
    basket.change([ski, jacket]);
    showTab();
    expect(await quantity('Summit Jacket')).toBeVisible();
    expect(basket.reads).toHaveLength(2);
  });
});

describe('useDeliveryEstimates', () => {
  it('looks up every line after each refresh, with the country of delivery', async () => {
    const basket = fakeBasket([ski, jacket]);
    const { user } = renderPage(basket);
    await waitFor(() => expect(basket.lookups).toHaveLength(2));
    expect(basket.lookups[0]).toMatchObject({
      cartItemId: 5,
      deliveryCountry: 'GB',
      returnTimestamps: true,
    });
    await user.selectOptions(await quantity('Ridge 92'), '2');
    await waitFor(() => expect(basket.lookups).toHaveLength(4));
    expect(basket.lookups.map(({ cartItemId }) => cartItemId)).toEqual([5, 6, 5, 6]);
  });

  it('asks for three lines at a time', async () => {
    const items = [1, 2, 3, 4, 5].map((cartItemId) => basketItem({ cartItemId, name: `Ski ${cartItemId}` }));
    const asked: number[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const lookup = answer('product-dispatch-date', async ({ cartItemId = 0 }) => {
      asked.push(cartItemId);
      await promise;
      return { estimates: [] };
    });
    renderPage({ handlers: [lookup, ...fakeBasket(items).handlers] });
    await waitFor(() => expect(asked).toEqual([1, 2, 3]));
    await new Promise((next) => setTimeout(next, 30));
    expect(asked).toHaveLength(3);
    resolve();
    await waitFor(() => expect(asked).toEqual([1, 2, 3, 4, 5]));
  });

  it('shows what was looked up in place of what the basket said', async () => {
    const lookup = answer('product-dispatch-date', ({ cartItemId = 0 }) => ({
      estimates: [{ productId: 1, cartItemId, start: day(9), end: day(11) }],
    }));
    renderPage({ handlers: [lookup, ...fakeBasket([ski]).handlers] });
    await waitFor(async () =>
      expect(await lineOf('Ridge 92')).toHaveTextContent('With you between Mon 9 Feb and Wed 11 Feb'),
    );
  });

  it('keeps the estimate of the basket if the lookup fails', async () => {
    let failures = 0;
    const lookup = answer('product-dispatch-date', () => {
      failures += 1;
      return new ErrorResponse('not_found');
    });
    renderPage({ handlers: [lookup, ...fakeBasket([ski]).handlers] });
    await waitFor(() => expect(failures).toBe(1));
    expect(await lineOf('Ridge 92')).toHaveTextContent('With you between Wed 4 Feb and Fri 6 Feb');
  });

  it('shows no estimate of a line that was found to be sold out', async () => {
    const lookup = answer('product-dispatch-date', () => ({ estimates: [] }));
    renderPage({ handlers: [lookup, ...fakeBasket([ski]).handlers] });
    await waitFor(async () => expect(await lineOf('Ridge 92')).not.toHaveTextContent('With you'));
  });
});
