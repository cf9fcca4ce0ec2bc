import { reorderParameters } from './reorder-outcome.ts';
import { listingParameters } from './listing-parameters.ts';
import { rejectedFieldsParameter as rejectedFields } from '../forms/rejected-fields.ts';
import { newsletterLinkFields } from './newsletter-link.ts';

/** Error code of a rejected form that was posted without JavaScript. */
const formError = 'form_error';
/** Seconds until the next attempt, with the error code of a limit or of a challenge that was not solved. */
const retryAfter = 'retry_after';
/** The line that a basket form without JavaScript has removed, for the undo button. */
const removedLine = ['removed', 'qty'] as const;
/** The lines to which sign-in has added what a guest had asked for. */
const addedLines = 'added';
/** `new` or `existing`: the account that a visitor of the social login chose to connect. */
const socialLoginAccount = 'account';
/** Path of the page that a visitor came from, for the link back. */
const cameFrom = 'back';
/** Id of the colour that a product page selects: the one in which the list showed the product. */
const productColour = 'colour';
/** What the names of the listed brands contain. */
const brandTerm = 'q';
const listing = ['p', 'order', 'dir', ...listingParameters] as const;
/** Which fixed text a page shows after a form without JavaScript. */
const formStatus = 'status';
/** Code of the member who has invited the visitor, for the form. */
const referralCode = 'referral_code';
/** The address whose deletion the address book asks to confirm, without JavaScript. */
const addressToDelete = 'delete';
/** With any value: the page of an order asks to confirm its cancellation, without JavaScript. */
const orderToCancel = 'cancel';
/** The return that the page asks to confirm the cancellation of, without JavaScript. */
const returnToCancel = 'cancel';
/** The year of earlier orders. */
const orderYear = 'year';
/** Which of the forms of a page was rejected. */
const formPart = 'part';
/** The step of the checkout to open. */
const checkoutStep = 'step';
/** Where collect points are searched, in the checkout. */
const collectPostcode = 'postcode';
/** The order on the page after payment. */
const placedOrder = 'order';
/** The order whose returns are shown, or whose number is entered already. */
const order = 'order';
/** The code of a withdrawal. */
const withdrawalReceipt = 'receipt';
const mailedToken = ['id', 'token'] as const;

/**
 * Query parameters on which the server's rendering of a page depends. Parameters that only the browser reads, such as
 * the source of a paid visit (`st`, `ad`, `displayform`, `ep`) and those of advertisers (`gclid`, `utm_*`), stay in
 * the browser's URL and never reach the server's page.
 */
export const pageQueryParameters: Readonly<Record<string, readonly string[]>> = {
  category: listing,
  brand: listing,
  'brands-index': [brandTerm],
  join: listing,
  search: ['s', ...listing],
  product: [formError, productColour],
  basket: [formError, addedLines, ...removedLine],
  checkout: [formError, rejectedFields, retryAfter, formPart, checkoutStep, collectPostcode],
  'order-success': [placedOrder],
  login: [formError, rejectedFields, retryAfter, formStatus],
  register: [formError, rejectedFields, retryAfter, referralCode],
  'social-login': [formError, rejectedFields, retryAfter, socialLoginAccount],
  account: [formError],
  'account-edit': [formError, rejectedFields, retryAfter, formStatus, formPart],
  'account-security': [formError, retryAfter, formStatus],
  'address-list': [formError, retryAfter, formStatus, addressToDelete],
  'address-new': [formError, rejectedFields, retryAfter],
  'address-edit': [formError, rejectedFields, retryAfter],
  'order-history': ['p', formError, retryAfter],
  'order-view': [formError, retryAfter, formStatus, orderToCancel, ...reorderParameters],
  'order-address': [formError, rejectedFields, retryAfter],
  'historical-orders': [orderYear],
  'account-privacy': [formError, rejectedFields, retryAfter, formStatus, formPart],
  'data-export': [...mailedToken, formError],
  'cancel-account-deletion': [...mailedToken, formError, retryAfter, formStatus],
  'reset-password': [...mailedToken, formError, rejectedFields, retryAfter],
  'confirm-account': [...mailedToken, formError, retryAfter, formStatus],
  'cancel-email-change': [...mailedToken, formError, retryAfter, formStatus],
  'forgot-password': [formError, rejectedFields, retryAfter, formStatus],
  'newsletter-manage': newsletterLinkFields,
  'notifications-preferences': [...newsletterLinkFields, formError, retryAfter, formStatus],
  returns: [formError, rejectedFields, retryAfter, formStatus, order, returnToCancel],
  withdrawal: [formError, rejectedFields, retryAfter, order, 'token', withdrawalReceipt],
  'billing-agreements': [formError, rejectedFields, retryAfter, formStatus, formPart],
  personalisation: [formError, retryAfter, formStatus],
  'brands-interest': [formError, retryAfter, formStatus],
  unsubscribe: newsletterLinkFields,
  'cookie-preferences': [formError, retryAfter, formStatus, cameFrom],
};

/** Paths whose page type is known without a call of the API. */
const knownPaths: readonly (readonly [RegExp, string])[] = [
  [/^\/(?:sales\/?)?$/, 'home'],
  [/^\/search\/?$/, 'search'],
  [/^\/checkout\/cart\/?$/, 'basket'],
  [/^\/checkout\/?$/, 'checkout'],
  [/^\/order\/success\/?$/, 'order-success'],
  [/^\/catalog\/product\/view\//, 'product'],
];

/** Parameters of all page types: most URLs are split before their type is known. */
const allParameters: readonly string[] = [...new Set(Object.values(pageQueryParameters).flat())];

function parametersOf(path: string): readonly string[] {
  const type = knownPaths.find(([pattern]) => pattern.test(path))?.[1];
  return type === undefined ? allParameters : (pageQueryParameters[type] ?? []);
}

/** Parameters that carry a credential. A page with one of them is never cached. */
export const secretQueryParameters: readonly string[] = [...newsletterLinkFields, 'token'];

export interface SplitQuery {
  /** Parameters that pages are rendered from, unchanged, with `?`; empty without any. */
  rendered: string;
  /** The rest, without `?`. */
  unrenderedQuery: string;
}

/** Splits a query into the parameters that the server's page at this path depends on, and the others. */
export function splitQuery(search: string, path: string): SplitQuery {
  const parameters = parametersOf(path);
  const rendered: string[] = [];
  const others: string[] = [];
  for (const part of search.replace(/^\?/, '').split('&')) {
    if (part === '') continue;
    const [[name = ''] = []] = new URLSearchParams(part);
    (parameters.includes(name) ? rendered : others).push(part);
  }
  return { rendered: rendered.length > 0 ? `?${rendered.join('&')}` : '', unrenderedQuery: others.join('&') };
}
