import { screen, waitFor, within } from '@testing-library/react';
import { basketItem } from '../../testing/basket-factory.ts';
import { fakeBasket } from '../../testing/fake-basket.ts';
import { jacket, remove, renderPage, ski, summary, undo } from '../../testing/render-basket-page.tsx';

const poles = basketItem({ cartItemId: 7, name: 'Carbon Poles' });
const parcels = () => screen.getAllByRole('region', { name: /^Parcel/ });

describe('BasketLines', () => {
  it('shows the lines of each parcel under its sender', async () => {
    renderPage(fakeBasket([ski, jacket, poles], { suppliedIds: [6] }));
    const first = await screen.findByRole('region', { name: 'Parcel 1 of 2 Sent from our warehouse' });
    const second = screen.getByRole('region', { name: 'Parcel 2 of 2 Sent directly by Nordvind' });
    expect(within(first).getAllByRole('combobox')).toHaveLength(2);
    expect(within(second).getByRole('link', { name: 'Summit Jacket' })).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Products in your basket' })).toBeNull();
  });

  it('shows one list without a heading if there is one parcel', async () => {
    renderPage(fakeBasket([ski, jacket]));
    expect(await screen.findByRole('list', { name: 'Products in your basket' })).toBeVisible();
    expect(screen.queryByRole('region', { name: /^Parcel/ })).toBeNull();
  });

  it('keeps the parcels after a change, and the place of a removed line in its parcel', async () => {
    const basket = fakeBasket([ski, jacket, poles], { suppliedIds: [6, 7] });
    const { user } = renderPage(basket);
    await user.click(await remove('Carbon Poles'));
    await waitFor(() => expect(undo()).toHaveFocus());
    expect(basket.updates.map(({ groupItems }) => groupItems)).toEqual([true]);
    expect(within(parcels()[1] ?? document.body).getByRole('button', { name: 'Undo' })).toBeVisible();
    await user.click(undo());
    expect(await remove('Carbon Poles')).toBeVisible();
    expect(parcels()).toHaveLength(2);
  });

  it('offers to undo the removal of the last line of a parcel', async () => {
    const { user } = renderPage(fakeBasket([ski, jacket], { suppliedIds: [6] }));
    await user.click(await remove('Summit Jacket'));
    await waitFor(() => expect(undo()).toBeVisible());
    expect(screen.queryByRole('region', { name: /^Parcel/ })).toBeNull();
    await user.click(undo());
    await waitFor(() => expect(parcels()).toHaveLength(2));
  });
});

describe('BasketSummary', () => {
  it('names the standard delivery until a method is chosen in the checkout', async () => {
    renderPage(fakeBasket([ski]));
    expect(await screen.findByText('Standard delivery')).toBeVisible();
  });

  it('shows the fee of the chosen method once there is one', async () => {
    renderPage(fakeBasket([ski], { carrier: 'express', deliveryFee: { amount: 995, currency: 'GBP' } }));
    await waitFor(() => expect(summary()).toHaveTextContent(/(?<!Standard )Delivery£9\.95/));
    expect(screen.queryByText('Standard delivery')).toBeNull();
  });
});
