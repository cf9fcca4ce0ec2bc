import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'shared-runtime/router';
import { paths } from 'shared-contracts/routes';
import { answer, ErrorResponse, memberSession, noConnection, renderInShop } from 'shared-runtime/testing';
import { messages } from '../../testing/messages.ts';
import { foundOrder, receipt, returnHandlers } from '../../testing/returns.ts';
import { WithdrawalPage } from './withdrawal-page.tsx';

type Handlers = ReturnType<typeof returnHandlers>;

function CurrentPath() {
  const { pathname, search } = useLocation();
  return <p data-testid="path">{pathname + search}</p>;
}

function setUp(
  search: Record<string, string> = {},
  {
    own = [],
    session = {},
    entered,
  }: { own?: Handlers; session?: object; entered?: Record<string, string> } = {},
) {
  const params = {
    path: '/sales/withdrawal/',
    search,
    entityId: null,
    pageType: 'withdrawal',
    enteredValues: entered,
  };
  return renderInShop(
    <>
      <WithdrawalPage params={params} />
      <CurrentPath />
    </>,
    {
      messages,
      session,
      path: `/sales/withdrawal/?${new URLSearchParams(search)}`,
      handlers: [...own, ...returnHandlers()],
    },
  );
}

const expectPath = (path: string) =>
  waitFor(() => expect(screen.getByTestId('path')).toHaveTextContent(path));
const confirm = () => screen.findByRole('button', { name: 'Confirm withdrawal' });

describe('WithdrawalPage', () => {
  it('finds the order of a guest, and goes on to its confirmation', async () => {
    const { user } = setUp();
    expect(screen.getByRole('heading', { level: 1, name: 'Withdraw from contract' })).toBeVisible();
    await user.type(screen.getByLabelText('Order number'), ' 100000123 ');
    await user.type(screen.getByLabelText('Email address'), 'anna@example.com');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await expectPath('/sales/withdrawal/?token=token');
    expect(screen.getByRole('link', { name: 'About your right of withdrawal' })).toHaveAttribute(
      'href',
      paths.withdrawal,
    );
  });

  it('has the number of the order that links to it, and the address of a member', () => {
    setUp({ order: '100000123' }, { session: memberSession });
    expect(screen.getByLabelText('Order number')).toHaveValue('100000123');
    expect(screen.getByLabelText('Email address')).toHaveValue('anna@example.com');
  });

  it('does not say whether number or address is wrong', async () => {
    const general = answer(
      'withdrawal-order',
      () => new ErrorResponse('not_found', { message: 'We can’t find that.', locale: 'en_GB' }),
    );
    const { user } = setUp({ order: '100000999' }, { own: [general] });
    await user.type(screen.getByLabelText('Email address'), 'anna@example.com');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We can’t find an order with this number and this email address.',
    );
  });

  it('asks for number and address', async () => {
    const { user } = setUp();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('link', { name: 'Enter the order number.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Enter your email address.' })).toBeVisible();
  });

  it('says how long too many look-ups have to wait', async () => {
    const limited = answer('withdrawal-order', () => new ErrorResponse('too_many_attempts', {}, 120));
    const { user } = setUp({ order: '100000123' }, { own: [limited] });
    await user.type(screen.getByLabelText('Email address'), 'anna@example.com');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in 2 minutes.');
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('posts the look-up without JavaScript, and shows its failure with what was entered', () => {
    const entered = { order: '100000999', email: 'anna@example.com' };
    const { container } = setUp({ form_error: 'not_found' }, { entered });
    const form = container.querySelector('form');
    expect(form).toHaveAttribute('action', '/form/withdrawal-order');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      back: '/sales/withdrawal/',
      ...entered,
    });
    expect(screen.getByRole('alert')).toHaveTextContent('We can’t find an order');
  });
});

describe('WithdrawalPage of an order', () => {
  it('withdraws from everything with one press', async () => {
    const requests: unknown[] = [];
    const { user } = setUp(
      { token: 'token' },
      {
        own: [
          answer('withdrawal', (request) => {
            requests.push(request);
            return { ...receipt, redirect: paths.withdrawalReceipt(receipt.code) };
          }),
        ],
      },
    );
    await user.dblClick(await confirm());
    await expectPath('/sales/withdrawal/?receipt=RACDEFGHJK');
    expect(requests[0]).toEqual({
      store_id: 1,
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      order: '100000123',
      email: 'anna@example.com',
      reason: null,
    });
    // A second press says the same.
    for (const request of requests) expect(request).toEqual(requests[0]);
  });

  it('withdraws from some pieces with a reason, with the same key after no answer', async () => {
    const requests: { idempotencyKey: string }[] = [];
    const { user } = setUp(
      { token: 'token' },
      {
        own: [
          answer('withdrawal', (request) => {
            requests.push(request);
            return requests.length === 1
              ? noConnection
              : { ...receipt, redirect: paths.withdrawalReceipt(receipt.code) };
          }),
        ],
      },
    );
    await user.click(await screen.findByRole('checkbox', { name: 'Nordvind Ridge 92' }));
    await user.selectOptions(screen.getByLabelText('Varnhorn Serac gloves'), '1 of 2');
    await user.selectOptions(screen.getByLabelText(/^Reason/), 'Changed my mind');
    await user.click(await confirm());
    expect(await screen.findByRole('alert')).toHaveTextContent('We can’t reach the shop.');
    await user.click(await confirm());
    await expectPath('/sales/withdrawal/?receipt=RACDEFGHJK');
    expect(requests).toMatchObject([{}, { items: [{ id: 2, qty: 1 }], reason: 'changed_mind' }]);
    expect(requests[1]?.idempotencyKey).toBe(requests[0]?.idempotencyKey);
  });

  it('asks for an item before it sends', async () => {
    const { user } = setUp({ token: 'token' });
    await user.click(await screen.findByRole('checkbox', { name: 'Nordvind Ridge 92' }));
    await user.selectOptions(screen.getByLabelText('Varnhorn Serac gloves'), 'None, I’m keeping it');
    await user.click(await confirm());
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose at least one item');
    expect(screen.getByRole('checkbox', { name: 'Nordvind Ridge 92' })).toHaveFocus();
    await expectPath('/sales/withdrawal/?token=token');
    await user.click(screen.getByRole('checkbox', { name: 'Nordvind Ridge 92' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows a rejection', async () => {
    const { user } = setUp(
      { token: 'token' },
      { own: [answer('withdrawal', () => new ErrorResponse('order_not_changeable'))] },
    );
    await user.click(await confirm());
    expect(await screen.findByRole('alert')).toHaveTextContent('Something about this order has changed');
  });

  it('says that nothing is left', async () => {
    const own = [answer('withdrawal-items', () => ({ ...foundOrder, items: [] }))];
    setUp({ token: 'token' }, { own });
    expect(await screen.findByText(/There’s nothing of this order that you can withdraw from/)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('asks for the order again after the look-up has expired', async () => {
    setUp({ token: 'forged' });
    expect(await screen.findByText(/This page was open for too long/)).toBeVisible();
    expect(screen.getByLabelText('Order number')).toHaveValue('');
  });

  it('posts everything without JavaScript', async () => {
    const { container } = setUp(
      { token: 'token', form_error: 'invalid_request' },
      { entered: { reason: 'late', 'items[2][qty]': '1' } },
    );
    await confirm();
    await waitFor(() => expect(container.querySelector('[name="idempotencyKey"]')).toBeInTheDocument());
    const form = container.querySelector('form');
    expect(form).toHaveAttribute('action', '/form/withdrawal');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      back: '/sales/withdrawal/?token=token',
      order: '100000123',
      email: 'anna@example.com',
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      // Sent too if no piece is chosen, so that nothing chosen does not mean everything.
      'items[1][id]': '1',
      'items[2][id]': '2',
      'items[2][qty]': '1',
      reason: 'late',
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Choose at least one item');
  });
});

describe('WithdrawalPage of a receipt', () => {
  it.each([
    [true, /Please send items that are already on their way or with you back to us within 14 days/],
    [false, /The items won’t be sent, and you won’t be charged for them/],
  ])('shows code and time, and what follows (parcel: %s)', async (hasParcel, text) => {
    const own = [answer('withdrawal-receipt', () => ({ ...receipt, hasParcel }))];
    setUp({ receipt: receipt.code }, { own });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'We’ve received your withdrawal',
    );
    expect(screen.getByRole('status')).toHaveTextContent('We’ve sent you an email that confirms it.');
    const facts = [...document.querySelectorAll('dl > div')].map((row) => row.textContent);
    expect(facts).toEqual(['NumberRACDEFGHJK', 'Received3\u00a0February\u00a02026, 14:05']);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Go to your returns' })).not.toBeInTheDocument();
  });

  it('leads a member to the returns', async () => {
    setUp({ receipt: receipt.code }, { session: memberSession });
    expect(await screen.findByRole('link', { name: 'Go to your returns' })).toHaveAttribute(
      'href',
      paths.returns,
    );
  });
});
