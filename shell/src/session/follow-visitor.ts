import type { EventBus } from 'shared-contracts/events';
import type { Store } from 'shared-contracts/stores';
import type { PageState } from '../routing/page-state.ts';

export interface VisitorOptions {
  bus: EventBus;
  store: Store;
  currentPage: () => PageState | undefined;
  /** Resolves the URL again: the same path may be another page for another visitor. */
  onOtherPage: () => void;
}

/** Resolves the page again when the visitor changes, on the sign-in screen and in stores that require sign-in. */
export function followVisitor({ bus, store, currentPage, onOtherPage }: VisitorOptions): void {
  let visitor = bus.last('session:changed')?.session.id ?? null;
  bus.subscribe('session:changed', ({ session }) => {
    if (session.id === visitor) return;
    visitor = session.id;
    if (store.access === 'login_required' || currentPage()?.kind === 'sign-in-required') onOtherPage();
  });
}
