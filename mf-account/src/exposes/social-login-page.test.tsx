import { screen, waitFor } from '@testing-library/react';
import type { PendingSocialLogin } from 'shared-contracts/api/social-login';
import { paths } from 'shared-contracts/routes';
import { answer, renderInShop } from 'shared-runtime/testing';
import { handlers, providerHandler } from '../testing/handlers.ts';
import { messages } from '../testing/messages.ts';
import { signedInSession } from '../testing/session.ts';
import { page } from './social-login-page.tsx';

const anna: PendingSocialLogin = {
  email: 'anna@example.com',
  firstname: 'Anna',
  lastname: 'Berg',
  referer: '/search?s=ski',
};

function setUp(pending: PendingSocialLogin | null, search: Record<string, string> = {}, more = {}) {
  const sent: unknown[] = [];
  const params = { path: paths.socialLogin, search, entityId: null, pageType: 'social-login', ...more };
  const record = (request: object) => {
    sent.push(request);
    return { session: signedInSession(), redirect: '/search?s=ski' };
  };
  const shown = renderInShop(<page.Component params={params} />, {
    messages,
    path: paths.socialLogin,
    handlers: [
      answer('social-login', () => ({ pending })),
      answer('login', record),
      answer('signup', record),
      providerHandler,
      ...handlers,
    ],
  });
  return { ...shown, sent };
}

describe('SocialLoginPage', () => {
  it('asks for the password of an account that exists, and connects it', async () => {
    const { user, sent, location } = setUp(anna, { account: 'existing' });
    expect(await screen.findByText(/Enter the password of your account/)).toHaveTextContent('Alpenbuch');
    expect(screen.getByLabelText('Email address')).toHaveValue('anna@example.com');
    await user.type(screen.getByLabelText('Password'), 'Gletscher1{Enter}');
    await waitFor(() => expect(location()).toBe('/search?s=ski'));
    expect(sent).toEqual([
      {
        email: 'anna@example.com',
        password: 'Gletscher1',
        remember: true,
        referer: '/search?s=ski',
        connect_social_login: true,
        store_id: 1,
      },
    ]);
  });

  it('fills in what the provider says about a new person, and joins with a password', async () => {
    const { user, sent } = setUp({ ...anna, referer: null });
    expect(await screen.findByLabelText('First name')).toHaveValue('Anna');
    expect(screen.getByLabelText('Email address')).toHaveValue('anna@example.com');
    await user.type(screen.getByLabelText('Password'), 'Gletscher1{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ firstname: 'Anna', lastname: 'Berg', connect_social_login: true });
  });

  it('leaves the fields empty that the provider does not name', async () => {
    setUp({ email: null, firstname: null, lastname: null, referer: null });
    expect(await screen.findByLabelText('Email address')).toHaveValue('');
    expect(screen.getByLabelText('First name')).toHaveValue('');
  });

  it('links to the form for the other account', async () => {
    setUp(anna);
    const link = await screen.findByRole('link', { name: 'Connect it' });
    expect(link).toHaveAttribute('href', '/customer/account/social/?account=existing');
  });

  it('posts without JavaScript, with the choice and the path to return to', async () => {
    const { container } = setUp(anna, { account: 'existing' });
    await screen.findByLabelText('Password');
    const form = container.querySelector('form');
    expect(form).toHaveAttribute('action', '/form/login');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toMatchObject({
      back: '/customer/account/social/?account=existing',
      referer: '/search?s=ski',
      connect_social_login: 'true',
    });
  });

  it('keeps the address of a rejected form, and shows its error', async () => {
    const entered = { enteredValues: { email: 'other@example.com' } };
    setUp(anna, { account: 'existing', form_error: 'invalid_credentials' }, entered);
    expect(await screen.findByLabelText('Email address')).toHaveValue('other@example.com');
    expect(screen.getByRole('alert')).toHaveTextContent('The email address or the password is wrong.');
  });

  it('leads back to the sign-in page if no login was begun or it has expired', async () => {
    setUp(null);
    expect(await screen.findByRole('alert')).toHaveTextContent('This sign-in has expired');
    expect(screen.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', paths.login());
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  });
});
