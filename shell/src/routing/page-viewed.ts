import type { EventPayload } from 'shared-contracts/events';
import type { shellPageViewed } from 'shared-contracts/events/shell';
import type { PageState } from './page-state.ts';

/** Returns the payload of `shell:page-viewed`. Screens are named by their kind. */
export function pageViewed(
  state: PageState | undefined,
  path: string,
  storeId: number,
): EventPayload<typeof shellPageViewed> {
  const base = { path, storeId, entityId: null, layoutType: 'Info' };
  if (state?.kind === 'page') {
    const { pageType, entityId } = state.params;
    return { ...base, pageType, entityId, layoutType: state.tracking };
  }
  if (state?.kind === 'soon') {
    const { pageType, isForMembers } = state;
    return { ...base, pageType, layoutType: isForMembers ? 'Account' : base.layoutType };
  }
  return { ...base, pageType: state?.kind ?? 'error' };
}
