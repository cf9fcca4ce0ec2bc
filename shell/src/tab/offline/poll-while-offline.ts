import type { AppStateStore } from '../../session/app-state.ts';

/** Poll interval, milliseconds. */
const pollIntervalMs = 10_000;

/** Polls while the tab is offline and visible: not every browser fires `online`. */
export function pollWhileOffline(
  appState: AppStateStore,
  ask: () => Promise<void>,
  document: Document,
): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  appState.subscribe(({ failure }) => {
    if (failure === 'offline') {
      timer ??= setInterval(() => {
        if (document.visibilityState === 'visible') void ask();
      }, pollIntervalMs);
      return;
    }
    clearInterval(timer);
    timer = undefined;
  });
}
