import { screen, waitFor } from '@testing-library/react';
import { paths } from 'shared-contracts/routes';
import { answer, ErrorResponse, memberSession, renderInShop } from 'shared-runtime/testing';
import { privacyStatus } from '../../testing/account.ts';
import { handlers } from '../../testing/handlers.ts';
import { messages } from '../../testing/messages.ts';
import { PrivacyPage } from './privacy-page.tsx';

const path = '/customer/account/privacy/';
const ready = { requestedAt: '2026-11-23T09:00:00.000Z', expiresAt: '2026-11-30T09:00:00.000Z' };
const nextExportAt = '2026-11-24T09:00:00.000Z';
const deletionAt = '2026-12-07T09:00:00.000Z';

function setUp(
  own: typeof handlers = [],
  search: Record<string, string> = {},
  session: object = memberSession,
) {
  const params = { path, search, entityId: null, pageType: 'account-privacy' };
  return renderInShop(<PrivacyPage params={params} />, {
    messages,
    handlers: [...own, ...handlers],
    session,
    path,
  });
}

const withStatus = (change: Parameters<typeof privacyStatus>[0]) => [
  answer('privacy-status', () => privacyStatus(change)),
];
const deleteButton = () => screen.findByRole('button', { name: 'Delete my account' });

it('PrivacyPage requests an export, says that its link is mailed, and offers no second one', async () => {
  const { user } = setUp();
  await user.click(await screen.findByRole('button', { name: 'Request my data' }));
  const notice = await screen.findByRole('status');
  expect(notice).toHaveTextContent('We’ll email you the link as soon as the file is ready.');
  expect(notice.parentElement).toHaveFocus();
  expect(screen.getByText('We’re preparing your file. You’ll get an email when it’s ready.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Request/ })).not.toBeInTheDocument();
});

it('PrivacyPage offers the file, says until when, and from when a new one can be requested', async () => {
  setUp(withStatus({ export: ready, nextExportAt }));
  const link = await screen.findByRole('link', { name: 'Download my data' });
  expect(link).toHaveAttribute('href', '/api/data-export');
  expect(screen.getByText('Available until 30 November 2026.')).toBeVisible();
  expect(screen.getByText(/^You can request a new file from 24 November 2026, \d\d:\d\d\.$/)).toBeVisible();
});

it('PrivacyPage offers a new file a day later', async () => {
  setUp(withStatus({ export: ready }));
  expect(await screen.findByRole('button', { name: 'Request a new file' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download my data' })).toBeVisible();
});

it('PrivacyPage asks for the password, and requests the deletion', async () => {
  const sent: unknown[] = [];
  const { user } = setUp([
    answer('account-deletion-request', (request) => {
      sent.push(request);
      return privacyStatus({ deletionAt });
    }),
  ]);
  await user.click(await deleteButton());
  expect(screen.getByRole('alert')).toHaveTextContent('Enter your current password.');
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText('Current password'), 'Gletscher1');
  await user.click(await deleteButton());
  const notice = await screen.findByRole('status');
  expect(notice).toHaveTextContent('We’ve emailed you the date, and a link to keep your account.');
  expect(notice.parentElement).toHaveFocus();
  expect(sent).toEqual([{ current_password: 'Gletscher1', store_id: 1 }]);
  expect(screen.getByRole('alert')).toHaveTextContent('Your account will be deleted on 7 December 2026.');
  expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
});

it('PrivacyPage says once that a password is wrong, and keeps the form', async () => {
  const { user } = setUp();
  await user.type(await screen.findByLabelText('Current password'), 'wrong');
  await user.click(await deleteButton());
  const password = screen.getByLabelText('Current password');
  await waitFor(() => expect(password).toHaveAccessibleDescription('This isn’t your current password.'));
  await waitFor(() => expect(password).toHaveFocus());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(await deleteButton()).toBeEnabled();
});

it('PrivacyPage says once that a password is wrong after a post without JavaScript', async () => {
  setUp([], { part: 'deletion', form_error: 'invalid_credentials', form_fields: 'current_password.is' });
  const password = await screen.findByLabelText('Current password');
  expect(password).toHaveAccessibleDescription('This isn’t your current password.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('PrivacyPage cancels an account deletion', async () => {
  const { user } = setUp(withStatus({ deletionAt }));
  await user.click(await screen.findByRole('button', { name: 'Keep my account' }));
  expect(await screen.findByRole('status')).toHaveTextContent('your account won’t be deleted');
  expect(await deleteButton()).toBeVisible();
});

it('PrivacyPage shows a failure at its button', async () => {
  const { user } = setUp([answer('data-export-request', () => new ErrorResponse('unavailable'))]);
  await user.click(await screen.findByRole('button', { name: 'Request my data' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/busy right now/);
  expect(alert.closest('section')).toHaveTextContent(/^Your data/);
});

it.each([
  [{}, '/form/data-export-request', {}],
  [{}, '/form/account-deletion-request', { back: `${path}?part=deletion#deletion`, current_password: '' }],
  [{ deletionAt }, '/form/account-deletion-cancel', {}],
])('PrivacyPage with %j posts %s without JavaScript', async (status, action, fields) => {
  const { container } = setUp(withStatus(status));
  await screen.findByRole('heading', { name: 'Your data' });
  const form = container.querySelector<HTMLFormElement>(`form[action="${action}"]`);
  expect(form).toHaveAttribute('method', 'post');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ back: path, ...fields });
});

it.each([
  ['export-requested', {}, 'We’ll email you the link'],
  ['deletion-requested', { deletionAt }, 'We’ve emailed you the date'],
  ['deletion-canceled', {}, 'your account won’t be deleted'],
])('PrivacyPage shows the result %s of a post without JavaScript', async (status, change, text) => {
  setUp(withStatus(change), { status });
  expect(await screen.findByRole('status')).toHaveTextContent(text);
});

it.each([
  ['invalid_credentials', {}, { part: 'deletion' }, 'This isn’t your current password.', true],
  ['too_many_attempts', {}, { part: 'deletion' }, 'Please wait a few minutes', true],
  ['too_many_attempts', {}, {}, 'Please wait a few minutes', false],
  ['unavailable', {}, {}, 'busy right now', false],
  ['too_many_attempts', { deletionAt }, {}, 'Please wait a few minutes', false],
])(
  'PrivacyPage shows the failure %s of a post without JavaScript',
  async (code, change, part, text, isAtPassword) => {
    setUp(withStatus(change), { form_error: code, ...part });
    const alerts = await screen.findAllByRole('alert');
    const alert = alerts.find((each) => each.textContent.includes(text));
    expect(alert?.closest('form') !== null).toBe(isAtPassword);
    expect(alert).toBeVisible();
  },
);

it('PrivacyPage links the privacy policy and a new password', async () => {
  setUp();
  expect(await screen.findByRole('link', { name: 'privacy policy' })).toHaveAttribute(
    'href',
    paths.privacyPolicy,
  );
  const forgotten = screen.getByRole('link', { name: /forgot/i });
  expect(forgotten).toHaveAttribute('href', paths.forgotPassword);
});

it('PrivacyPage shows nothing of the member after sign-out', () => {
  const { container } = setUp([], {}, {});
  expect(container).toBeEmptyDOMElement();
});
