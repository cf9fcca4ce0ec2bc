import { screen, waitFor, within } from '@testing-library/react';
import { accountSignedIn, accountSignInLocked } from 'shared-contracts/events/account';
import { paths } from 'shared-contracts/routes';
import { answer, ErrorResponse, renderInShop, type ShopRendering } from 'shared-runtime/testing';
import { noProviderHandler } from '../../testing/handlers.ts';
import { messages } from '../../testing/messages.ts';
import { signedInSession } from '../../testing/session.ts';
import { RegistrationPage } from './registration-page.tsx';

type Respond = Parameters<typeof answer<'signup'>>[1];

function setUp(respond: Respond, path: string = paths.register(), search: Record<string, string> = {}) {
  return renderInShop(<RegistrationPage params={{ path, search, entityId: null, pageType: 'register' }} />, {
    messages,
    path,
    handlers: [answer('signup', respond), noProviderHandler],
  });
}

const taken: Respond = () => new ErrorResponse('email_taken', { fields: { email: 'email_taken' } });

async function fillIn({ user }: ShopRendering): Promise<void> {
  await user.type(screen.getByLabelText('First name'), 'Anna');
  await user.type(screen.getByLabelText('Last name'), 'Berg');
  await user.type(screen.getByLabelText('Email address'), 'anna@example.com');
  await user.type(screen.getByLabelText('Password'), 'Gletscher1');
}

it('RegistrationPage creates a member of this store, publishes the sign-in and goes to the redirect', async () => {
  const sent: unknown[] = [];
  const shown = setUp((request) => {
    sent.push(request);
    return { session: signedInSession(), redirect: '/search?s=ski' };
  }, paths.register('/search?s=ski'));
  const signedIn = shown.shop.record(accountSignedIn);
  await fillIn(shown);
  await shown.user.click(screen.getByRole('button', { name: 'Join for free' }));
  await waitFor(() => expect(shown.location()).toBe('/search?s=ski'));
  expect(signedIn.map(({ isNew }) => isNew)).toEqual([true]);
  expect(sent).toEqual([
    {
      firstname: 'Anna',
      lastname: 'Berg',
      email: 'anna@example.com',
      password: 'Gletscher1',
      newsletter: false,
      country_id: 'GB',
      language: 'en_GB',
      referer: '/search?s=ski',
      store_id: 1,
    },
  ]);
});

it('RegistrationPage marks password rules as met while typing, also in the accessible description', async () => {
  const { user } = setUp(taken);
  const password = screen.getByLabelText('Password');
  const rules = () =>
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map((rule) => rule.textContent);
  expect(rules().every((rule) => /still missing$|recommended$/.test(rule))).toBe(true);
  await user.type(password, 'gipfel7');
  expect(rules()).toEqual([
    'At least 8 characters: still missing',
    'An upper case letter: still missing',
    'A lower case letter: done',
    'A digit: done',
    'A symbol, such as - or !: recommended',
  ]);
  await user.type(password, 'A');
  expect(rules().filter((rule) => !rule.endsWith('done'))).toEqual(['A symbol, such as - or !: recommended']);
  expect(password).toHaveAccessibleDescription(/At least 8 characters ?: done/);
});

it('RegistrationPage lists the invalid fields in their order on screen', async () => {
  const { user } = setUp(taken);
  await user.type(screen.getByLabelText('Password'), 'kurz');
  await user.click(screen.getByRole('button', { name: 'Join for free' }));
  expect(await screen.findByRole('alert')).toHaveFocus();
  expect(
    within(screen.getByRole('alert'))
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Enter your first name.',
    'Enter your last name.',
    'Enter your email address.',
    'Use at least 8 characters for your password.',
  ]);
});

it('RegistrationPage offers sign-in if the address already has an account', async () => {
  const shown = setUp(taken, paths.register('/checkout/cart/'));
  await fillIn(shown);
  await shown.user.keyboard('{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('There’s already an account with this email address.');
  expect(within(alert).getByRole('link')).toHaveAttribute('href', paths.login('/checkout/cart/'));
});

it('RegistrationPage leaves the newsletter unchecked and links to the privacy policy', () => {
  setUp(taken);
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(screen.getByRole('link', { name: /privacy policy/ })).toHaveAttribute('href', '/privacy-policy');
});

it('RegistrationPage posts without JavaScript and shows the failure', () => {
  const { container } = setUp(taken, '/customer/account/create', { form_error: 'email_taken' });
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('action', '/form/signup');
  expect([...new FormData(form ?? undefined).keys()].sort()).toEqual([
    'back',
    'email',
    'firstname',
    'lastname',
    'password',
  ]);
  expect(form?.elements.namedItem('newsletter')).toBeInTheDocument();
  expect(within(screen.getByRole('alert')).getByRole('link', { name: 'Sign in instead' })).toBeVisible();
});

it('RegistrationPage publishes a lock', async () => {
  const shown = setUp(() => new ErrorResponse('too_many_attempts', {}, 900));
  const locked = shown.shop.record(accountSignInLocked);
  await fillIn(shown);
  await shown.user.click(screen.getByRole('button', { name: 'Join for free' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/15 minutes/);
  expect(locked).toEqual([{ action: 'join', retryAfterSeconds: 900 }]);
});
