import { act, screen, waitFor, within } from '@testing-library/react';
import { basketChanged } from 'shared-contracts/events/basket';
import { storeByHost } from 'shared-contracts/stores';
import { basketQuery } from '../../api/basket-query.ts';
import { basketItem } from '../../testing/basket-factory.ts';
import { fakeBasket } from '../../testing/fake-basket.ts';
import {
  jacket,
  quantity,
  remove,
  renderPage,
  ski,
  summary,
  sums,
} from '../../testing/render-basket-page.tsx';

describe('BasketPage', () => {
  it('shows every line and every sum', async () => {
    renderPage(fakeBasket([basketItem({ cartItemId: 5, qty: 2 }), jacket]));
    expect(await screen.findByRole('heading', { name: 'Your basket: 3 items' })).toBeVisible();
    const [first, second] = within(
      screen.getByRole('list', { name: 'Products in your basket' }),
    ).getAllByRole('listitem');
    expect(within(first!).getByRole('link', { name: 'Ridge 92' })).toHaveAttribute('href', ski.url);
    expect(first).toHaveTextContent('Price each £329.00');
    expect(first).toHaveTextContent('Subtotal £658.00RRP £1,098.00−40%');
    expect(second).not.toHaveTextContent('RRP');
    expect(await quantity('Ridge 92')).toHaveDisplayValue('2');
    expect(screen.getByText(/Your products aren’t reserved/)).toBeVisible();
    expect(summary()).toHaveTextContent(
      'Subtotal£857.00You save against RRP£440.00Standard delivery£4.95Total£861.95Including VAT£143.66',
    );
  });

  it.each([
    ['se.localhost', 'SEK', '12 999 kr', 'Total13 003,95 kr'],
    ['dk.localhost', 'DKK', '12.999 kr.', 'Total13.003,95 kr.'],
    ['no.localhost', 'NOK', 'kr 12,999', 'Totalkr 13,003.95'],
  ])('shows the sums of %s in its currency', async (host, currency, each, total) => {
    const item = basketItem({ cartItemId: 5, price: 1_299_900, retail: 1_299_900, currency });
    renderPage({ ...fakeBasket([item]), store: storeByHost(host) });
    const line = (await screen.findByRole('link', { name: 'Ridge 92' })).closest('li');
    expect(line).toHaveTextContent(`Price each ${each}`);
    expect(summary()).toHaveTextContent(total);
  });

  it('confirms the lines that sign-in has added until the message is closed', async () => {
    const { user } = renderPage(fakeBasket([ski, jacket]), { added: '6' });
    const notice = (await screen.findByText('Added to your basket')).closest('[role="status"]');
    expect(notice).toHaveTextContent('Added to your basketNordvind Summit Jacket');
    expect(notice).not.toHaveTextContent('Ridge 92');
    await user.click(screen.getByRole('button', { name: 'Close this message' }));
    expect(screen.queryByText('Added to your basket')).not.toBeInTheDocument();
  });

  it('confirms no line that is not in the basket', async () => {
    renderPage(fakeBasket([ski, jacket]), { added: '7' });
    await quantity('Ridge 92');
    expect(screen.queryByText('Added to your basket')).not.toBeInTheDocument();
  });

  it('labels a line without repeating the brand', async () => {
    renderPage(fakeBasket([basketItem({ brand_name: 'Varnhorn', name: 'Varnhorn Ridge 92' })]));
    expect(
      await screen.findByRole('button', { name: 'Remove Varnhorn Ridge 92 from your basket' }),
    ).toBeVisible();
  });

  it('offers the quantities 1 to maxQty, so that no key removes a line by accident', async () => {
    renderPage(fakeBasket([basketItem({ qty: 2, maxQty: 3 })]));
    const options = within(await quantity('Ridge 92')).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['1', '2', '3']);
  });

  it('changes a quantity, updates the sums and publishes the basket', async () => {
    const basket = fakeBasket([ski]);
    const { user, shop } = renderPage(basket);
    const published = shop.record(basketChanged);
    await user.selectOptions(await quantity('Ridge 92'), '3');
    await waitFor(() => expect(summary()).toHaveTextContent('Total£991.95'));
    expect(basket.updates).toEqual([{ store_id: 1, cartItemId: 5, qty: 3, version: 3, groupItems: true }]);
    expect(published.at(-1)).toEqual({
      version: 4,
      basketCount: 3,
      total: { amount: 99195, currency: 'GBP' },
    });
    expect(shop.busReports).toEqual([]);
  });

  it('shows the empty state after the last line was removed', async () => {
    const { user } = renderPage(fakeBasket([ski]));
    await user.click(await remove('Ridge 92'));
    expect(await screen.findByRole('heading', { name: 'Your basket is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See today’s sales' })).toHaveAttribute('href', '/');
  });

  it('dims the sums while a change is pending', async () => {
    const basket = fakeBasket([ski]);
    const release = basket.hold();
    const { user } = renderPage(basket);
    await user.selectOptions(await quantity('Ridge 92'), '2');
    expect(sums()).toHaveAttribute('data-pending');
    expect(sums()).toHaveAttribute('aria-busy', 'true');
    expect(await quantity('Ridge 92')).toHaveDisplayValue('2');
    await act(async () => release());
    await waitFor(() => expect(sums()).not.toHaveAttribute('data-pending'));
    expect(summary()).toHaveTextContent('Total£662.95');
  });

  it('sends two quick changes one after another, each with the version that the one before it returned', async () => {
    const basket = fakeBasket([ski]);
    const release = basket.hold();
    const { user } = renderPage(basket);
    await user.selectOptions(await quantity('Ridge 92'), '2');
    await user.selectOptions(await quantity('Ridge 92'), '4');
    await waitFor(() => expect(basket.updates).toHaveLength(1));
    expect(await quantity('Ridge 92')).toHaveDisplayValue('4');
    await act(async () => release());
    await waitFor(() => expect(sums()).not.toHaveAttribute('data-pending'));
    expect(basket.updates.map(({ qty, version }) => ({ qty, version }))).toEqual([
      { qty: 2, version: 3 },
      { qty: 4, version: 4 },
    ]);
    expect(summary()).toHaveTextContent('Total£1,320.95');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('BasketPage drops the answer to a change if the visitor has signed out meanwhile', async () => {
  const basket = fakeBasket([ski]);
  const release = basket.hold();
  const { user, shop } = renderPage(basket);
  const published = shop.record(basketChanged);
  const { queryClient } = shop.context;
  await user.selectOptions(await quantity('Ridge 92'), '2');
  act(() => shop.changeSession({ id: null, name: null, email: null }));
  queryClient.removeQueries();
  await act(async () => release());
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(queryClient.getQueryData(basketQuery(shop.context, 'mini').queryKey)).toBeUndefined();
  expect(published).toHaveLength(1);
});

it('BasketPage fetches the basket again when the tab becomes visible', async () => {
  const basket = fakeBasket([ski]);
  renderPage(basket);
  await quantity('Ridge 92');
  basket.change([ski, jacket]);
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  expect(await screen.findByRole('link', { name: 'Summit Jacket' })).toBeVisible();
});
