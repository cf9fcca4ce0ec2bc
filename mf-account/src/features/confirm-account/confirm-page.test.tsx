import { screen } from '@testing-library/react';
import { paths } from 'shared-contracts/routes';
import { answer, ErrorResponse, memberSession, renderInShop } from 'shared-runtime/testing';
import { handlers } from '../../testing/handlers.ts';
import { messages } from '../../testing/messages.ts';
import { ConfirmPage } from './confirm-page.tsx';

const path = '/customer/account/confirm/';

function setUp(search: Record<string, string>, own: typeof handlers = [], session: object = {}) {
  const params = { path, search, entityId: null, pageType: 'confirm-account' };
  return renderInShop(<ConfirmPage params={params} />, {
    messages,
    handlers: [...own, ...handlers],
    session,
  });
}

const link = { id: '7', token: 'valid' };
const confirm = () => screen.getByRole('button', { name: 'Confirm this address' });

it('ConfirmPage confirms by its button only, never by being opened', async () => {
  const sent: unknown[] = [];
  const own = [
    answer('confirm-account', (request) => {
      sent.push(request);
      return { isConfirmed: true };
    }),
  ];
  const { user } = setUp(link, own);
  expect(confirm()).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(confirm());
  expect(await screen.findByRole('status')).toHaveTextContent('your email address is confirmed');
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(sent).toEqual([{ id: 7, token: 'valid', store_id: 1 }]);
});

it('ConfirmPage offers a member the shop instead of sign-in', async () => {
  const { user } = setUp(link, [], memberSession);
  await user.click(confirm());
  expect(await screen.findByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/');
});

it('ConfirmPage shows the success for a link that has confirmed the address before', async () => {
  const own = [answer('confirm-account', () => ({ isConfirmed: true, wasConfirmed: true }))];
  const { user } = setUp(link, own);
  await user.click(confirm());
  expect(await screen.findByRole('status')).toHaveTextContent('your email address is confirmed');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('ConfirmPage sends a new link for one that is invalid', async () => {
  const sent: unknown[] = [];
  const own = [
    answer('confirmation-email', (request) => {
      sent.push(request);
      return { isAccepted: true };
    }),
  ];
  const { user } = setUp({ id: '7', token: 'used' }, own);
  await user.click(confirm());
  expect(await screen.findByRole('alert')).toHaveTextContent(/doesn’t work any more/);
  await user.click(screen.getByRole('button', { name: 'Send me a new link' }));
  expect(await screen.findByRole('status')).toHaveTextContent(/a new link is on its way/);
  expect(sent).toEqual([{ customer_id: 7, referrer: path, store_id: 1 }]);
});

it('ConfirmPage keeps its button after a failure that may pass', async () => {
  const { user } = setUp(link, [answer('confirm-account', () => new ErrorResponse('unavailable'))]);
  await user.click(confirm());
  expect(await screen.findByRole('alert')).toHaveTextContent(/busy right now/);
  expect(confirm()).toBeEnabled();
});

it.each([[{}], [{ id: '7' }], [{ id: '0', token: 'x' }], [{ id: '7', token: '<b>' }]])(
  'ConfirmPage shows an invalid link for %j, and leads a guest to sign-in and to a new link',
  (search) => {
    setUp(search as Record<string, string>);
    expect(screen.getByRole('alert')).toHaveTextContent(/doesn’t work any more/);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(target('Sign in to get a new link')).toBe(paths.login(path));
    expect(target('Back to sign-in')).toBe(paths.login());
  },
);

it('ConfirmPage posts both of its forms without JavaScript', () => {
  const { container, unmount } = setUp(link);
  const fields = (form: HTMLFormElement | null) => Object.fromEntries(new FormData(form ?? undefined));
  expect(container.querySelector('form')).toHaveAttribute('action', '/form/confirm-account');
  expect(fields(container.querySelector('form'))).toEqual({
    back: `${path}?id=7&token=valid`,
    id: '7',
    token: 'valid',
  });
  unmount();
  const rejected = setUp({ ...link, form_error: 'invalid_token' });
  const form = rejected.container.querySelector('form');
  expect(form).toHaveAttribute('action', '/form/confirmation-email');
  expect(fields(form)).toEqual({ back: path, customer_id: '7', referrer: path });
});

it.each([
  ['confirmed', 'your email address is confirmed'],
  ['sent', 'a new link is on its way'],
])('ConfirmPage shows the result %s of a form without JavaScript', (status, text) => {
  setUp({ status });
  expect(screen.getByRole('status')).toHaveTextContent(text);
});
