import type { EventBus } from 'shared-contracts/events';
import type { Store } from 'shared-contracts/stores';
import type { PageState } from '../routing/page-state.ts';

export interface VisitorParts {
  bus: EventBus;
  store: Store;
  currentPage: () => PageState | undefined;
  /** Resolves the address again: the same path is another page for another visitor. */
  onOtherPage: () => void;
}

/** An invitation gives way to the page once its visitor signs in; where sign-in is demanded, a page to it. */
export function followVisitor({ bus, store, currentPage, onOtherPage }: VisitorParts): void {
  let visitor = bus.last('session:changed')?.session.id ?? null;
  bus.subscribe('session:changed', ({ session }) => {
    if (session.id === visitor) return;
    visitor = session.id;
    if (store.access === 'login_required' || currentPage()?.kind === 'sign-in-required') onOtherPage();
  });
}
