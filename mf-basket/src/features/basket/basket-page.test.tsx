import { act, screen, waitFor, within } from '@testing-library/react';
import { storeByHost } from 'shared-contracts/stores';
import { answer, memberSession, ErrorResponse, renderInShop, type StubOptions } from 'shared-runtime/testing';
import { basketQuery } from '../../api/basket-query.ts';
import messages from '../../messages/en_GB.json' with { type: 'json' };
import { basketItem, basketOf } from '../../testing/basket-factory.ts';
import { fakeBasket } from '../../testing/fake-basket.ts';
import { BasketPage } from './basket-page.tsx';

const ski = basketItem({ cartItemId: 5 });
const jacket = basketItem({ cartItemId: 6, name: 'Summit Jacket', price: 19900, retail: 19900 });

function renderPage(options: StubOptions, search: Record<string, string> = {}) {
  const params = { path: '/checkout/cart/', search, entityId: null, pageType: 'basket' };
  const path = '/checkout/cart/';
  return renderInShop(<BasketPage params={params} />, { messages, path, session: memberSession, ...options });
}

const quantity = (name: string) => screen.findByRole('combobox', { name: `Quantity of Nordvind ${name}` });
const remove = (name: string) =>
  screen.findByRole('button', { name: `Remove Nordvind ${name} from your basket` });
const undo = () => screen.getByRole('button', { name: 'Undo' });
const summary = () => screen.getByRole('region', { name: 'Summary' });
const sums = () => summary().querySelector('dl');

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
      'Subtotal£857.00You save against RRP£440.00Delivery£4.95Total£861.95Including VAT£143.66',
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
    const published = shop.record('basket:changed');
    await user.selectOptions(await quantity('Ridge 92'), '3');
    await waitFor(() => expect(summary()).toHaveTextContent('Total£991.95'));
    expect(basket.updates).toEqual([{ store_id: 1, cartItemId: 5, qty: 3, version: 3 }]);
    expect(published.at(-1)).toEqual({
      version: 4,
      basketCount: 3,
      total: { amount: 99195, currency: 'GBP' },
    });
    expect(shop.busReports).toEqual([]);
  });

  it('replaces a removed line with a text and an undo button', async () => {
    const basket = fakeBasket([ski, jacket]);
    const { user } = renderPage(basket);
    await user.click(await remove('Ridge 92'));
    await waitFor(() => expect(undo()).toHaveFocus());
    expect(undo()).toHaveAccessibleDescription('Nordvind Ridge 92 has been removed.');
    expect(screen.getAllByRole('listitem')[0]).toContainElement(undo());
    expect(screen.queryByRole('link', { name: 'Ridge 92' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Your basket: 1 item' })).toBeVisible();
    expect(basket.updates).toEqual([{ store_id: 1, cartItemId: 5, qty: 0, version: 3 }]);
  });

  it('restores a removed line by keyboard and focuses its quantity', async () => {
    const basket = fakeBasket([basketItem({ cartItemId: 5, qty: 2 }), jacket]);
    const { user } = renderPage(basket);
    await user.click(await remove('Ridge 92'));
    await waitFor(() => expect(undo()).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await quantity('Ridge 92')).toHaveFocus());
    expect(await quantity('Ridge 92')).toHaveDisplayValue('2');
    expect(basket.updates.at(-1)).toEqual({ store_id: 1, cartItemId: 5, qty: 2, version: 4 });
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
  const published = shop.record('basket:changed');
  const { queryClient } = shop.context;
  await user.selectOptions(await quantity('Ridge 92'), '2');
  act(() => shop.changeSession({ id: null, name: null, email: null }));
  queryClient.removeQueries();
  await act(async () => release());
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(queryClient.getQueryData(basketQuery(shop.context, 'mini').queryKey)).toBeUndefined();
  expect(published).toHaveLength(1);
});

describe('BasketPage after a rejected change', () => {
  it('retries the change if only another line has changed', async () => {
    const basket = fakeBasket([ski]);
    const { user, shop } = renderPage(basket);
    const published = shop.record('basket:changed');
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
    const published = shop.record('basket:changed');
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

it('BasketPage fetches the basket again when the tab becomes visible', async () => {
  const basket = fakeBasket([ski]);
  renderPage(basket);
  await quantity('Ridge 92');
  basket.change([ski, jacket]);
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  expect(await screen.findByRole('link', { name: 'Summit Jacket' })).toBeVisible();
});

describe('BasketPage without a basket', () => {
  it('invites a guest of a gated store to sign in and fetches nothing', async () => {
    const basket = fakeBasket([ski]);
    const { user, shop } = renderPage({ ...basket, session: {} });
    const signIn = screen.getByRole('link', { name: 'Sign in or join' });
    expect(signIn.getAttribute('href')).toMatch(/^\/customer\/account\/login\/referer\//);
    await user.click(signIn);
    expect(shop.opened).toEqual([{ name: 'account/register', props: { reason: 'basket' } }]);
    expect(basket.reads).toEqual([]);
    act(() => shop.changeSession(memberSession));
    expect(await screen.findByRole('link', { name: 'Ridge 92' })).toBeVisible();
  });

  it('shows a loading state while the basket is fetched', () => {
    renderPage({ handlers: [answer('basket-data', () => new Promise<never>(() => undefined))] });
    expect(screen.getByRole('status')).toHaveTextContent('Loading your basket');
  });

  it('offers a retry if the basket cannot be loaded', async () => {
    let isDown = true;
    const read = answer('basket-data', () => (isDown ? new ErrorResponse('unavailable') : basketOf([ski])));
    const { user } = renderPage({ handlers: [read] });
    expect(await screen.findByRole('heading', { name: 'We couldn’t load your basket' })).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Ridge 92' })).toBeVisible();
  });

  it('shows markup in any text as text', async () => {
    const hostile = '<img src=x onerror="alert(1)">';
    const item = basketItem({
      name: hostile,
      brand_name: `B ${hostile}`,
      options: [{ name: `O ${hostile}`, selected_value: { id: 1, value: `V ${hostile}` } }],
    });
    const { container } = renderPage(fakeBasket([item], { errorMessages: [`E ${hostile}`] }));
    expect(await screen.findByText(hostile)).toBeVisible();
    for (const text of [`B ${hostile}`, `O ${hostile}:`, `V ${hostile}`, `E ${hostile}`]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(container.querySelector('[onerror]')).toBeNull();
  });
});
