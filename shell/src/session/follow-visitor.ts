import { sessionChanged } from 'shared-contracts/events/session';
import type { ShopContext } from 'shared-runtime';
import type { PageState } from '../routing/page-state.ts';

export interface VisitorOptions {
  context: Pick<ShopContext, 'bus' | 'session' | 'store'>;
  currentPage: () => PageState | undefined;
  /** Resolves the URL again: the same path may be another page for another visitor. */
  onOtherPage: () => void;
}

/** Resolves the page again when the visitor changes, on the sign-in screen and in stores that require sign-in. */
export function followVisitor({ context, currentPage, onOtherPage }: VisitorOptions): void {
  const { bus, store } = context;
  let visitor = context.session.id;
  bus.subscribe(sessionChanged, ({ session }) => {
    if (session.id === visitor) return;
    visitor = session.id;
    if (store.access === 'login_required' || currentPage()?.kind === 'sign-in-required') onOtherPage();
  });
}
