/** Builders for every path that one package writes and another answers. */
export const paths = {
  home: '/',
  basket: '/checkout/cart/',
  account: '/customer/account',
  accountInformation: '/customer/account/edit/',
  orders: '/sales/order/history/',
  referral: '/rewardpoints/index/referral/',
  notFound: '/404',
  cookiePolicy: '/cookie-policy',
  leavePage: '/leave',
  /** Leads out of the shop after a form post; the shell answers for configured origins only. */
  leave: (address: string) => `/leave?to=${encodeURIComponent(address)}`,
  product: (productId: number) => `/catalog/product/view/id/${productId}/`,
  search: (term: string) => `/search?s=${encodeURIComponent(term)}`,
  login: (referer?: string) => withReferer('/customer/account/login', referer),
  register: (referer?: string) => withReferer('/customer/account/create', referer),
  /** Both are mailed: whoever opens one is whoever reads the account's mail. */
  resetPassword: (customerId: number, token: string) =>
    `/customer/account/resetpassword/?id=${customerId}&token=${encodeURIComponent(token)}`,
  confirmAccount: (customerId: number, token: string) =>
    `/customer/account/confirm/?id=${customerId}&token=${encodeURIComponent(token)}`,
} as const;

/**
 * In the query of a link that was mailed: whoever has both may see and change what that address is sent, without signing
 * in. They open nothing else, are kept in no cache and are told to nobody.
 */
export const mailLinkFields = ['hashedEmail', 'hashedToken'] as const;

/**
 * The alias form `/referer/{referer}/` carries the return path, base64url-encoded so that it is one segment. A refused
 * form's code stays behind: the page must not show an old error after sign-in.
 */
function withReferer(base: string, referer: string | undefined): string {
  if (referer === undefined || !isShopPath(referer)) return base;
  const back = referer.replaceAll(/([?&])form_error=[^&#]*&?/g, '$1').replace(/[?&](?=#|$)/, '');
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
    return null; // not base64, or not UTF-8: somebody typed it
  }
}

/** A path on this origin: guards every redirect target that a visitor could have written. */
export function isShopPath(value: string): boolean {
  // oxlint-disable-next-line no-control-regex -- browsers drop control characters, which turns "/\t/host" into "//host"
  if (!/^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(value) || value.length > 500) return false;
  // "/..//host" is harmless as it stands, and "//host" once somebody has parsed it and written it again.
  return !new URL(value, 'http://shop.invalid').pathname.startsWith('//');
}
