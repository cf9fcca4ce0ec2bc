import type { AppStateStore } from '../app-state.ts';

/** Between two questions whether the shop is there again, milliseconds. */
const pollIntervalMs = 10_000;

/** While the tab is offline and looked at, it asks from time to time: not every browser says when it is back. */
export function pollWhileOffline(
  appState: AppStateStore,
  ask: () => Promise<void>,
  document: Document,
): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  appState.subscribe(({ trouble }) => {
    if (trouble === 'offline') {
      timer ??= setInterval(() => {
        if (document.visibilityState === 'visible') void ask();
      }, pollIntervalMs);
      return;
    }
    clearInterval(timer);
    timer = undefined;
  });
}
