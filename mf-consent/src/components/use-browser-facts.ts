import { useSyncExternalStore } from 'react';

declare global {
  interface Navigator {
    /** Whether the browser rejects advertising for its user. Absent in browsers without it. */
    readonly globalPrivacyControl?: boolean;
  }
}

/** These do not change while a page is open. */
const subscribe = () => () => undefined;

/** Returns whether the browser rejects advertising (Global Privacy Control); false in the server's HTML. */
export function useRejectsAdvertising(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.globalPrivacyControl === true,
    () => false,
  );
}

/** Returns false in the server's HTML and while it is hydrated. */
export function useIsInteractive(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
