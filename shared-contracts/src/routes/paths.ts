/** Every path that one package writes and another one handles. */
export const paths = {
  home: '/',
  basket: '/checkout/cart/',
  /** `lineIds`: lines to which sign-in has added; `errorCode`: why an item could not be added, or null. */
  basketAfterSignIn: (lineIds: readonly number[], errorCode: string | null) => {
    const added = lineIds.length > 0 ? [`added=${lineIds.join('-')}`] : [];
    return `/checkout/cart/?${[...(errorCode === null ? [] : [`form_error=${errorCode}`]), ...added].join('&')}`;
  },
  /** The checkout opens its first step that lacks something. */
  checkout: '/checkout/',
  checkoutStep: (step: 'account' | 'delivery' | 'payment') => `/checkout/?step=${step}` as const,
  /** The page after payment. It shows an order to its member, and to the session that placed it. */
  orderSuccess: (orderId: number) => `/order/success/?order=${orderId}` as const,
  orderView: (orderId: number) => `/sales/order/view/order_id/${orderId}` as const,
  /** The page of an order after a change, which it confirms. */
  orderChanged: (orderId: number, status: 'canceled' | 'address-changed') =>
    `/sales/order/view/order_id/${orderId}?status=${status}` as const,
  /** The form of the delivery address of an order. */
  orderAddress: (orderId: number) => `/sales/order/address/order_id/${orderId}` as const,
  historicalOrders: '/historical/orders',
  historicalOrder: (orderId: number) => `/historical/orders/${orderId}` as const,
  account: '/customer/account',
  accountInformation: '/customer/account/edit/',
  /** The page of the account's details after a change, which it confirms. */
  accountChanged: (status: 'saved' | 'email-change-requested' | 'password-changed') =>
    `/customer/account/edit/?status=${status}` as const,
  addressBook: '/customer/address/',
  newAddress: '/customer/address/new/',
  editAddress: (addressId: number) => `/customer/address/edit/id/${addressId}/`,
  /** The address book after a change, which it confirms. Forms without JavaScript lead there too. */
  addressSaved: (status: 'added' | 'changed' | 'default-changed' | 'deleted') =>
    `/customer/address/?status=${status}` as const,
  brandsInterest: '/customer/account/brands-interest',
  personalisation: '/customer/account/personalisation/',
  notifications: '/customer/account/notifications-preferences/',
  orders: '/sales/order/history/',
  returns: '/sales/returns/',
  orderReturns: (orderId: number) => `/sales/returns/?order=${orderId}` as const,
  /** The returns of an order after a request, which the page confirms. */
  returnRequested: (orderId: number) => `/sales/returns/?order=${orderId}&status=requested` as const,
  /** The same with the question whether a return is to be canceled, without JavaScript. */
  returnToCancel: (orderId: number, returnId: number) =>
    `/sales/returns/?order=${orderId}&cancel=${returnId}` as const,
  /** The same after a return was canceled. */
  returnCanceled: (orderId: number) => `/sales/returns/?order=${orderId}&status=canceled` as const,
  billingAgreements: '/sales/billing_agreement/',
  referral: '/rewardpoints/index/referral/',
  notFound: '/404',
  cookiePolicy: '/cookie-policy',
  terms: '/terms',
  /** The text on the right of withdrawal. */
  withdrawal: '/withdrawal',
  /** Withdraws from a contract, also without an account. `orderNumber`: entered already. */
  withdraw: (orderNumber?: string) =>
    orderNumber === undefined
      ? '/sales/withdrawal/'
      : `/sales/withdrawal/?order=${encodeURIComponent(orderNumber)}`,
  /** @param token proves the look-up of the order */
  confirmWithdrawal: (token: string) => `/sales/withdrawal/?token=${encodeURIComponent(token)}`,
  withdrawalReceipt: (code: string) => `/sales/withdrawal/?receipt=${encodeURIComponent(code)}`,
  privacyPolicy: '/privacy-policy',
  contact: '/contact-us',
  leavePage: '/leave',
  /** Leaves the shop after a form post; the shell redirects to configured origins only. */
  leave: (address: string) => `/leave?to=${encodeURIComponent(address)}`,
  product: (productId: number) => `/catalog/product/view/id/${productId}/`,
  search: (term: string) => `/search?s=${encodeURIComponent(term)}`,
  login: (referer?: string) => withReferer('/customer/account/login', referer),
  register: (referer?: string) => withReferer('/customer/account/create', referer),
  /** The sign-in page after a registration that must be confirmed first: it says that a mail was sent. */
  signInAfterRegistration: (referer?: string) =>
    `${withReferer('/customer/account/login', referer)}?status=confirmation-sent`,
  /** Where the provider of a social login leads to if no account is connected with it yet. */
  socialLogin: '/customer/account/social/',
  security: '/customer/account/security/',
  privacy: '/customer/account/privacy/',
  forgotPassword: '/customer/account/forgotpassword/',
  /** The pages that forms without JavaScript lead to. `status` selects a fixed text. */
  forgotPasswordSent: '/customer/account/forgotpassword/?status=sent',
  signInAfterReset: '/customer/account/login?status=password-changed',
  sessionsEnded: '/customer/account/security/?status=sessions-ended',
  emailChangeCanceled: '/customer/account/security/?status=email-change-canceled',
  confirmationSent: '/customer/account/confirm/?status=sent',
  addressConfirmed: '/customer/account/confirm/?status=confirmed',
  emailChangeCanceledByLink: '/customer/account/cancelemailchange/?status=canceled',
  /** These are mailed: opening one proves access to the account's mailbox. */
  resetPassword: (customerId: number, token: string) =>
    `/customer/account/resetpassword/?id=${customerId}&token=${encodeURIComponent(token)}`,
  confirmAccount: (customerId: number, token: string) =>
    `/customer/account/confirm/?id=${customerId}&token=${encodeURIComponent(token)}`,
  cancelEmailChange: (customerId: number, token: string) =>
    `/customer/account/cancelemailchange/?id=${customerId}&token=${encodeURIComponent(token)}`,
} as const;

/**
 * Query parameters of a newsletter link. With both, a visitor may see and change the newsletters of that address without
 * signing in. They authorise nothing else, are never cached and never logged.
 */
export const newsletterLinkFields = ['hashedEmail', 'hashedToken'] as const;

export type NewsletterLink = Readonly<Record<(typeof newsletterLinkFields)[number], string>>;

/**
 * Appends the alias form `/referer/{referer}/` with the return path, base64url-encoded as one segment. `form_error`,
 * `form_fields` and `retry_after` are removed: the page must not show an old error after sign-in.
 */
function withReferer(base: string, referer: string | undefined): string {
  if (referer === undefined || !isShopPath(referer)) return base;
  const back = referer
    .replaceAll(/([?&])(?:(?:form_error|form_fields|retry_after)=[^&#]*(?:&|(?=#|$)))+/g, '$1')
    .replace(/[?&](?=#|$)/, '');
  return `${base}/referer/${encodeReferer(back)}/`;
}

export function encodeReferer(path: string): string {
  const bytes = new TextEncoder().encode(path);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Returns null for anything that is not a path of this shop. */
export function decodeReferer(segment: string): string | null {
  try {
    const text = atob(segment.replaceAll('-', '+').replaceAll('_', '/'));
    const path = new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(text, (character) => character.charCodeAt(0)),
    );
    return isShopPath(path) ? path : null;
  } catch {
    return null; // not base64, or not UTF-8: the URL was edited
  }
}

/** Returns whether a value is a path on this origin. Guards every redirect target from user input. */
export function isShopPath(value: string): boolean {
  // oxlint-disable-next-line no-control-regex -- browsers drop control characters, which turns "/\t/host" into "//host"
  if (!/^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(value) || value.length > 500) return false;
  // "/..//host" is safe as it is, but becomes "//host" when it is parsed and serialised again.
  return !new URL(value, 'http://shop.invalid').pathname.startsWith('//');
}
