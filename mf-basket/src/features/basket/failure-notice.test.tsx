import { screen, waitFor } from '@testing-library/react';
import { basketChanged } from 'shared-contracts/events/basket';
import { answer, ErrorResponse } from 'shared-runtime/testing';
import { basketItem, basketOf } from '../../testing/basket-factory.ts';
import { fakeBasket } from '../../testing/fake-basket.ts';
import { jacket, quantity, renderPage, ski } from '../../testing/render-basket-page.tsx';

describe('BasketPage after a rejected change', () => {
  it('retries the change if only another line has changed', async () => {
    const basket = fakeBasket([ski]);
    const { user, shop } = renderPage(basket);
    const published = shop.record(basketChanged);
    const select = await quantity('Ridge 92');
    basket.change([ski, jacket]);
    await user.selectOptions(select, '2');
    expect(await screen.findByRole('link', { name: 'Summit Jacket' })).toBeVisible();
    expect(await quantity('Ridge 92')).toHaveDisplayValue('2');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(basket.updates.map(({ qty, version }) => [qty, version])).toEqual([
      [2, 3],
      [2, 4],
    ]);
    expect(published.at(-1)).toMatchObject({ version: 5, basketCount: 3 });
  });

  it.each([
    ['its quantity', basketItem({ cartItemId: 5, qty: 3 }), '3'],
    ['its price', basketItem({ cartItemId: 5, price: 39900 }), '1'],
  ])('shows the current basket if another device changed %s', async (_what, changed, qty) => {
    const basket = fakeBasket([ski]);
    const { user, shop } = renderPage(basket);
    const published = shop.record(basketChanged);
    const select = await quantity('Ridge 92');
    basket.change([changed, jacket]);
    await user.selectOptions(select, '2');
    expect(await screen.findByRole('alert')).toHaveTextContent('Your basket has changed');
    expect(screen.getByRole('link', { name: 'Summit Jacket' })).toBeVisible();
    expect(await quantity('Ridge 92')).toHaveDisplayValue(qty);
    expect(published.at(-1)).toMatchObject({ version: 4 });
    expect(basket.reads).toHaveLength(1);
    expect(basket.updates).toHaveLength(1);
  });

  it('retries the change only once', async () => {
    const fresh = basketOf([ski], { version: 9 });
    let rejections = 0;
    const rejectChange = answer('basket-update', () => {
      rejections += 1;
      return new ErrorResponse('basket_changed', { basket: fresh });
    });
    const { user } = renderPage({ handlers: [rejectChange, ...fakeBasket([ski]).handlers] });
    await user.selectOptions(await quantity('Ridge 92'), '2');
    expect(await screen.findByRole('alert')).toHaveTextContent('Your basket has changed');
    expect(rejections).toBe(2);
  });

  it('fetches the basket again if the rejection contains none', async () => {
    const basket = fakeBasket([ski]);
    const handlers = [answer('basket-update', () => new ErrorResponse('basket_changed')), ...basket.handlers];
    const { user } = renderPage({ handlers });
    await user.selectOptions(await quantity('Ridge 92'), '2');
    expect(await screen.findByRole('alert')).toHaveTextContent('Your basket has changed');
    await waitFor(() => expect(basket.reads).toHaveLength(2));
  });

  it('names the product that is out of stock until the message is closed', async () => {
    const handlers = [
      answer('basket-update', () => new ErrorResponse('out_of_stock')),
      ...fakeBasket([ski]).handlers,
    ];
    const { user } = renderPage({ handlers });
    await user.selectOptions(await quantity('Ridge 92'), '4');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Nordvind Ridge 92:We don’t have that many left.',
    );
    expect(await quantity('Ridge 92')).toHaveDisplayValue('1');
    await user.click(screen.getByRole('button', { name: 'Close this message' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks a member whose session has ended to sign in again', async () => {
    const rejection = answer('basket-update', () => new ErrorResponse('authentication_required'));
    const { user, shop } = renderPage({ handlers: [rejection, ...fakeBasket([ski]).handlers] });
    await user.selectOptions(await quantity('Ridge 92'), '2');
    await user.click(await screen.findByRole('link', { name: 'Sign in' }));
    expect(shop.opened).toEqual([{ name: 'account/register', props: { reason: 'basket' } }]);
  });

  it('shows the message for a form error in the URL', async () => {
    renderPage(fakeBasket([ski]), { form_error: 'out_of_stock' });
    expect(await screen.findByRole('alert')).toHaveTextContent('We don’t have that many left.');
  });

  it("shows the API's text about reduced stock", async () => {
    const errorMessages = ['Only 1 of Ridge 92 left.'];
    renderPage(fakeBasket([basketItem({ qty: 3, maxQty: 1 })], { errorMessages }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Only 1 of Ridge 92 left.');
    expect(await quantity('Ridge 92')).toHaveDisplayValue('3');
  });
});
