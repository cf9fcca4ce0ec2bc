import type { AppStateStore } from '../tab/app-state.ts';

export type SessionResult = 'ready' | 'offline' | 'error';

/** Before the second and third time, milliseconds: a hiccup is over by then, and a shop in need is not pressed. */
const retryDelaysMs = [2_000, 8_000];

export interface FirstSessionParts {
  appState: AppStateStore;
  /** What the tab has asked already. */
  first: Promise<SessionResult>;
  /** Asks again. */
  retry: () => Promise<SessionResult>;
  delay: (ms: number) => Promise<void>;
  warn: (text: string) => void;
}

/** Sets the state by what became of the first session fetch, and asks again a few times. Never rejects. */
export async function followFirstSession({
  appState,
  first,
  retry,
  delay,
  warn,
}: FirstSessionParts): Promise<void> {
  settle(appState, await first, warn);
  for (const delayMs of retryDelaysMs) {
    // Somebody else, a navigation for one, may have been told meanwhile.
    if (appState.getState().isReady) return;
    // oxlint-disable-next-line no-await-in-loop -- one after the other, until one is answered
    await delay(delayMs);
    // oxlint-disable-next-line no-await-in-loop
    if (!appState.getState().isReady) settle(appState, await retry(), warn);
  }
}

/** Once ready a shop stays so: a session that cannot be asked for later says nothing of who the visitor is. */
export function settle(appState: AppStateStore, result: SessionResult, warn: (text: string) => void): void {
  if (result === 'ready') {
    const { trouble } = appState.getState();
    appState.setState({ isReady: true, trouble: trouble === 'maintenance' ? trouble : null });
    return;
  }
  if (appState.getState().trouble !== result) warn(`The session could not be had: ${result}`);
  appState.setState({ trouble: result });
}
