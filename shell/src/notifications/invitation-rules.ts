import type { EventPayload } from 'shared-contracts/events';

/** Whoever came by an advertisement that was paid for (specification §6). */
const paidSources: ReadonlySet<string> = new Set(['facebookppc', 'display', 'partnership']);
const paidSearches: ReadonlySet<string> = new Set(['google', 'bing']);

/** Whether an address names a paid source. Of a parameter that comes twice, the first counts. */
export function isPaidSource(search: URLSearchParams): boolean {
  const source = search.get('st') ?? '';
  if (source === 'nonbrandppc') return paidSearches.has(search.get('ad') ?? '');
  return paidSources.has(source);
}

export interface InvitationState {
  page: Pick<EventPayload<'shell:page-viewed'>, 'pageType'>;
  /** The query of the page that is shown. */
  search: URLSearchParams;
  /** The visit began at an address that names a paid source, or the page's own does. */
  isPaid: boolean;
  isMember: boolean;
  /** Consent could not be stored, or the browser takes no cookies: who joined would not stay signed in. */
  hasCookieErrors: boolean;
  /** Was asked before in this visit. */
  wasInvited: boolean;
}

/**
 * Whether the register modal opens by itself (specification §2.3). `not-found` is the page type that has no route, and
 * so no metadata of one.
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
