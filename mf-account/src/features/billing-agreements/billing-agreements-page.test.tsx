import { screen, within } from '@testing-library/react';
import { paths } from 'shared-contracts/routes';
import { answer, ErrorResponse, memberSession, renderInShop } from 'shared-runtime/testing';
import { messages } from '../../testing/messages.ts';
import { returnHandlers } from '../../testing/returns.ts';
import { BillingAgreementsPage } from './billing-agreements-page.tsx';

type Handlers = ReturnType<typeof returnHandlers>;

function setUp(search: Record<string, string> = {}, own: Handlers = [], session: object = memberSession) {
  const params = { path: paths.billingAgreements, search, entityId: null, pageType: 'billing-agreements' };
  return renderInShop(<BillingAgreementsPage params={params} />, {
    messages,
    session,
    path: `${paths.billingAgreements}?${new URLSearchParams(search)}`,
    handlers: [...own, ...returnHandlers()],
  });
}

const itemOf = async (label: string) => (await screen.findByText(label)).closest('li') as HTMLElement;

async function open(label: string, { user }: ReturnType<typeof setUp>): Promise<HTMLElement> {
  const item = await itemOf(label);
  await user.click(within(item).getByText('Remove'));
  return item;
}

describe('BillingAgreementsPage', () => {
  it('lists the stored payments, in the navigation of the account', async () => {
    setUp();
    expect(await itemOf('Visa •••• 1111')).toBeInTheDocument();
    expect(await itemOf('Mastercard •••• 4444')).toBeInTheDocument();
    const navigation = screen.getByRole('navigation', { name: 'My account' });
    expect(within(navigation).getByRole('link', { current: 'page' })).toHaveTextContent(
      'Saved payment methods',
    );
  });

  it('deletes one with the password, removes it from the list and says so', async () => {
    const rendering = setUp();
    const item = await open('Visa •••• 1111', rendering);
    await rendering.user.type(within(item).getByLabelText('Current password'), 'Gletscher1');
    await rendering.user.click(within(item).getByRole('button', { name: 'Remove payment method' }));
    const notice = await screen.findByRole('status');
    expect(notice).toHaveTextContent('The payment method is removed.');
    expect(notice.parentElement).toHaveFocus();
    expect(screen.queryByText('Visa •••• 1111')).not.toBeInTheDocument();
    expect(screen.getByText('Mastercard •••• 4444')).toBeVisible();
  });

  it('marks a wrong password', async () => {
    const rendering = setUp();
    const item = await open('Visa •••• 1111', rendering);
    const password = within(item).getByLabelText('Current password');
    await rendering.user.type(password, 'Wrong-Pass-1');
    await rendering.user.click(within(item).getByRole('button', { name: 'Remove payment method' }));
    expect(await within(item).findByText('This isn’t your current password.')).toBeVisible();
    expect(password).toHaveFocus();
    expect(screen.getByText('Visa •••• 1111')).toBeVisible();
  });

  it('says that nothing was removed if the provider does not answer', async () => {
    const rendering = setUp({}, [
      answer('payment-provider-delete', () => new ErrorResponse('provider_unavailable')),
    ]);
    const item = await open('Visa •••• 1111', rendering);
    await rendering.user.type(within(item).getByLabelText('Current password'), 'Gletscher1');
    await rendering.user.click(within(item).getByRole('button', { name: 'Remove payment method' }));
    expect(await within(item).findByRole('alert')).toHaveTextContent('so nothing was removed');
  });

  it('has a text without stored payments', async () => {
    setUp({}, [answer('payment-provider-list', () => ({ agreements: [] }))]);
    expect(await screen.findByRole('heading', { name: 'You have no saved payment methods' })).toBeVisible();
  });

  it('posts each without JavaScript, and opens the one that was rejected', async () => {
    const failure = { form_error: 'invalid_credentials', form_fields: 'current_password.is' };
    const { container, unmount } = setUp({ part: 'card-2', ...failure });
    await screen.findByText('Visa •••• 1111');
    const [visa, mastercard] = [...container.querySelectorAll('form')];
    expect(visa).toHaveAttribute('action', '/form/payment-provider-delete');
    expect(Object.fromEntries(new FormData(visa))).toEqual({
      back: '/sales/billing_agreement/?part=card-1',
      provider: 'adyen',
      agreementId: 'card-1',
      current_password: '',
    });
    expect(visa?.closest('details')).not.toHaveAttribute('open');
    expect(mastercard?.closest('details')).toHaveAttribute('open');
    expect(mastercard).toHaveTextContent('This isn’t your current password.');
    unmount();
    setUp({ status: 'deleted' });
    expect(await screen.findByRole('status')).toHaveTextContent('The payment method is removed.');
  });

  it('shows nothing of the member after sign-out', () => {
    const { container } = setUp({}, [], {});
    expect(container).toBeEmptyDOMElement();
  });
});
