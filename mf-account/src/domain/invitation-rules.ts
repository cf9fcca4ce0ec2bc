import type { EventPayload } from 'shared-contracts/events';
import type { shellPageViewed } from 'shared-contracts/events/shell';

/** Values of `st` for paid advertisements (specification §6). */
const paidSources: ReadonlySet<string> = new Set(['facebookppc', 'display', 'partnership']);
const paidSearches: ReadonlySet<string> = new Set(['google', 'bing']);

/** Returns whether a query names a paid source. Of repeated parameters the first counts. */
export function isPaidSource(search: URLSearchParams): boolean {
  const source = search.get('st') ?? '';
  if (source === 'nonbrandppc') return paidSearches.has(search.get('ad') ?? '');
  return paidSources.has(source);
}

export interface InvitationState {
  page: Pick<EventPayload<typeof shellPageViewed>, 'pageType'>;
  /** Query of the current page. */
  search: URLSearchParams;
  /** The landing page's or the current page's URL names a paid source. */
  isPaid: boolean;
  isMember: boolean;
  /** Cookies cannot be stored, so a new member would not stay signed in. */
  hasCookieErrors: boolean;
  /** The visitor was invited before in this visit. */
  wasInvited: boolean;
}

/**
 * Returns whether the register modal opens by itself (specification §2.3). `not-found` is the page type without a
 * route and metadata.
 */
export function shouldInvite({
  page,
  search,
  isPaid,
  isMember,
  hasCookieErrors,
  wasInvited,
}: InvitationState): boolean {
  if (!isPaid || isMember || hasCookieErrors || wasInvited) return false;
  switch (page.pageType) {
    case 'home':
      return search.get('displayform') === 'yes';
    case 'category':
    case 'brand':
    case 'not-found':
      return true;
    default:
      return false;
  }
}
