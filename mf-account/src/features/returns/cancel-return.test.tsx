import { screen, waitFor, within } from '@testing-library/react';
import { paths } from 'shared-contracts/routes';
import { answer, ErrorResponse, memberSession, renderInShop } from 'shared-runtime/testing';
import { messages } from '../../testing/messages.ts';
import { memberReturns, orderReturn, orderReturns, returnHandlers } from '../../testing/returns.ts';
import { ReturnsPage } from './returns-page.tsx';

type Handlers = ReturnType<typeof returnHandlers>;

function setUp(search: Record<string, string>, own: Handlers = []) {
  const params = { path: paths.returns, search, entityId: null, pageType: 'returns' };
  return renderInShop(<ReturnsPage params={params} />, {
    messages,
    session: memberSession,
    path: `${paths.returns}?${new URLSearchParams(search)}`,
    handlers: [...own, ...returnHandlers()],
  });
}

const ofOrder = { order: '123' };
const cancelButton = () => screen.findByRole('button', { name: /^Cancel return RACDEFGHJK$/ });

describe('cancelling a return', () => {
  it('asks first, then shows the cancelled return and confirms it', async () => {
    const { user, shop } = setUp(ofOrder);
    await user.click(await cancelButton());
    expect(shop.questions[0]).toMatchObject({ title: 'Cancel the return RACDEFGHJK?' });
    expect(shop.questions[0]?.text).toMatch(/^You keep the items/);
    const notice = await screen.findByText('The return is cancelled. We’ve sent you an email about it.');
    expect(notice.closest('[tabindex]')).toHaveFocus();
    const heading = await screen.findByRole('heading', { name: 'Return RACDEFGHJK Cancelled' });
    expect(heading.parentElement).toHaveTextContent('This return won’t go ahead.');
    expect(screen.queryByRole('button', { name: /Cancel return/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Return label/ })).not.toBeInTheDocument();
  });

  it('keeps what is chosen for another return', async () => {
    const { user } = setUp(ofOrder);
    const gloves = await screen.findByRole('group', { name: 'Serac gloves' });
    await user.selectOptions(within(gloves).getByLabelText('How many to return?'), '2 of 2');
    await user.click(await cancelButton());
    await screen.findByText(/^The return is cancelled/);
    expect(within(gloves).getByLabelText('How many to return?')).toHaveValue('2');
  });

  it('sends nothing if the member keeps the return', async () => {
    const sent: unknown[] = [];
    const { user, shop } = setUp(ofOrder, [
      answer('cancel-return', (request) => {
        sent.push(request);
        return new ErrorResponse('internal');
      }),
    ]);
    shop.answer = false;
    await user.click(await cancelButton());
    await waitFor(() => expect(shop.questions).toHaveLength(1));
    expect(sent).toEqual([]);
  });

  it('that comes too late says so, and shows the return as it is now', async () => {
    let state = orderReturn();
    const { user } = setUp(ofOrder, [
      answer('order-returns', () => orderReturns({ returns: [state] })),
      answer('cancel-return', () => {
        state = orderReturn({ state: 'received', stateLabel: 'Received', canCancel: false });
        return new ErrorResponse('order_not_changeable');
      }),
    ]);
    await user.click(await cancelButton());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('This return can’t be cancelled any more');
    expect(alert.parentElement).toHaveFocus();
    expect(await screen.findByRole('heading', { name: 'Return RACDEFGHJK Received' })).toBeVisible();
  });

  it('is possible where all returns are listed', async () => {
    let returns = memberReturns().returns;
    const { user } = setUp({}, [
      answer('member-returns', () => memberReturns({ returns })),
      answer('cancel-return', ({ return_id: id }) => {
        expect(id).toBe(9);
        returns = [];
        return { ...orderReturn({ state: 'canceled' }), redirect: paths.returnCanceled(123) };
      }),
    ]);
    await user.click(await cancelButton());
    const notice = await screen.findByText(/^The return is cancelled/);
    expect(notice.closest('[tabindex]')).toHaveFocus();
    expect(screen.queryByRole('heading', { name: /^Return RACDEFGHJK/ })).not.toBeInTheDocument();
  });

  it('is not offered for a return that has arrived', async () => {
    const returns = [orderReturn({ state: 'received', canCancel: false })];
    setUp(ofOrder, [answer('order-returns', () => orderReturns({ returns }))]);
    expect(await screen.findByRole('heading', { name: /^Return RACDEFGHJK/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Cancel/ })).not.toBeInTheDocument();
  });
});

describe('cancelling a return without JavaScript', () => {
  it('opens the page with the question', async () => {
    setUp(ofOrder);
    const form = (await cancelButton()).closest('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '/sales/returns/']);
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['order', '123'],
      ['cancel', '9'],
    ]);
  });

  it('asks in the page, and posts the answer', async () => {
    const { container } = setUp({ ...ofOrder, cancel: '9' });
    expect(await screen.findByRole('heading', { name: 'Cancel the return RACDEFGHJK?' })).toBeVisible();
    const form = container.querySelector<HTMLFormElement>('form[action="/form/cancel-return"]');
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['back', '/sales/returns/?order=123&cancel=9'],
      ['return_id', '9'],
    ]);
    expect(screen.getByRole('link', { name: 'Keep the return' })).toHaveAttribute(
      'href',
      '/sales/returns/?order=123',
    );
  });

  it('confirms it, or says that it came too late', async () => {
    const { unmount } = setUp({ ...ofOrder, status: 'canceled' });
    expect(await screen.findByRole('status')).toHaveTextContent('The return is cancelled.');
    unmount();
    const returns = [orderReturn({ state: 'received', canCancel: false })];
    setUp({ ...ofOrder, cancel: '9', form_error: 'order_not_changeable' }, [
      answer('order-returns', () => orderReturns({ returns })),
    ]);
    expect(await screen.findByRole('alert')).toHaveTextContent('This return can’t be cancelled any more');
    expect(screen.queryByRole('heading', { name: /^Cancel the return/ })).not.toBeInTheDocument();
  });
});
