import { screen, waitFor, within } from '@testing-library/react';
import { accountSignedIn, accountSignInLocked } from 'shared-contracts/events/account';
import { paths } from 'shared-contracts/routes';
import { storeByHost } from 'shared-contracts/stores';
import { answer, ErrorResponse, renderInShop, type ShopRendering } from 'shared-runtime/testing';
import { noProviderHandler } from '../../testing/handlers.ts';
import { messages } from '../../testing/messages.ts';
import { signedInSession } from '../../testing/session.ts';
import { DeferredRegistrationForm } from './deferred-registration-form.ts';
import { RegistrationPage } from './registration-page.tsx';

beforeAll(() => DeferredRegistrationForm.load());
afterEach(() => sessionStorage.clear());

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

it('RegistrationPage sends the gender as a number and the referral code, and leaves out blank ones', async () => {
  const sent: object[] = [];
  const respond: Respond = (request) => {
    sent.push(request);
    return new ErrorResponse('unavailable');
  };
  const shown = setUp(respond);
  const { user } = shown;
  await fillIn(shown);
  await user.type(screen.getByLabelText(/^Invitation code/), '  ');
  await user.click(screen.getByRole('button', { name: 'Join for free' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(Object.keys(sent[0] ?? {})).not.toContain('gender');
  expect(Object.keys(sent[0] ?? {})).not.toContain('referral_code');
  await user.selectOptions(screen.getByLabelText(/^Gender/), 'Prefer not to say');
  await user.type(screen.getByLabelText(/^Invitation code/), 'aB-3{Enter}');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ gender: 3, referral_code: 'aB-3' });
});

it('RegistrationPage takes the referral code from the link, and the entered one after a failure', () => {
  const search = { referral_code: 'berta' };
  const code = () => screen.getByLabelText(/^Invitation code/);
  const first = setUp(taken, paths.register(), search);
  expect(code()).toHaveValue('berta');
  first.unmount();
  const enteredValues = { referral_code: 'carla', gender: '2' };
  const params = { path: paths.register(), search, entityId: null, pageType: 'register', enteredValues };
  renderInShop(<RegistrationPage params={params} />, { messages, handlers: [noProviderHandler] });
  expect(code()).toHaveValue('carla');
  expect(screen.getByLabelText(/^Gender/)).toHaveDisplayValue('Woman');
});

it('RegistrationPage has the code of the invitation that was opened before, unless its link has another', () => {
  const session = { referralCode: 'anna' };
  const show = (search: Record<string, string>) => {
    const params = { path: paths.register(), search, entityId: null, pageType: 'register' };
    return renderInShop(<RegistrationPage params={params} />, {
      messages,
      handlers: [noProviderHandler],
      session,
    });
  };
  const code = () => screen.getByLabelText(/^Invitation code/);
  const first = show({});
  expect(code()).toHaveValue('anna');
  first.unmount();
  show({ referral_code: 'berta' });
  expect(code()).toHaveValue('berta');
});

it('RegistrationPage shows at its field that a referral code is unknown', async () => {
  const shown = setUp(() => new ErrorResponse('invalid_request', { fields: { referral_code: 'is' } }));
  await fillIn(shown);
  await shown.user.type(screen.getByLabelText(/^Invitation code/), 'nobody{Enter}');
  await waitFor(() =>
    expect(screen.getByLabelText(/^Invitation code/)).toHaveAccessibleDescription(
      /We don’t know this invitation code/,
    ),
  );
});

it('RegistrationPage marks password rules as met while typing, also in the accessible description', async () => {
  const { user } = setUp(taken);
  const password = screen.getByLabelText('Password');
  const rules = () =>
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map((rule) => rule.textContent);
  expect(rules().every((rule) => /still missing$|\(recommended\)$/.test(rule))).toBe(true);
  await user.type(password, 'gipfel7');
  expect(rules()).toEqual([
    'At least 8 characters: still missing',
    'An upper case letter: still missing',
    'A lower case letter: done',
    'A digit: done',
    'A symbol, such as - or ! (recommended)',
  ]);
  await user.type(password, 'A');
  expect(rules().filter((rule) => !rule.endsWith('done'))).toEqual([
    'A symbol, such as - or ! (recommended)',
  ]);
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

it('RegistrationPage asks for a password that is empty, before it names a rule', async () => {
  const { user } = setUp(taken);
  await user.click(screen.getByRole('button', { name: 'Join for free' }));
  expect(await screen.findByRole('link', { name: 'Choose a password.' })).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Choose a password/);
});

it.each([
  ['partner', 'Your partner account at Offpiste', /members of our partner clubs/],
  ['pro', 'Your pro account at Offpiste', /guides, patrollers and instructors/],
])('RegistrationPage says who may join a store of kind %s', (host, title, audience) => {
  const params = { path: paths.register(), search: {}, entityId: null, pageType: 'register' };
  const store = storeByHost(`${host}.localhost`);
  const page = <RegistrationPage params={params} />;
  const { container } = renderInShop(page, { messages, store, handlers: [noProviderHandler] });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(audience)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Create an account' })).toBeVisible();
  expect(container).not.toHaveTextContent(/private sales?|membership|for free/i);
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
    'gender',
    'lastname',
    'password',
    'referral_code',
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
