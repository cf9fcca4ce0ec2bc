import { screen, waitFor, within } from '@testing-library/react';
import { accountUpdated } from 'shared-contracts/events/account';
import { paths } from 'shared-contracts/routes';
import { answer, ErrorResponse, memberSession, renderInShop } from 'shared-runtime/testing';
import { accountDetails } from '../../testing/account.ts';
import { handlers } from '../../testing/handlers.ts';
import { messages } from '../../testing/messages.ts';
import { AccountInformationPage } from './account-information-page.tsx';

const path = '/customer/account/edit/';

function setUp(
  own: typeof handlers = [],
  search: Record<string, string> = {},
  session: object = memberSession,
) {
  const params = { path, search, entityId: null, pageType: 'account-edit' };
  return renderInShop(<AccountInformationPage params={params} />, {
    messages,
    handlers: [...own, ...handlers],
    session,
    path,
  });
}

/** Returns the form below a heading. */
async function formOf(name: string) {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.parentElement as HTMLElement);
}

/** Answers a change, and keeps what was sent. */
function recordChange() {
  const sent: unknown[] = [];
  const handler = answer('customer-details-update', (request) => {
    sent.push(request);
    const details = accountDetails({ firstName: request.firstname ?? 'Anna' });
    return { ...details, redirect: paths.accountChanged('saved') };
  });
  return { sent, handler };
}

describe('AccountInformationPage', () => {
  it('shows what the shop knows of the member, and the code to invite with', async () => {
    setUp([answer('user-sync', () => accountDetails({ gender: { id: 2, label: 'Woman' } }))]);
    const details = await formOf('About you');
    expect(details.getByLabelText('First name')).toHaveValue('Anna');
    expect(details.getByLabelText(/^Gender/)).toHaveDisplayValue('Woman');
    const region = await formOf('Country, language and currency');
    await waitFor(() => expect(region.getByLabelText('Currency')).toHaveDisplayValue('Pound (GBP)'));
    expect(region.getByLabelText('Delivery country')).toHaveDisplayValue('United Kingdom');
    expect((await formOf('Your invitation code')).getByText('anna')).toBeVisible();
  });

  it('sends the changed part only, and publishes the session that follows from it', async () => {
    const { sent, handler } = recordChange();
    const { user, shop } = setUp([handler]);
    const published = shop.record(accountUpdated);
    const details = await formOf('About you');
    await user.clear(details.getByLabelText('First name'));
    await user.type(details.getByLabelText('First name'), 'Ann');
    await user.click(details.getByRole('button', { name: 'Save (About you)' }));
    expect(await screen.findByText('Your changes are saved.')).toBeVisible();
    expect(sent).toEqual([{ firstname: 'Ann', lastname: 'Berg', store_id: 1 }]);
    await waitFor(() => expect(published.map(({ session }) => session.name)).toEqual(['Anna Berg']));
  });

  it('offers the currencies of the chosen language, and keeps the chosen one', async () => {
    const { sent, handler } = recordChange();
    const { user } = setUp([handler]);
    const region = await formOf('Country, language and currency');
    await region.findByRole('option', { name: 'Svenska' });
    await user.selectOptions(region.getByLabelText('Language'), 'sv_SE');
    await region.findByRole('option', { name: 'Krona (SEK)' });
    expect(region.getByLabelText('Currency')).toHaveValue('GBP');
    await user.selectOptions(region.getByLabelText('Currency'), 'SEK');
    await user.click(region.getByRole('button', { name: 'Save (Country, language and currency)' }));
    await screen.findByText('Your changes are saved.');
    expect(sent).toEqual([{ country_id: 'GB', language: 'sv_SE', currency: 'SEK', store_id: 1 }]);
  });

  it('says at its field that the current password is wrong', async () => {
    const { user } = setUp([
      answer('customer-details-update', () => {
        return new ErrorResponse('invalid_credentials', { fields: { current_password: 'is' } });
      }),
    ]);
    const email = await formOf('Email address');
    await user.type(email.getByLabelText('New email address'), 'ann@example.com');
    await user.type(email.getByLabelText('Current password'), 'Gletscher2');
    await user.click(email.getByRole('button', { name: 'Change email address' }));
    await waitFor(() =>
      expect(email.getByLabelText('Current password')).toHaveAccessibleDescription(
        'This isn’t your current password.',
      ),
    );
    await waitFor(() => expect(email.getByLabelText('Current password')).toHaveFocus());
    expect(email.getAllByText('This isn’t your current password.')).toHaveLength(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('empties the form after a new password, and says that other devices are signed out', async () => {
    const { sent, handler } = recordChange();
    const { user } = setUp([handler]);
    const password = await formOf('Password');
    await user.type(password.getByLabelText('Current password'), 'Gletscher1');
    await user.type(password.getByLabelText('New password'), 'Deep-Snow-1');
    await user.click(password.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText(/signed out on all other devices/)).toBeVisible();
    expect(sent).toEqual([{ current_password: 'Gletscher1', password: 'Deep-Snow-1', store_id: 1 }]);
    expect((await formOf('Password')).getByLabelText('New password')).toHaveValue('');
  });

  it('shows a rejection without JavaScript at the form that was posted', async () => {
    setUp([], { part: 'email', form_error: 'invalid_credentials', form_fields: 'current_password.is' });
    const email = await formOf('Email address');
    expect(email.getByLabelText('Current password')).toHaveAccessibleDescription(
      'This isn’t your current password.',
    );
    expect(email.getAllByText('This isn’t your current password.')).toHaveLength(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['saved', /^Your changes are saved/],
    ['email-change-requested', /^We’ve sent a link to the new address/],
    ['password-changed', /signed out on all other devices/],
  ])('says after a post without JavaScript what was changed: %s', async (status, text) => {
    setUp([], { status });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('names every submit button and every element id once', async () => {
    const { container } = setUp([
      answer('user-sync', () => accountDetails({ pendingEmail: 'new@example.com' })),
    ]);
    await formOf('About you');
    const labels = [...container.querySelectorAll('button[type="submit"]')].map((each) => each.textContent);
    expect(labels).toHaveLength(5);
    expect(new Set(labels).size).toBe(labels.length);
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(10);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('shows nothing of the member after sign-out', () => {
    setUp([], {}, {});
    expect(document.body).not.toHaveTextContent(/anna/i);
  });
});
