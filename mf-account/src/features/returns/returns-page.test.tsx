import { act, screen, waitFor, within } from '@testing-library/react';
import { paths } from 'shared-contracts/routes';
import { answer, ErrorResponse, memberSession, noConnection, renderInShop } from 'shared-runtime/testing';
import { messages } from '../../testing/messages.ts';
import { memberReturns, orderReturn, orderReturns, returnHandlers } from '../../testing/returns.ts';
import { signedOutSession } from '../../testing/session.ts';
import { ReturnsPage } from './returns-page.tsx';

type Handlers = ReturnType<typeof returnHandlers>;

function setUp(
  search: Record<string, string> = {},
  own: Handlers = [],
  enteredValues?: Record<string, string>,
) {
  const params = { path: paths.returns, search, entityId: null, pageType: 'returns', enteredValues };
  return renderInShop(<ReturnsPage params={params} />, {
    messages,
    session: memberSession,
    path: `${paths.returns}?${new URLSearchParams(search)}`,
    handlers: [...own, ...returnHandlers()],
  });
}

const ofOrder = { order: '123' };
const cardOf = async (name: RegExp | string) =>
  (await screen.findByRole('heading', { level: 2, name })).parentElement as HTMLElement;

describe('ReturnsPage', () => {
  it('lists orders that can be returned, with the last day, and returns under way', async () => {
    setUp();
    const link = await screen.findByRole('link', { name: /^Return items of order 100000123$/ });
    expect(link).toHaveAttribute('href', '/sales/returns/?order=123');
    expect(link.closest('li')).toHaveTextContent(
      'Placed on 20 January 2026 · 3 items can be returnedYou can request a return until 12 February 2026.',
    );
    const card = await cardOf(/^Return RACDEFGHJK/);
    expect(within(card).getByRole('link', { name: 'Order 100000123' })).toHaveAttribute(
      'href',
      '/sales/returns/?order=123',
    );
    const navigation = screen.getByRole('navigation', { name: 'My account' });
    expect(within(navigation).getByRole('link', { current: 'page' })).toHaveTextContent('Returns');
  });

  it('leads to the order history if there is nothing to return', async () => {
    setUp({}, [answer('member-returns', () => memberReturns({ orders: [], returns: [] }))]);
    expect(await screen.findByRole('heading', { name: 'There’s nothing to return' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all orders' })).toHaveAttribute('href', paths.orders);
  });

  it('lists finished returns with their end, also if there is nothing else', async () => {
    const end = {
      state: 'refunded',
      stateLabel: 'Refunded',
      refunded: { amount: 4_500, currency: 'GBP' },
    } as const;
    const finished = [{ ...orderReturn(end), orderId: 123, incrementId: '100000123' }];
    setUp({}, [answer('member-returns', () => memberReturns({ orders: [], returns: [], finished }))]);
    const card = await cardOf('Finished returns');
    expect(within(card).getByRole('listitem')).toHaveTextContent(
      'Return RACDEFGHJKRefundedRequested on 2 February 2026 · Order 100000123We’ve refunded £45.00 to your payment method.',
    );
    expect(within(card).getByRole('link', { name: 'Return RACDEFGHJK' })).toHaveAttribute(
      'href',
      paths.orderReturns(123),
    );
    expect(screen.queryByText('There’s nothing to return')).not.toBeInTheDocument();
  });

  it('says what to do without a label that could not be loaded', async () => {
    setUp({ form_error: 'not_found' });
    expect(await screen.findByRole('alert')).toHaveTextContent('There’s no label for this return');
  });

  it('shows nothing of the member after sign-out', async () => {
    const { shop, container } = setUp();
    await cardOf(/^Return RACDEFGHJK/);
    act(() => shop.changeSession(signedOutSession()));
    await waitFor(() => expect(container).toHaveTextContent(/^$/));
  });
});

describe('ReturnsPage of an order', () => {
  it('shows each return with its state, items, reason, next step and label', async () => {
    setUp(ofOrder);
    const card = await cardOf('Return RACDEFGHJK Requested');
    expect(card).toHaveTextContent('Requested on 2 February 2026');
    expect(card).toHaveTextContent('1 × Serac glovesToo small“Short <b>thumb</b>”');
    expect(card).toHaveTextContent('You’ll get an email as soon as you can send the items back.');
    expect(within(card).getByRole('link', { name: /^Return label \(PDF\) ?: RACDEFGHJK$/ })).toHaveAttribute(
      'href',
      '/api/return-label?id=9',
    );
  });

  it.each([
    [{ state: 'approved' }, 'write the number RACDEFGHJK on the parcel'],
    [{ state: 'received' }, 'Your items have arrived. We’ll refund them next.'],
    [
      { state: 'refunded', refunded: { amount: 4_500, currency: 'GBP' } },
      'We’ve refunded £45.00 to your payment method.',
    ],
    [
      { state: 'refunded', refund: 'credit', refunded: { amount: 4_500, currency: 'GBP' } },
      'We’ve credited £45.00 to your account as reward points.',
    ],
    [{ state: 'canceled' }, 'This return won’t go ahead.'],
    [{ state: 'canceled', kind: 'withdrawal' }, 'These items won’t be sent'],
    [{ state: 'rejected' }, 'We couldn’t accept this return.'],
  ] as const)('says what comes next of a return that is %j', async (change, text) => {
    const returns = [orderReturn({ ...change, stateLabel: 'State', hasLabel: false })];
    setUp(ofOrder, [answer('order-returns', () => orderReturns({ returns }))]);
    const card = await cardOf(/RACDEFGHJK State$/);
    expect(card).toHaveTextContent(text);
    expect(within(card).queryByRole('link')).not.toBeInTheDocument();
  });

  it('counts the pieces that have arrived of those that were announced', async () => {
    const item = { id: 2, name: 'Serac gloves', qty: 2, qtyReceived: 1, reason: null, comment: null };
    setUp(ofOrder, [
      answer('order-returns', () => orderReturns({ returns: [orderReturn({ items: [item] })] })),
    ]);
    expect(await cardOf(/^Return RACDEFGHJK/)).toHaveTextContent('2 × Serac gloves1 of 2 received');
  });

  it('requests a return of the chosen pieces, once, and says so', async () => {
    const requests: unknown[] = [];
    const { user } = setUp(ofOrder, [
      answer('create-return', (request) => {
        requests.push(request);
        return { ...orderReturn(), redirect: paths.returnRequested(123) };
      }),
    ]);
    const gloves = await screen.findByRole('group', { name: 'Serac gloves' });
    await user.selectOptions(within(gloves).getByLabelText('How many to return?'), '2 of 2');
    await user.selectOptions(within(gloves).getByLabelText('Why are you returning it?'), 'Too small');
    await user.type(within(gloves).getByLabelText(/^Comment/), ' Short thumb ');
    const credit = screen.getByRole('radio', { name: 'As reward points' });
    expect(credit).toHaveAccessibleDescription(
      'For your next order: 500 points are worth £5.00. These points don’t expire.',
    );
    await user.click(credit);
    await user.dblClick(screen.getByRole('button', { name: 'Request the return' }));
    const notice = await screen.findByRole('status');
    expect(notice).toHaveTextContent('We’ve received your request');
    expect(notice.parentElement).toHaveFocus();
    expect(requests[0]).toEqual({
      store_id: 1,
      order_id: 123,
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      items: [{ id: 2, qty: 2, reason: 'too_small', comment: 'Short thumb' }],
      refund: 'credit',
    });
    // A second press says the same.
    for (const request of requests) expect(request).toEqual(requests[0]);
    expect(
      within(await screen.findByRole('group', { name: 'Serac gloves' })).getByRole('textbox'),
    ).toHaveValue('');
  });

  it('sends the same key again after a request without an answer, and another one for other values', async () => {
    const keys: string[] = [];
    const { user } = setUp(ofOrder, [
      answer('create-return', ({ idempotencyKey }) => {
        keys.push(idempotencyKey);
        return keys.length < 3 ? noConnection : new ErrorResponse('too_many_attempts');
      }),
    ]);
    const ski = await screen.findByRole('group', { name: 'Ridge 92' });
    await user.click(within(ski).getByRole('checkbox', { name: 'Return this item' }));
    await user.selectOptions(within(ski).getByLabelText('Why are you returning it?'), 'Too large');
    const submit = screen.getByRole('button', { name: 'Request the return' });
    await user.click(submit);
    expect(await screen.findByRole('alert')).toHaveTextContent('We can’t reach the shop.');
    await user.click(submit);
    await waitFor(() => expect(keys).toHaveLength(2));
    await screen.findByRole('alert');
    await user.type(within(ski).getByRole('textbox'), 'Too long');
    await user.click(submit);
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('asks for an item, and for the reason of each item, before it sends', async () => {
    const { user } = setUp(ofOrder, [answer('create-return', () => new ErrorResponse('internal'))]);
    const submit = await screen.findByRole('button', { name: 'Request the return' });
    await user.click(submit);
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose at least one item');
    const ski = screen.getByRole('group', { name: 'Ridge 92' });
    const checkbox = within(ski).getByRole('checkbox');
    expect(checkbox).toHaveFocus();
    await user.click(checkbox);
    await user.click(submit);
    const reason = within(ski).getByLabelText('Why are you returning it?');
    expect(reason).toHaveFocus();
    expect(reason).toBeInvalid();
    expect(reason).toHaveAccessibleDescription('Choose a reason.');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('removes an error once it is corrected, and shows no further one before the form is sent again', async () => {
    const { user } = setUp(ofOrder);
    const submit = await screen.findByRole('button', { name: 'Request the return' });
    await user.click(submit);
    expect(await screen.findByRole('alert')).toBeVisible();
    const ski = screen.getByRole('group', { name: 'Ridge 92' });
    await user.click(within(ski).getByRole('checkbox'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    const reason = within(ski).getByLabelText('Why are you returning it?');
    expect(reason).not.toBeInvalid();
    await user.click(submit);
    expect(reason).toBeInvalid();
    await user.selectOptions(reason, 'Too large');
    expect(reason).not.toBeInvalid();
  });

  it('shows what is possible now if the pieces cannot be returned any more', async () => {
    let returnable = orderReturns().returnable;
    const { user } = setUp(ofOrder, [
      answer('order-returns', () => orderReturns({ returnable })),
      answer('create-return', () => {
        returnable = [];
        return new ErrorResponse('order_not_changeable');
      }),
    ]);
    const ski = await screen.findByRole('group', { name: 'Ridge 92' });
    await user.click(within(ski).getByRole('checkbox'));
    await user.selectOptions(within(ski).getByLabelText('Why are you returning it?'), 'Too large');
    await user.click(screen.getByRole('button', { name: 'Request the return' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('These items can’t be returned any more');
    expect(alert.parentElement).toHaveFocus();
    expect(screen.getByText(/There’s nothing to return at the moment/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Request the return' })).not.toBeInTheDocument();
  });

  it.each([
    [{ returnableUntil: null }, /Nothing of this order has been delivered yet/],
    [{}, /The time to return something of this order has passed/],
  ])('says why nothing can be returned: %j', async (change, text) => {
    const nothing = orderReturns({ returns: [], returnable: [], canWithdraw: false, ...change });
    setUp(ofOrder, [answer('order-returns', () => nothing)]);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('link', { name: /Withdraw/ })).not.toBeInTheDocument();
  });

  it('links the withdrawal from the contract while the law gives a right to it', async () => {
    setUp(ofOrder);
    expect(await screen.findByRole('link', { name: 'Withdraw from contract here' })).toHaveAttribute(
      'href',
      '/sales/withdrawal/?order=100000123',
    );
  });

  it('posts the pieces without JavaScript, and shows result or failure of the post', async () => {
    const { container, unmount } = setUp(ofOrder);
    await screen.findByRole('button', { name: 'Request the return' });
    await waitFor(() => expect(container.querySelector('[name="idempotencyKey"]')).toBeInTheDocument());
    const form = container.querySelector<HTMLFormElement>('form[action="/form/create-return"]');
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['back', '/sales/returns/?order=123'],
      ['order_id', '123'],
      ['idempotencyKey', expect.stringMatching(/^[0-9a-f]{32}$/)],
      ['items[1][reason]', ''],
      ['items[1][comment]', ''],
      ['items[2][qty]', ''],
      ['items[2][reason]', ''],
      ['items[2][comment]', ''],
      ['refund', 'original'],
    ]);
    unmount();
    const requested = setUp({ ...ofOrder, status: 'requested' });
    expect(await screen.findByRole('status')).toHaveTextContent('We’ve received your request');
    requested.unmount();
    const entered = { 'items[2][qty]': '2', 'items[2][comment]': 'Short thumb', refund: 'credit' };
    setUp({ ...ofOrder, form_error: 'invalid_request', form_fields: 'items.invalid' }, [], entered);
    expect(await screen.findByRole('alert')).toHaveTextContent('a reason for each item');
    const gloves = screen.getByRole('group', { name: 'Serac gloves' });
    expect(within(gloves).getByLabelText('How many to return?')).toHaveValue('2');
    expect(within(gloves).getByLabelText(/^Comment/)).toHaveValue('Short thumb');
    expect(screen.getByRole('radio', { name: 'As reward points' })).toBeChecked();
  });
});
