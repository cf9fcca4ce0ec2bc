import type { PageState } from './page-state.ts';

/** Returns the page type that determines the document's Content Security Policy. */
export function policyTypeOf(page: PageState | null | undefined): string | null {
  if (page?.kind === 'page') return page.params.pageType;
  return page?.kind === 'soon' ? page.pageType : null;
}

/**
 * A Content Security Policy belongs to the document, so page types with their own policy are entered and left by a
 * page load. Returns a function that says whether a navigation needs one.
 *
 * @param documentUrl URL of this document, which a page load would return again
 */
export function createDocumentPolicy(
  ownPolicyTypes: readonly string[] | undefined,
  page: PageState | null,
  documentUrl: string,
): (next: PageState, url: string) => boolean {
  const keyOf = (state: PageState | null) => {
    const type = policyTypeOf(state);
    return type && ownPolicyTypes?.includes(type) ? type : null;
  };
  const current = keyOf(page);
  // Errors are shown in the current document: a page load would fail too.
  return (next, url) => next.kind !== 'error' && keyOf(next) !== current && url !== documentUrl.split('#')[0];
}
