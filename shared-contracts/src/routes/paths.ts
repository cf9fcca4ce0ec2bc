import { withReferer } from './referer.ts';

// Every path that one package writes and another one handles, imported as `paths`. Single exports, so that a bundle contains
// only the paths that it uses.

export const home = '/';
export const basket = '/checkout/cart/';
/** `lineIds`: lines to which sign-in has added; `errorCode`: why an item could not be added, or null. */
export const basketAfterSignIn = (lineIds: readonly number[], errorCode: string | null) => {
  const added = lineIds.length > 0 ? [`added=${lineIds.join('-')}`] : [];
  return `/checkout/cart/?${[...(errorCode === null ? [] : [`form_error=${errorCode}`]), ...added].join('&')}`;
};
/** The checkout opens its first step that lacks something. */
export const checkout = '/checkout/';
export const checkoutStep = (step: 'account' | 'delivery' | 'payment') => `/checkout/?step=${step}` as const;
/** The page after payment. It shows an order to its member, and to the session that placed it. */
export const orderSuccess = (orderId: number) => `/order/success/?order=${orderId}` as const;
export const orderView = (orderId: number) => `/sales/order/view/order_id/${orderId}` as const;
/** The page of an order after a change, which it confirms. */
export const orderChanged = (orderId: number, status: 'canceled' | 'address-changed') =>
  `/sales/order/view/order_id/${orderId}?status=${status}` as const;
/** The form of the delivery address of an order. */
export const orderAddress = (orderId: number) => `/sales/order/address/order_id/${orderId}` as const;
export const historicalOrders = '/historical/orders';
export const historicalOrder = (orderId: number) => `/historical/orders/${orderId}` as const;
export const account = '/customer/account';
export const accountInformation = '/customer/account/edit/';
/** The page of the account's details after a change, which it confirms. */
export const accountChanged = (status: 'saved' | 'email-change-requested' | 'password-changed') =>
  `/customer/account/edit/?status=${status}` as const;
export const addressBook = '/customer/address/';
export const newAddress = '/customer/address/new/';
export const editAddress = (addressId: number) => `/customer/address/edit/id/${addressId}/`;
/** The address book after a change, which it confirms. Forms without JavaScript lead there too. */
export const addressSaved = (status: 'added' | 'changed' | 'default-changed' | 'deleted') =>
  `/customer/address/?status=${status}` as const;
export const brandsIndex = '/brands';
export const brandsInterest = '/customer/account/brands-interest';
export const personalisation = '/customer/account/personalisation/';
export const notifications = '/customer/account/notifications-preferences/';
export const orders = '/sales/order/history/';
export const returns = '/sales/returns/';
export const orderReturns = (orderId: number) => `/sales/returns/?order=${orderId}` as const;
/** The returns of an order after a request, which the page confirms. */
export const returnRequested = (orderId: number) =>
  `/sales/returns/?order=${orderId}&status=requested` as const;
/** The same with the question whether a return is to be canceled, without JavaScript. */
export const returnToCancel = (orderId: number, returnId: number) =>
  `/sales/returns/?order=${orderId}&cancel=${returnId}` as const;
/** The same after a return was canceled. */
export const returnCanceled = (orderId: number) =>
  `/sales/returns/?order=${orderId}&status=canceled` as const;
export const billingAgreements = '/sales/billing_agreement/';
export const referral = '/rewardpoints/index/referral/';
export const notFound = '/404';
export const cookiePolicy = '/cookie-policy';
/** The services that a visitor may accept or reject. */
export const cookiePreferences = '/cookie-preferences';
export const terms = '/terms';
/** The text on the right of withdrawal. */
export const withdrawal = '/withdrawal';
/** Withdraws from a contract, also without an account. `orderNumber`: entered already. */
export const withdraw = (orderNumber?: string) =>
  orderNumber === undefined
    ? '/sales/withdrawal/'
    : `/sales/withdrawal/?order=${encodeURIComponent(orderNumber)}`;
/** @param token proves the look-up of the order */
export const confirmWithdrawal = (token: string) => `/sales/withdrawal/?token=${encodeURIComponent(token)}`;
export const withdrawalReceipt = (code: string) => `/sales/withdrawal/?receipt=${encodeURIComponent(code)}`;
export const privacyPolicy = '/privacy-policy';
export const contact = '/contact-us';
export const leavePage = '/leave';
/** Leaves the shop after a form post; the shell redirects to configured origins only. */
export const leave = (address: string) => `/leave?to=${encodeURIComponent(address)}`;
export const product = (productId: number) => `/catalog/product/view/id/${productId}/`;
export const search = (term: string) => `/search?s=${encodeURIComponent(term)}`;
export const login = (referer?: string) => withReferer('/customer/account/login', referer);
export const register = (referer?: string) => withReferer('/customer/account/create', referer);
/** The sign-in page after a registration that must be confirmed first: it says that a mail was sent. */
export const signInAfterRegistration = (referer?: string) =>
  `${withReferer('/customer/account/login', referer)}?status=confirmation-sent`;
/** Where the provider of a social login leads to if no account is connected with it yet. */
export const socialLogin = '/customer/account/social/';
export const security = '/customer/account/security/';
export const privacy = '/customer/account/privacy/';
export const forgotPassword = '/customer/account/forgotpassword/';
/** The pages that forms without JavaScript lead to. `status` selects a fixed text. */
export const forgotPasswordSent = '/customer/account/forgotpassword/?status=sent';
export const signInAfterReset = '/customer/account/login?status=password-changed';
export const sessionsEnded = '/customer/account/security/?status=sessions-ended';
export const emailChangeCanceled = '/customer/account/security/?status=email-change-canceled';
export const confirmationSent = '/customer/account/confirm/?status=sent';
export const addressConfirmed = '/customer/account/confirm/?status=confirmed';
export const emailChangeCanceledByLink = '/customer/account/cancelemailchange/?status=canceled';
/** These are mailed: opening one proves access to the account's mailbox. */
export const resetPassword = (customerId: number, token: string) =>
  `/customer/account/resetpassword/?id=${customerId}&token=${encodeURIComponent(token)}`;
export const confirmAccount = (customerId: number, token: string) =>
  `/customer/account/confirm/?id=${customerId}&token=${encodeURIComponent(token)}`;
export const cancelEmailChange = (customerId: number, token: string) =>
  `/customer/account/cancelemailchange/?id=${customerId}&token=${encodeURIComponent(token)}`;
