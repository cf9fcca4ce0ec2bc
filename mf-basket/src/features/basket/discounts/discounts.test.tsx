import { act, screen, waitFor, within } from '@testing-library/react';
import { basketChanged } from 'shared-contracts/events/basket';
import { answer, ErrorResponse } from 'shared-runtime/testing';
import { fakeBasket } from '../../../testing/fake-basket.ts';
import {
  jacket,
  quantity,
  remove,
  renderPage,
  ski,
  summary,
  sums,
} from '../../../testing/render-basket-page.tsx';

const codeField = () => screen.findByRole('textbox', { name: 'Promotion code' });
const applyCode = () => screen.getByRole('button', { name: 'Apply code' });
const codes = () => screen.getByRole('list', { name: 'Your codes' });
const checkout = () => screen.getByRole('link', { name: 'Checkout' });

describe('CodeForm', () => {
  it('applies a code, shows its discount and empties the field', async () => {
    const basket = fakeBasket([ski]);
    const { user, shop } = renderPage(basket);
    const published = shop.record(basketChanged);
    await user.type(await codeField(), ' welcome10 ');
    await user.click(applyCode());
    expect(await screen.findByText('WELCOME10')).toBeVisible();
    expect(codes()).toHaveTextContent('WELCOME10£10 off your first orderApplied');
    expect(summary()).toHaveTextContent('Discount−£10.00');
    expect(summary()).toHaveTextContent('Total£323.95');
    expect(await codeField()).toHaveValue('');
    expect(basket.discounts).toEqual([
      { action: 'apply', store_id: 1, version: 3, type: 'promo', info: 'welcome10', groupItems: true },
    ]);
    expect(published.at(-1)).toMatchObject({ version: 4, total: { amount: 32_395 } });
  });

  it('keeps the places of code, discount and reduced line while the code is checked', async () => {
    const basket = fakeBasket([ski]);
    const release = basket.hold();
    const { user } = renderPage(basket);
    await user.type(await codeField(), ' welcome10 ');
    await user.click(applyCode());
    await waitFor(() => expect(codes()).toHaveTextContent('WELCOME10Checking the code'));
    expect(summary()).toHaveTextContent('Discount');
    const rows = () => [summary().querySelectorAll('dl > div').length, codes().children.length];
    const before = rows();
    await act(async () => release());
    expect(await screen.findByText('Applied')).toBeVisible();
    expect(rows()).toEqual(before);
    expect(screen.queryByText('Checking the code')).toBeNull();
  });

  it('says at the field that a code is unknown, until the next attempt', async () => {
    const { user } = renderPage(fakeBasket([ski]));
    await user.type(await codeField(), 'NOSUCH');
    await user.click(applyCode());
    await waitFor(async () => expect(await codeField()).toBeInvalid());
    expect(await codeField()).toHaveAccessibleDescription(/This code isn’t valid/);
    expect(await codeField()).toHaveValue('NOSUCH');
    await user.clear(await codeField());
    await user.type(await codeField(), 'WELCOME10');
    await user.click(applyCode());
    expect(await screen.findByText('Applied')).toBeVisible();
    expect(await codeField()).not.toHaveAttribute('aria-invalid');
  });

  it('shows the code that a form without JavaScript was rejected with', async () => {
    renderPage(fakeBasket([ski]), { form_error: 'unknown_code' });
    expect(await codeField()).toBeInvalid();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the current basket if it has changed meanwhile', async () => {
    const basket = fakeBasket([ski]);
    const { user } = renderPage(basket);
    await user.type(await codeField(), 'WELCOME10');
    basket.change([ski, jacket]);
    await user.click(applyCode());
    expect(await screen.findByRole('alert')).toHaveTextContent('Your basket has changed');
    expect(screen.getByRole('link', { name: 'Summit Jacket' })).toBeVisible();
  });

  it('repeats the change if the lines of the current basket are the same', async () => {
    const basket = fakeBasket([ski]);
    const { user } = renderPage(basket);
    await user.type(await codeField(), 'WELCOME10');
    basket.change([ski]);
    await user.click(applyCode());
    expect(await screen.findByText('Applied')).toBeVisible();
    expect(basket.discounts.map(({ version }) => version)).toEqual([3, 4]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows a failure of the network above the basket', async () => {
    const fail = answer('basket-apply-discount', () => new ErrorResponse('too_many_attempts'));
    const { user } = renderPage({ handlers: [fail, ...fakeBasket([ski]).handlers] });
    await user.type(await codeField(), 'WELCOME10');
    await user.click(applyCode());
    expect(await screen.findByRole('alert')).toHaveTextContent('a little fast');
  });
});

describe('DiscountForm', () => {
  it('says at the field that a code is missing, without a request', async () => {
    const basket = fakeBasket([ski]);
    const { user } = renderPage(basket);
    await codeField();
    await user.click(applyCode());
    expect(await codeField()).toHaveAccessibleDescription('Enter a code.');
    expect(await codeField()).toHaveFocus();
    await user.type(await codeField(), 'W');
    expect(await codeField()).toBeValid();
    expect(basket.discounts).toEqual([]);
  });

  it.each(['1251', '0', '-5', '1.5', ''])(
    'says which numbers of points can be spent after %j',
    async (text) => {
      const basket = fakeBasket([ski], { points: 1_250 });
      const { user } = renderPage(basket);
      const field = await screen.findByRole('spinbutton', { name: 'Points to spend' });
      await user.clear(field);
      if (text !== '') await user.type(field, text);
      await user.click(screen.getByRole('button', { name: 'Use points' }));
      expect(field).toHaveAccessibleDescription(/Enter a whole number from 1 to 1,250\./);
      expect(field).toHaveFocus();
      expect(basket.discounts).toEqual([]);
      await user.clear(field);
      await user.type(field, '500');
      await user.click(screen.getByRole('button', { name: 'Use points' }));
      expect(await screen.findByText('500 points spent')).toBeVisible();
    },
  );
});

describe('CodeList', () => {
  it('gives the reason of a code that does not apply, and removes it', async () => {
    const basket = fakeBasket([ski]);
    const { user } = renderPage(basket);
    await user.type(await codeField(), 'LATER');
    await user.click(applyCode());
    expect(await screen.findByText('This code is not valid yet.')).toBeVisible();
    expect(summary()).not.toHaveTextContent('Discount');
    await user.click(within(codes()).getByRole('button', { name: 'Remove code LATER' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Your codes' })).toBeNull());
    expect(basket.discounts.at(-1)).toMatchObject({ action: 'remove', info: 'LATER', version: 4 });
  });
});

describe('PointsForm', () => {
  it('spends points of a member and takes them back', async () => {
    const { user } = renderPage(fakeBasket([ski], { points: 1_250 }));
    const field = await screen.findByRole('spinbutton', { name: 'Points to spend' });
    expect(field).toHaveValue(1_250);
    expect(field).toHaveAccessibleDescription('You have 1,250 points, worth £12.50.');
    await user.clear(field);
    await user.type(field, '500');
    await user.click(screen.getByRole('button', { name: 'Use points' }));
    expect(await screen.findByText('500 points spent')).toBeVisible();
    expect(summary()).toHaveTextContent('Points−£5.00');
    await user.click(screen.getByRole('button', { name: 'Keep my points' }));
    expect(await screen.findByRole('button', { name: 'Use points' })).toBeVisible();
    expect(summary()).not.toHaveTextContent('Points−');
  });

  it('is not shown to a member without points', async () => {
    renderPage(fakeBasket([ski]));
    await codeField();
    expect(screen.queryByRole('spinbutton')).toBeNull();
  });
});

describe('BasketSummary', () => {
  it('names automatic promotions, and what is missing until delivery is free', async () => {
    const discounts = {
      rewardPoints: null,
      promoCodes: [],
      automatic: ['15% off Nordvind'],
      amount: { amount: 4_935, currency: 'GBP' },
    };
    const untilFreeDelivery = { amount: 1_250, currency: 'GBP' };
    renderPage(fakeBasket([ski], { discounts, untilFreeDelivery }));
    await codeField();
    expect(summary()).toHaveTextContent('Discount15% off Nordvind−£49.35');
    expect(summary()).toHaveTextContent('£12.50 more and delivery is free.');
  });

  it.each([
    [{}, 5],
    [{ ab_test_payment_methods_apple_google_pay: 'variation_a' }, 7],
  ])('shows the ways to pay with the experiments %j', async (experiments, count) => {
    renderPage({ ...fakeBasket([ski]), experiments });
    await codeField();
    const marks = within(screen.getByRole('list', { name: 'We accept' })).getAllByRole('img');
    expect(marks).toHaveLength(count);
    expect(marks[0]).toHaveAccessibleName('Visa');
  });
});

describe('CheckoutLink', () => {
  it('leads to the checkout, but not while a change is pending', async () => {
    const basket = fakeBasket([ski]);
    const release = basket.hold();
    const { user } = renderPage(basket);
    await user.type(await codeField(), 'WELCOME10');
    expect(checkout()).toHaveAttribute('href', '/checkout/');
    await user.click(applyCode());
    await waitFor(() => expect(checkout()).toHaveAttribute('aria-disabled', 'true'));
    expect(sums()).toHaveAttribute('data-pending');
    await user.click(checkout());
    expect(screen.getByRole('heading', { name: /^Your basket/ })).toBeVisible();
    await act(async () => release());
    await waitFor(() => expect(checkout()).not.toHaveAttribute('aria-disabled'));
  });

  it('is a disabled button with its reason while the basket has errors', async () => {
    renderPage(fakeBasket([ski], { errorMessages: ['Only 1 of Nordvind Ridge 92 left.'] }));
    const button = await screen.findByRole('button', { name: 'Checkout' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Please change the items named above to continue.');
    expect(screen.queryByRole('link', { name: 'Checkout' })).toBeNull();
  });
});

it('BasketPage sends a code after a quantity that is pending, with the version that it returned', async () => {
  const basket = fakeBasket([ski]);
  const release = basket.hold();
  const { user } = renderPage(basket);
  await user.selectOptions(await quantity('Ridge 92'), '2');
  await user.type(await codeField(), 'WELCOME10');
  await user.click(applyCode());
  expect(basket.discounts).toEqual([]);
  await act(async () => release());
  expect(await screen.findByText('Applied')).toBeVisible();
  expect(basket.discounts.map(({ version }) => version)).toEqual([4]);
  expect(await remove('Ridge 92')).toBeVisible();
});
