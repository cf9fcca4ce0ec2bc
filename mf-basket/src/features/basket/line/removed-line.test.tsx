import { screen, waitFor } from '@testing-library/react';
import { basketItem } from '../../../testing/basket-factory.ts';
import { fakeBasket } from '../../../testing/fake-basket.ts';
import { jacket, quantity, remove, renderPage, ski, undo } from '../../../testing/render-basket-page.tsx';

describe('RemovedLine', () => {
  it('replaces a removed line with a text and an undo button', async () => {
    const basket = fakeBasket([ski, jacket]);
    const { user } = renderPage(basket);
    await user.click(await remove('Ridge 92'));
    await waitFor(() => expect(undo()).toHaveFocus());
    expect(undo()).toHaveAccessibleDescription('Nordvind Ridge 92 has been removed.');
    expect(screen.getAllByRole('listitem')[0]).toContainElement(undo());
    expect(screen.queryByRole('link', { name: 'Ridge 92' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Your basket: 1 item' })).toBeVisible();
    expect(basket.updates).toEqual([{ store_id: 1, cartItemId: 5, qty: 0, version: 3, groupItems: true }]);
  });

  it('restores a removed line by keyboard and focuses its quantity', async () => {
    const basket = fakeBasket([basketItem({ cartItemId: 5, qty: 2 }), jacket]);
    const { user } = renderPage(basket);
    await user.click(await remove('Ridge 92'));
    await waitFor(() => expect(undo()).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await quantity('Ridge 92')).toHaveFocus());
    expect(await quantity('Ridge 92')).toHaveDisplayValue('2');
    expect(basket.updates.at(-1)).toMatchObject({ store_id: 1, cartItemId: 5, qty: 2, version: 4 });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('announces a removal in a live region that was there before', async () => {
    const { user } = renderPage(fakeBasket([ski, jacket]));
    const button = await remove('Ridge 92');
    const status = screen.getAllByRole('status')[0];
    expect(status).toBeEmptyDOMElement();
    await user.click(button);
    await waitFor(() => expect(status).toHaveTextContent('Nordvind Ridge 92 has been removed.'));
    expect(status).toBeInTheDocument();
  });

  it('offers to undo the removal of the last line by a form without JavaScript', async () => {
    renderPage(fakeBasket([]), { removed: '5', qty: '2' });
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible();
  });

  it('offers to undo the removal of the last line', async () => {
    const { user } = renderPage(fakeBasket([ski]));
    await user.click(await remove('Ridge 92'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Ridge 92' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Your basket is empty' })).toBeNull();
  });

  it('offers a form to undo a removal without JavaScript', async () => {
    renderPage(fakeBasket([jacket]), { removed: '5', qty: '2' });
    const form = (await screen.findByRole('button', { name: 'Undo' })).closest('form')!;
    expect(Object.fromEntries(new FormData(form))).toMatchObject({ cartItemId: '5', qty: '2', version: '3' });
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('The product has been removed.');
  });

  it.each([
    { removed: '5', qty: '0' },
    { removed: '<b>', qty: '1' },
    { removed: '6', qty: '1' },
    { removed: '5', qty: '' },
  ])('offers no undo for the search %j', async (search) => {
    renderPage(fakeBasket([jacket]), search);
    expect(await quantity('Summit Jacket')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('redirects a removal without JavaScript to the page that offers to undo it', async () => {
    renderPage(fakeBasket([basketItem({ cartItemId: 5, qty: 2 })]));
    const form = (await remove('Ridge 92')).closest('form')!;
    expect(new FormData(form).get('back')).toBe('/checkout/cart/?removed=5&qty=2');
  });
});
