import type { PageState } from './page-state.ts';

/** Returns the page type whose Content Security Policy the document has, of those that may have their own. */
export function policyTypeOf(page: PageState | undefined): string | null {
  if (page?.kind === 'page') return page.params.pageType;
  return page?.kind === 'soon' ? page.pageType : null;
}

/**
 * A policy belongs to the document, so a page type with a policy of its own is entered and left by a new document.
 * Returns a function that says whether a navigation needs a new document.
 *
 * @param documentUrl address that this document was loaded from: what the server answered there, it would answer again
 */
export function createDocumentPolicy(
  ownPolicyTypes: readonly string[] | undefined,
  page: PageState,
  documentUrl: string,
): (next: PageState, url: string) => boolean {
  const keyOf = (state: PageState) => {
    const type = policyTypeOf(state);
    return type && ownPolicyTypes?.includes(type) ? type : null;
  };
  const current = keyOf(page);
  // An error is shown where it happened: its document could not be had either.
  return (next, url) => next.kind !== 'error' && keyOf(next) !== current && url !== documentUrl.split('#')[0];
}
