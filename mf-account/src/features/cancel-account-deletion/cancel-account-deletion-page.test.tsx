import { screen } from '@testing-library/react';
import { paths } from 'shared-contracts/routes';
import { answer, ErrorResponse, memberSession, renderInShop } from 'shared-runtime/testing';
import { handlers } from '../../testing/handlers.ts';
import { messages } from '../../testing/messages.ts';
import { CancelAccountDeletionPage } from './cancel-account-deletion-page.tsx';

const path = '/customer/account/canceldeletion/';
const link = { id: '7', token: 'valid' };

function setUp(search: Record<string, string>, own: typeof handlers = [], session: object = {}) {
  const params = { path, search, entityId: null, pageType: 'cancel-account-deletion' };
  return renderInShop(<CancelAccountDeletionPage params={params} />, {
    messages,
    handlers: [...own, ...handlers],
    session,
  });
}

const keep = () => screen.getByRole('button', { name: 'Keep my account' });

it.each([
  ['guest', {}],
  ['member', memberSession],
])(
  'CancelAccountDeletionPage keeps the account of a %s by its button only, and offers a new password',
  async (_visitor, session) => {
    const sent: unknown[] = [];
    const own = [
      answer('account-deletion-cancel-by-link', (request) => {
        sent.push(request);
        return { isCanceled: true };
      }),
    ];
    const { user } = setUp(link, own, session);
    expect(keep()).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(keep());
    expect(await screen.findByRole('status')).toHaveTextContent('Your account stays');
    expect(sent).toEqual([{ id: 7, token: 'valid', store_id: 1 }]);
    expect(screen.getByRole('link', { name: 'Choose a new password' })).toHaveAttribute(
      'href',
      paths.forgotPassword,
    );
  },
);

it('CancelAccountDeletionPage says that a link is used up, and how to reach the shop', async () => {
  const { user } = setUp({ id: '7', token: 'used' });
  await user.click(keep());
  expect(await screen.findByRole('alert')).toHaveTextContent(/doesn’t work any more/);
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', paths.contact);
});

it('CancelAccountDeletionPage keeps its button after a failure that may pass', async () => {
  const { user } = setUp(link, [
    answer('account-deletion-cancel-by-link', () => new ErrorResponse('unavailable')),
  ]);
  await user.click(keep());
  expect(await screen.findByRole('alert')).toHaveTextContent(/busy right now/);
  expect(keep()).toBeEnabled();
});

it.each([[{}], [{ id: '7' }], [{ id: '0', token: 'x' }], [{ ...link, form_error: 'invalid_token' }]])(
  'CancelAccountDeletionPage shows an invalid link for %j, and no form',
  (search) => {
    setUp(search as Record<string, string>);
    expect(screen.getByRole('alert')).toHaveTextContent(/doesn’t work any more/);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  },
);

it('CancelAccountDeletionPage posts without JavaScript, and shows the result', () => {
  const { container, unmount } = setUp(link);
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('action', '/form/account-deletion-cancel-by-link');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    back: `${path}?id=7&token=valid`,
    id: '7',
    token: 'valid',
  });
  unmount();
  setUp({ status: 'kept' });
  expect(screen.getByRole('status')).toHaveTextContent('Your account stays');
});
