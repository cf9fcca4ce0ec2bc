import { screen } from '@testing-library/react';
import { paths } from 'shared-contracts/routes';
import type { PageParams } from 'shared-runtime';
import { answer, ErrorResponse, memberSession, renderInShop } from 'shared-runtime/testing';
import { handlers } from '../../testing/handlers.ts';
import { messages } from '../../testing/messages.ts';
import { ForgotPasswordPage } from './forgot-password-page.tsx';

const sentText = /^If there’s an account with this address/;

interface Options extends Partial<PageParams> {
  own?: typeof handlers;
  session?: object;
}

function setUp({ own = handlers, session = {}, ...params }: Options = {}) {
  const all = {
    path: paths.forgotPassword,
    search: {},
    entityId: null,
    pageType: 'forgot-password',
    ...params,
  };
  return renderInShop(<ForgotPasswordPage params={all} />, { messages, handlers: own, session });
}

it('ForgotPasswordPage sends the address and says the same for every address, in the place of the form', async () => {
  const sent: unknown[] = [];
  const own = [
    answer('forgot-password', (request) => {
      sent.push(request);
      return { isAccepted: true };
    }),
  ];
  const { user } = setUp({ own });
  const email = screen.getByLabelText('Email address');
  expect(email).toHaveAttribute('autocomplete', 'username');
  await user.type(email, 'anna@example.com{Enter}');
  const notice = await screen.findByRole('status');
  expect(notice).toHaveTextContent(sentText);
  expect(notice.parentElement).toHaveFocus();
  expect(sent).toEqual([{ login: 'anna@example.com', store_id: 1 }]);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('ForgotPasswordPage leads guests to the sign-in page, and members only to a new password', () => {
  const { unmount } = setUp();
  expect(screen.getByRole('link')).toHaveAttribute('href', paths.login());
  unmount();
  setUp({ session: memberSession });
  expect(screen.getByLabelText('Email address')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('ForgotPasswordPage rejects a text that is no address without a request', async () => {
  const { user } = setUp({ own: [] });
  await user.type(screen.getByLabelText('Email address'), '=cmd|x{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Enter an email address such as name@example.com.',
  );
});

it('ForgotPasswordPage shows how long to wait after too many requests', async () => {
  const own = [answer('forgot-password', () => new ErrorResponse('too_many_attempts', {}, 600))];
  const { user } = setUp({ own });
  await user.type(screen.getByLabelText('Email address'), 'anna@example.com{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/10 minutes/);
});

it('ForgotPasswordPage asks for a challenge if the API requires one, and says how to go on without', async () => {
  const asked: unknown[] = [];
  const own = [
    answer('forgot-password', () => new ErrorResponse('captcha_required')),
    answer('captcha-challenge', (request) => {
      asked.push(request);
      return { challenge: null };
    }),
  ];
  const { user } = setUp({ own });
  await user.type(screen.getByLabelText('Email address'), 'anna@example.com{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('please try again in 15 minutes');
  expect(asked).toEqual([{ store_id: 1, purpose: 'forgot-password' }]);
});

it('ForgotPasswordPage posts without JavaScript, and shows the result and the entered address again', () => {
  const { container, unmount } = setUp({ enteredValues: { login: 'kim@example.com' } });
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('action', '/form/forgot-password');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    back: '/customer/account/forgotpassword/',
    login: 'kim@example.com',
  });
  unmount();
  setUp({ search: { status: 'sent' } });
  expect(screen.getByRole('status')).toHaveTextContent(sentText);
});
