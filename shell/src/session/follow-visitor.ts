import { pageRoute } from 'shared-contracts/descriptors/shop';
import { sessionChanged } from 'shared-contracts/events/session';
import type { ShopContext } from 'shared-runtime';
import type { PageState } from '../routing/page-state.ts';

export interface VisitorOptions {
  context: Pick<ShopContext, 'bus' | 'queryClient' | 'session' | 'store'>;
  currentPage: () => PageState | undefined;
  /** Resolves the URL again: the same path may be another page for another visitor. */
  onOtherPage: () => void;
}

/** Resolves the page again when the visitor changes, on the sign-in screen and in stores that require sign-in. */
export function followVisitor({ context, currentPage, onOtherPage }: VisitorOptions): void {
  const { bus, queryClient, store } = context;
  let visitor = context.session.id;
  bus.subscribe(sessionChanged, ({ session }) => {
    if (session.id === visitor) return;
    visitor = session.id;
    if (store.access !== 'login_required' && currentPage()?.kind !== 'sign-in-required') return;
    // A guest's metadata lacks the names of goods and sales that only members may see.
    void queryClient.invalidateQueries({ queryKey: [pageRoute.name, store.id], refetchType: 'none' });
    onOtherPage();
  });
}
