import { screen } from '@testing-library/react';
import { paths } from 'shared-contracts/routes';
import { answer, ErrorResponse, memberSession, renderInShop } from 'shared-runtime/testing';
import { CancelAccountDeletionPage } from './cancel-account-deletion-page.tsx';
import { CancelEmailChangePage } from './cancel-email-change-page.tsx';
import { handlers } from '../../testing/handlers.ts';
import { messages } from '../../testing/messages.ts';

const link = { id: '7', token: 'valid' };

describe.each([
  {
    Page: CancelAccountDeletionPage,
    pageType: 'cancel-account-deletion',
    path: '/customer/account/canceldeletion/',
    endpoint: 'account-deletion-cancel-by-link',
    button: 'Keep my account',
    done: 'Your account stays',
    status: 'canceled',
  },
  {
    Page: CancelEmailChangePage,
    pageType: 'cancel-email-change',
    path: '/customer/account/cancelemailchange/',
    endpoint: 'email-change-cancel-by-link',
    button: 'Keep my present address',
    done: 'Your email address stays as it is',
    status: 'canceled',
  },
] as const)('$Page.name', ({ Page, pageType, path, endpoint, button, done, status }) => {
  function setUp(search: Record<string, string>, own: typeof handlers = [], session: object = {}) {
    return renderInShop(<Page params={{ path, search, entityId: null, pageType }} />, {
      messages,
      handlers: [...own, ...handlers],
      session,
    });
  }
  const submit = () => screen.getByRole('button', { name: button });

  it.each([
    ['guest', {}],
    ['member', memberSession],
  ])(
    'cancels by its button only, never by being opened, and offers a %s a new password',
    async (_visitor, session) => {
      const sent: unknown[] = [];
      const own = [
        answer(endpoint, (request) => {
          sent.push(request);
          return { isCanceled: true };
        }),
      ];
      const { user } = setUp(link, own, session);
      expect(submit()).toBeVisible();
      expect(sent).toEqual([]);
      await user.click(submit());
      expect(await screen.findByRole('status')).toHaveTextContent(done);
      expect(sent).toEqual([{ id: 7, token: 'valid', store_id: 1 }]);
      expect(screen.getByRole('link', { name: 'Choose a new password' })).toHaveAttribute(
        'href',
        paths.forgotPassword,
      );
    },
  );

  it('says that a link is used up, and how to reach the shop', async () => {
    const { user } = setUp({ id: '7', token: 'used' });
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(/doesn’t work any more/);
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', paths.contact);
  });

  it('keeps its button after a failure that may pass', async () => {
    const { user } = setUp(link, [answer(endpoint, () => new ErrorResponse('unavailable'))]);
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(/busy right now/);
    expect(submit()).toBeEnabled();
  });

  it.each([[{}], [{ id: '7' }], [{ id: '0', token: 'x' }], [{ ...link, form_error: 'invalid_token' }]])(
    'shows an invalid link for %j, and no form',
    (search) => {
      setUp(search as Record<string, string>);
      expect(screen.getByRole('alert')).toHaveTextContent(/doesn’t work any more/);
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
    },
  );

  it('posts without JavaScript, and shows the result', () => {
    const { container, unmount } = setUp(link);
    const form = container.querySelector('form');
    expect(form).toHaveAttribute('action', `/form/${endpoint}`);
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      back: `${path}?id=7&token=valid`,
      id: '7',
      token: 'valid',
    });
    unmount();
    setUp({ status });
    expect(screen.getByRole('status')).toHaveTextContent(done);
  });
});
