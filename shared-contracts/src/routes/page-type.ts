/**
 * Page types of `page-route`, as in `size-guide`. Which ones exist is not listed: the API answers them, and releases say
 * which of their pages render them.
 */
export const pageTypePattern = /^(?=.{1,40}$)[a-z]+(-[a-z]+)*$/;

/**
 * `public`: every visitor; `members`: a guest is redirected to the sign-in page; `guests`: a member is redirected to the home
 * page; `mailed`: members, and visitors with a newsletter link (see `newsletterLinkFields`).
 */
export type PageEntry = 'public' | 'members' | 'guests' | 'mailed';
