import { useEffect, useEffectEvent } from 'react';

/** The part of the browser's CloseWatcher that is used; TypeScript's library does not have it yet. */
interface CloseWatcher extends EventTarget {
  destroy: () => void;
}

declare global {
  // oxlint-disable-next-line no-var -- the only way to declare a property of globalThis
  var CloseWatcher: (new () => CloseWatcher) | undefined;
}

/**
 * Calls back when the browser asks the topmost part of the page to close: the Back button or gesture of an Android
 * phone, and Escape. It needs no entry in the history, so the page behind, Forward and the scroll position stay as they
 * are. Browsers without it have no such button or go to the previous page.
 */
export function useCloseRequest(isEnabled: boolean, onRequest: () => void): void {
  const handleRequest = useEffectEvent(onRequest);
  useEffect(() => {
    const Watcher = globalThis.CloseWatcher;
    if (!isEnabled || Watcher === undefined) return undefined;
    const watcher = new Watcher();
    watcher.addEventListener('close', () => handleRequest());
    return () => watcher.destroy();
  }, [isEnabled]);
}
