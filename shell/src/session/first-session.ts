import type { AppStateStore } from './app-state.ts';

export type SessionResult = 'ready' | 'offline' | 'error';

/** Delays before the retries, milliseconds: long enough for short outages, without adding load. */
const retryDelaysMs = [2_000, 8_000];

export interface FirstSessionOptions {
  appState: AppStateStore;
  /** The first fetch, already started. */
  first: Promise<SessionResult>;
  /** Fetches the session again. */
  retry: () => Promise<SessionResult>;
  delay: (ms: number) => Promise<void>;
  warn: (text: string) => void;
}

/** Sets the app state by the result of the first session fetch, and retries. Never rejects. */
export async function followFirstSession({
  appState,
  first,
  retry,
  delay,
  warn,
}: FirstSessionOptions): Promise<void> {
  applySessionResult(appState, await first, warn);
  for (const delayMs of retryDelaysMs) {
    // A navigation may have succeeded meanwhile.
    if (appState.getState().isReady) return;
    // oxlint-disable-next-line no-await-in-loop -- retries follow failures
    await delay(delayMs);
    // oxlint-disable-next-line no-await-in-loop
    if (!appState.getState().isReady) applySessionResult(appState, await retry(), warn);
  }
}

/** Sets the app state by the result of a session fetch. `isReady` is never reset. */
export function applySessionResult(
  appState: AppStateStore,
  result: SessionResult,
  warn: (text: string) => void,
): void {
  if (result === 'ready') {
    const { failure } = appState.getState();
    appState.setState({ isReady: true, failure: failure === 'maintenance' ? failure : null });
    return;
  }
  if (appState.getState().failure !== result) warn(`The session could not be fetched: ${result}`);
  appState.setState({ failure: result });
}
