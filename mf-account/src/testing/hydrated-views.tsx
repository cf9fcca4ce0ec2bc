import type { ReactElement } from 'react';
import { createStubShop, memberSession, StubRouter, StubShell, type ServerView } from 'shared-runtime/stub';
import { fragment as button } from '../exposes/account-button.tsx';
import { fragment as addressBook } from '../exposes/address-book-fragment.tsx';
import { fragment as addressForm } from '../exposes/address-form-fragment.tsx';
import { page as accountInformation } from '../exposes/account-information-page.tsx';
import { page as addressEdit } from '../exposes/address-edit-page.tsx';
import { page as addressList } from '../exposes/address-list-page.tsx';
import { page as addressNew } from '../exposes/address-new-page.tsx';
import { page as confirm } from '../exposes/confirm-page.tsx';
import { page as brandsInterest } from '../exposes/brands-interest-page.tsx';
import { page as dashboard } from '../exposes/dashboard-page.tsx';
import { page as forgotPassword } from '../exposes/forgot-password-page.tsx';
import { page as login } from '../exposes/login-page.tsx';
import { page as notifications } from '../exposes/notifications-preferences-page.tsx';
import { page as historicalOrder } from '../exposes/historical-order-page.tsx';
import { page as historicalOrders } from '../exposes/historical-orders-page.tsx';
import { page as orderAddress } from '../exposes/order-address-page.tsx';
import { page as orderHistory } from '../exposes/order-history-page.tsx';
import { page as orderView } from '../exposes/order-view-page.tsx';
import { page as personalisation } from '../exposes/personalisation-page.tsx';
import { page as privacy } from '../exposes/privacy-page.tsx';
import { page as register } from '../exposes/register-page.tsx';
import { fragment as registration } from '../exposes/registration-fragment.tsx';
import { page as returns } from '../exposes/returns-page.tsx';
import { page as billingAgreements } from '../exposes/billing-agreements-page.tsx';
import { page as withdrawal } from '../exposes/withdrawal-page.tsx';
import { page as resetPassword } from '../exposes/reset-password-page.tsx';
import { page as security } from '../exposes/security-page.tsx';
import { fragment as signIn } from '../exposes/sign-in-fragment.tsx';
import { accountDetailsQuery } from '../api/account-details-query.ts';
import { addressCountriesQuery, addressListQuery, addressQuery } from '../api/addresses.ts';
import { accountSessionsQuery } from '../api/account-sessions.ts';
import { languageCurrencyQuery } from '../api/language-currency-query.ts';
import { brandInterestsQuery } from '../api/brand-interests.ts';
import { notificationSettingsQuery } from '../api/notification-settings.ts';
import { DeferredAccountForms } from '../features/account-information/deferred-account-forms.ts';
import { DeferredOrderAddressForm } from '../features/order-address/deferred-order-address-form.ts';
import { DeferredAddressForm } from '../features/addresses/deferred-address-form.ts';
import { address, addressCountries, turin } from './addresses.ts';
import { agreementsQuery } from '../api/billing-agreements.ts';
import { postedKeyQuery } from '../api/posted-key-query.ts';
import { memberReturnsQuery, orderReturnsQuery } from '../api/returns.ts';
import { foundOrderQuery, withdrawalReceiptQuery } from '../api/withdrawal.ts';
import { agreements, foundOrder, memberReturns, orderReturns, receipt } from './returns.ts';
import { withOrders } from './order-views.ts';
import { privacyStatusQuery } from '../api/privacy.ts';
import { DeferredRegistrationForm } from '../features/registration/deferred-registration-form.ts';
import { DeferredSignInForm } from '../features/sign-in/deferred-sign-in-form.ts';
import { accountDetails, accountSessions, privacyStatus } from './account.ts';
import { messages } from './messages.ts';
import { brandInterests, newsletterSettings } from './preferences.ts';

// As the pages do before they are rendered.
await Promise.all([
  DeferredAccountForms.load(),
  DeferredAddressForm.load(),
  DeferredOrderAddressForm.load(),
  DeferredRegistrationForm.load(),
  DeferredSignInForm.load(),
]);

const params = {
  path: '/customer/account',
  search: { form_error: 'internal' },
  entityId: null,
  pageType: 'any',
};

const savedParams = { ...params, search: { status: 'saved' } };
const newsletterLink = { hashedEmail: 'abc', hashedToken: 'valid' };
const linkParams = { ...params, search: { id: '7', token: 'valid' } };

function view(element: ReactElement, session: object): ServerView {
  return {
    createShop: () => createStubShop({ session }),
    render: (shop) => (
      <StubShell shop={shop} messages={messages}>
        <StubRouter path="/search?s=ski">{element}</StubRouter>
      </StubShell>
    ),
  };
}

/** Adds what the pages of preferences load. */
function withPreferences({ createShop, render }: ServerView): ServerView {
  return {
    createShop: () => {
      const shop = createShop();
      const { queryClient } = shop.context;
      queryClient.setQueryData(brandInterestsQuery(shop.context).queryKey, { brands: brandInterests });
      for (const link of [null, newsletterLink]) {
        queryClient.setQueryData(
          notificationSettingsQuery(shop.context, link).queryKey,
          newsletterSettings(),
        );
      }
      return shop;
    },
    render,
  };
}

/** Adds what the page loads. */
function withAccount({ createShop, render }: ServerView): ServerView {
  return {
    createShop: () => {
      const shop = createShop();
      const { context } = shop;
      const details = accountDetails({ pendingEmail: 'new@example.com' });
      context.queryClient.setQueryData(accountDetailsQuery(context).queryKey, details);
      context.queryClient.setQueryData(addressCountriesQuery(context, 'delivery').queryKey, {
        countries: addressCountries,
      });
      context.queryClient.setQueryData(languageCurrencyQuery(context, 'en_GB').queryKey, {
        languages: [{ value: 'en_GB', label: 'English' }],
        currencies: [{ value: 'GBP', label: 'Pound (GBP)' }],
      });
      const { queryKey } = accountSessionsQuery(context);
      context.queryClient.setQueryData(queryKey, { sessions: accountSessions });
      const privacyKey = privacyStatusQuery(context).queryKey;
      const [requestedAt, expiresAt] = ['2026-11-23T09:00:00.000Z', '2026-11-30T23:30:00.000Z'];
      context.queryClient.setQueryData(
        privacyKey,
        privacyStatus({ export: { requestedAt, expiresAt }, nextExportAt: '2026-11-24T09:00:00.000Z' }),
      );
      return shop;
    },
    render,
  };
}

/** Adds what the pages of returns, withdrawals and stored payments load. */
function withReturns({ createShop, render }: ServerView): ServerView {
  return {
    createShop: () => {
      const shop = createShop();
      const { context } = shop;
      const { queryClient } = context;
      queryClient.setQueryData(memberReturnsQuery(context).queryKey, memberReturns());
      queryClient.setQueryData(orderReturnsQuery(context, 123).queryKey, orderReturns());
      queryClient.setQueryData(foundOrderQuery(context, 'token').queryKey, foundOrder);
      queryClient.setQueryData(foundOrderQuery(context, 'expired').queryKey, null);
      queryClient.setQueryData(withdrawalReceiptQuery(context, receipt.code).queryKey, receipt);
      queryClient.setQueryData(agreementsQuery(context, 'adyen').queryKey, { agreements });
      for (const form of ['return', 'withdrawal'] as const) {
        queryClient.setQueryData(postedKeyQuery(context, form).queryKey, '0123456789abcdef');
      }
      return shop;
    },
    render,
  };
}

const searchParams = (search: Record<string, string>) => ({ ...params, search });

/** Adds what the pages of the address book load. */
function withAddresses({ createShop, render }: ServerView): ServerView {
  return {
    createShop: () => {
      const shop = createShop();
      const { context } = shop;
      const { queryClient } = context;
      const countries = { countries: addressCountries };
      queryClient.setQueryData(addressListQuery(context).queryKey, { addresses: [address(), turin] });
      queryClient.setQueryData(addressQuery(context, 2).queryKey, turin);
      queryClient.setQueryData(addressCountriesQuery(context).queryKey, countries);
      queryClient.setQueryData(addressCountriesQuery(context, 'delivery').queryKey, countries);
      return shop;
    },
    render,
  };
}

export const views = {
  LoginPage: view(<login.Component params={params} />, {}),
  RegisterPage: view(<register.Component params={params} />, {}),
  ForgotPasswordPage: view(<forgotPassword.Component params={params} />, {}),
  ResetPasswordPage: view(<resetPassword.Component params={linkParams} />, {}),
  ConfirmPage: view(<confirm.Component params={linkParams} />, {}),
  SecurityPage: withAccount(view(<security.Component params={params} />, memberSession)),
  AccountInformationPage: withAccount(
    view(<accountInformation.Component params={savedParams} />, memberSession),
  ),
  PrivacyPage: withAccount(view(<privacy.Component params={params} />, memberSession)),
  DashboardPage: view(<dashboard.Component params={params} />, memberSession),
  'DashboardPage with an order': withOrders(view(<dashboard.Component params={params} />, memberSession)),
  PersonalisationPage: view(<personalisation.Component params={savedParams} />, memberSession),
  BrandInterestsPage: withPreferences(view(<brandsInterest.Component params={savedParams} />, memberSession)),
  NotificationsPage: withPreferences(view(<notifications.Component params={savedParams} />, memberSession)),
  'NotificationsPage of a newsletter link': withPreferences(
    view(<notifications.Component params={{ ...params, search: { ...newsletterLink } }} />, {}),
  ),
  AddressListPage: withAddresses(view(<addressList.Component params={params} />, memberSession)),
  NewAddressPage: withAddresses(view(<addressNew.Component params={params} />, memberSession)),
  EditAddressPage: withAddresses(
    view(<addressEdit.Component params={{ ...params, entityId: 2 }} />, memberSession),
  ),
  OrderHistoryPage: withOrders(view(<orderHistory.Component params={params} />, memberSession)),
  'OrderHistoryPage, second page': withOrders(
    view(<orderHistory.Component params={{ ...params, search: { p: '2' } }} />, memberSession),
  ),
  OrderViewPage: withAddresses(
    withOrders(view(<orderView.Component params={{ ...params, entityId: 123 }} />, memberSession)),
  ),
  'OrderViewPage, asking to cancel': withOrders(
    view(
      <orderView.Component params={{ ...params, search: { cancel: '1' }, entityId: 123 }} />,
      memberSession,
    ),
  ),
  'OrderViewPage, ordered again': withOrders(
    view(
      <orderView.Component
        params={{
          ...params,
          search: { status: 'reordered', added: '1', sold_out: '1.2' },
          entityId: 123,
        }}
      />,
      memberSession,
    ),
  ),
  OrderAddressPage: withAddresses(
    withOrders(view(<orderAddress.Component params={{ ...params, entityId: 123 }} />, memberSession)),
  ),
  HistoricalOrdersPage: withOrders(view(<historicalOrders.Component params={params} />, memberSession)),
  HistoricalOrderPage: withAddresses(
    withOrders(view(<historicalOrder.Component params={{ ...params, entityId: 4 }} />, memberSession)),
  ),
  ReturnsPage: withReturns(view(<returns.Component params={params} />, memberSession)),
  'ReturnsPage of an order': withReturns(
    view(<returns.Component params={searchParams({ order: '123' })} />, memberSession),
  ),
  WithdrawalPage: withReturns(view(<withdrawal.Component params={params} />, {})),
  'WithdrawalPage of an order': withReturns(
    view(<withdrawal.Component params={searchParams({ token: 'token' })} />, {}),
  ),
  'WithdrawalPage of an expired look-up': withReturns(
    view(<withdrawal.Component params={searchParams({ token: 'expired' })} />, {}),
  ),
  'WithdrawalPage of a receipt': withReturns(
    view(<withdrawal.Component params={searchParams({ receipt: receipt.code })} />, {}),
  ),
  BillingAgreementsPage: withReturns(
    view(
      <billingAgreements.Component params={searchParams({ part: 'card-1', form_error: 'internal' })} />,
      memberSession,
    ),
  ),
  'the fragment of sign-in': view(<signIn.Component back="/" />, {}),
  'the fragment of registration': view(<registration.Component back="/" />, {}),
  'the fragment of the address form': withAddresses(
    view(<addressForm.Component back="/" use="delivery" addressId={2} />, memberSession),
  ),
  'the fragment of the address book': withAddresses(
    view(<addressBook.Component use="delivery" />, memberSession),
  ),
  'AccountButton of a guest': view(<button.Component />, {}),
  'AccountButton of a member': view(<button.Component />, memberSession),
};
