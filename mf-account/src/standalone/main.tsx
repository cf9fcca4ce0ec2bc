import { startStandalone } from 'shared-runtime/standalone';
import { fragment as button } from '../exposes/account-button.tsx';
import { page as accountInformation } from '../exposes/account-information-page.tsx';
import { page as addressEdit } from '../exposes/address-edit-page.tsx';
import { page as addressList } from '../exposes/address-list-page.tsx';
import { page as addressNew } from '../exposes/address-new-page.tsx';
import { page as brandsInterest } from '../exposes/brands-interest-page.tsx';
import { page as notifications } from '../exposes/notifications-preferences-page.tsx';
import { page as personalisation } from '../exposes/personalisation-page.tsx';
import { page as historicalOrder } from '../exposes/historical-order-page.tsx';
import { page as historicalOrders } from '../exposes/historical-orders-page.tsx';
import { page as orderAddress } from '../exposes/order-address-page.tsx';
import { page as orderHistory } from '../exposes/order-history-page.tsx';
import { page as orderView } from '../exposes/order-view-page.tsx';
import { fragment as addressBook } from '../exposes/address-book-fragment.tsx';
import { fragment as addressForm } from '../exposes/address-form-fragment.tsx';
import { overlay as brandsOverlay } from '../exposes/brands-interest-overlay.tsx';
import { fragment as registrationFragment } from '../exposes/registration-fragment.tsx';
import { fragment as signInFragment } from '../exposes/sign-in-fragment.tsx';
import { page as cancelAccountDeletion } from '../exposes/cancel-account-deletion-page.tsx';
import { page as cancelEmailChange } from '../exposes/cancel-email-change-page.tsx';
import { page as confirm } from '../exposes/confirm-page.tsx';
import { page as dashboard } from '../exposes/dashboard-page.tsx';
import { page as dataExport } from '../exposes/data-export-page.tsx';
import { page as forgotPassword } from '../exposes/forgot-password-page.tsx';
import { page as login } from '../exposes/login-page.tsx';
import { overlay as register } from '../exposes/register-overlay.tsx';
import { overlay as welcome } from '../exposes/welcome-overlay.tsx';
import { page as privacy } from '../exposes/privacy-page.tsx';
import { page as registration } from '../exposes/register-page.tsx';
import { page as socialLogin } from '../exposes/social-login-page.tsx';
import { page as returns } from '../exposes/returns-page.tsx';
import { page as billingAgreements } from '../exposes/billing-agreements-page.tsx';
import { page as withdrawal } from '../exposes/withdrawal-page.tsx';
import { page as resetPassword } from '../exposes/reset-password-page.tsx';
import { page as security } from '../exposes/security-page.tsx';
import { addressHandlers } from '../testing/addresses.ts';
import { orderHandlers } from '../testing/orders.ts';
import { returnHandlers } from '../testing/returns.ts';
import { handlers } from '../testing/handlers.ts';

const pageParams = (path: string, pageType: string, search = {}) => ({
  path,
  pageType,
  search,
  entityId: null,
});

void startStandalone({
  title: 'mf-account',
  handlers: [...addressHandlers(), ...returnHandlers(), ...orderHandlers, ...handlers],
  overlays: { 'account/register': register },
  views: {
    login: { kind: 'page', module: login, params: pageParams('/customer/account/login', 'login') },
    'login, rejected': {
      kind: 'page',
      module: login,
      params: pageParams('/customer/account/login', 'login', { form_error: 'invalid_credentials' }),
    },
    register: {
      kind: 'page',
      module: registration,
      params: pageParams('/customer/account/create', 'register'),
    },
    'social login': {
      kind: 'page',
      module: socialLogin,
      params: pageParams('/customer/account/social/', 'social-login'),
    },
    'forgot password': {
      kind: 'page',
      module: forgotPassword,
      params: pageParams('/customer/account/forgotpassword/', 'forgot-password'),
    },
    'reset password': {
      kind: 'page',
      module: resetPassword,
      params: pageParams('/customer/account/resetpassword/', 'reset-password', { id: '1', token: 'valid' }),
    },
    'confirm address': {
      kind: 'page',
      module: confirm,
      params: pageParams('/customer/account/confirm/', 'confirm-account', { id: '1', token: 'valid' }),
    },
    'cancel email change': {
      kind: 'page',
      module: cancelEmailChange,
      params: pageParams('/customer/account/cancelemailchange/', 'cancel-email-change', {
        id: '1',
        token: 'valid',
      }),
    },
    security: {
      kind: 'page',
      module: security,
      params: pageParams('/customer/account/security/', 'account-security'),
    },
    privacy: {
      kind: 'page',
      module: privacy,
      params: pageParams('/customer/account/privacy/', 'account-privacy'),
    },
    'data export': {
      kind: 'page',
      module: dataExport,
      params: pageParams('/customer/account/dataexport/', 'data-export', { id: '1', token: 'valid' }),
    },
    'cancel account deletion': {
      kind: 'page',
      module: cancelAccountDeletion,
      params: pageParams('/customer/account/canceldeletion/', 'cancel-account-deletion', {
        id: '1',
        token: 'valid',
      }),
    },
    'account information': {
      kind: 'page',
      module: accountInformation,
      params: pageParams('/customer/account/edit/', 'account-edit'),
    },
    'address book': {
      kind: 'page',
      module: addressList,
      params: pageParams('/customer/address/', 'address-list'),
    },
    'new address': {
      kind: 'page',
      module: addressNew,
      params: pageParams('/customer/address/new/', 'address-new'),
    },
    address: {
      kind: 'page',
      module: addressEdit,
      params: { ...pageParams('/customer/address/edit/id/2/', 'address-edit'), entityId: 2 },
    },
    orders: {
      kind: 'page',
      module: orderHistory,
      params: pageParams('/sales/order/history/', 'order-history'),
    },
    'address of an order': {
      kind: 'page',
      module: orderAddress,
      params: { ...pageParams('/sales/order/address/order_id/123', 'order-address'), entityId: 123 },
    },
    'earlier orders': {
      kind: 'page',
      module: historicalOrders,
      params: pageParams('/historical/orders', 'historical-orders'),
    },
    'earlier order': {
      kind: 'page',
      module: historicalOrder,
      params: { ...pageParams('/historical/orders/4', 'historical-order-view'), entityId: 4 },
    },
    order: {
      kind: 'page',
      module: orderView,
      params: { ...pageParams('/sales/order/view/order_id/123', 'order-view'), entityId: 123 },
    },
    returns: { kind: 'page', module: returns, params: pageParams('/sales/returns/', 'returns') },
    'returns of an order': {
      kind: 'page',
      module: returns,
      params: pageParams('/sales/returns/', 'returns', { order: '123' }),
    },
    withdrawal: {
      kind: 'page',
      module: withdrawal,
      params: pageParams('/sales/withdrawal/', 'withdrawal', { order: '100000123' }),
    },
    'withdrawal, to confirm': {
      kind: 'page',
      module: withdrawal,
      params: pageParams('/sales/withdrawal/', 'withdrawal', { token: 'token' }),
    },
    'withdrawal, received': {
      kind: 'page',
      module: withdrawal,
      params: pageParams('/sales/withdrawal/', 'withdrawal', { receipt: 'RACDEFGHJK' }),
    },
    'stored payments': {
      kind: 'page',
      module: billingAgreements,
      params: pageParams('/sales/billing_agreement/', 'billing-agreements'),
    },
    brands: {
      kind: 'page',
      module: brandsInterest,
      params: pageParams('/customer/account/brands-interest', 'brands-interest'),
    },
    personalisation: {
      kind: 'page',
      module: personalisation,
      params: pageParams('/customer/account/personalisation/', 'personalisation'),
    },
    notifications: {
      kind: 'page',
      module: notifications,
      params: pageParams('/customer/account/notifications-preferences/', 'notifications-preferences'),
    },
    dashboard: { kind: 'page', module: dashboard, params: pageParams('/customer/account', 'account') },
    button: { kind: 'fragment', module: button, props: {} },
    'address form': { kind: 'fragment', module: addressForm, props: { back: '/', use: 'delivery' } },
    'address choice': { kind: 'fragment', module: addressBook, props: { use: 'delivery' } },
    'sign-in form': { kind: 'fragment', module: signInFragment, props: { back: '/' } },
    'registration form': { kind: 'fragment', module: registrationFragment, props: { back: '/' } },
    'brands overlay': { kind: 'overlay', module: brandsOverlay, props: {} },
    'welcome overlay': { kind: 'overlay', module: welcome, props: {} },
    'register overlay': { kind: 'overlay', module: register, props: { reason: 'prices' } },
  },
});
