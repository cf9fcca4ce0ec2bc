import type { ShopAlert } from 'shared-runtime';
import type { AlertService } from 'shared-runtime/host';
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface AlertState {
  /** The newest comes last. */
  alerts: readonly ShopAlert[];
}

export interface ShellAlertService extends AlertService {
  store: StoreApi<AlertState>;
  clear: () => void;
}

const defaults = { type: 'error', visible: true, closable: true, html: false } as const;

/** Creates the alerts above the page (specification §3 and §4): replaced or merged by key, cleared on navigation. */
export function createAlertService(): ShellAlertService {
  const store = createStore<AlertState>()(() => ({ alerts: [] }));
  const change = (next: (alerts: readonly ShopAlert[]) => readonly ShopAlert[]) =>
    store.setState(({ alerts }) => ({ alerts: next(alerts) }));
  const without = (alerts: readonly ShopAlert[], key: string) => alerts.filter((each) => each.key !== key);
  return {
    store,
    show: (alert) => change((alerts) => [...without(alerts, alert.key), { ...defaults, ...alert }]),
    update: (key, part) =>
      change((alerts) => alerts.map((each) => (each.key === key ? { ...each, ...part, key } : each))),
    close: (key) => change((alerts) => without(alerts, key)),
    clear: () => change(() => []),
  };
}
