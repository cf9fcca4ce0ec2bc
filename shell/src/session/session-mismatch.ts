import { sessionChanged } from 'shared-contracts/events/session';
import type { SessionData } from 'shared-contracts/session';
import type { ShopContext } from 'shared-runtime';

/** The part of `BroadcastChannel` that is used. */
export interface VisitorChannel {
  postMessage: (message: unknown) => void;
  addEventListener: (type: 'message', listener: (event: MessageEvent<unknown>) => void) => void;
}

export interface SessionMismatchOptions {
  context: Pick<ShopContext, 'bus' | 'session' | 'store'>;
  channel: VisitorChannel | null;
  document: Document;
  now: () => number;
  /** Null if the API cannot be reached. */
  readSession: () => Promise<SessionData | null>;
  /** Called for another visitor or store, with `visitor 7`, `visitor guest` or `store 13`. */
  onMismatch: (reason: string) => void;
}

export interface SessionMismatchWatcher {
  /** Fetches the session and compares. False if the API did not answer. */
  check: () => Promise<boolean>;
}

/** Interval after which a tab that becomes visible checks again, milliseconds. */
const checkIntervalMs = 5 * 60_000;

/**
 * Detects that the visitor has changed outside this tab, by sign-in or sign-out. Other tabs broadcast it; other
 * windows and devices are detected when the tab becomes visible after a while, or when the API requires sign-in. A
 * broadcast only triggers a check: it may come from an outdated tab.
 */
export function watchForSessionMismatch(options: SessionMismatchOptions): SessionMismatchWatcher {
  const { context, channel, document, now } = options;
  const currentVisitorId = () => context.session.id;
  const isVisible = () => document.visibilityState === 'visible';
  let checkedAt = now();
  let isCheckDue = false;

  async function check(): Promise<boolean> {
    isCheckDue = false;
    checkedAt = now();
    const before = currentVisitorId();
    const session = await options.readSession();
    if (session === null) return false;
    // The visitor changed here meanwhile, so the answer is outdated.
    if (currentVisitorId() !== before) return true;
    if (session.store_id !== context.store.id) options.onMismatch(`store ${session.store_id}`);
    else if (session.id !== before) options.onMismatch(visitorLabel(session.id));
    return true;
  }

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  const broadcast = () => channel?.postMessage({ visitor: currentVisitorId() });
  context.bus.subscribe(sessionChanged, ({ reason }) => {
    if (reason === 'signed-in' || reason === 'signed-out') broadcast();
  });
  broadcast();
  channel?.addEventListener('message', ({ data }) => {
    if (!isMessage(data) || data.visitor === currentVisitorId()) return;
    isCheckDue = true;
    if (isVisible()) void check();
  });
  document.addEventListener('visibilitychange', () => {
    if (isVisible() && (isCheckDue || now() - checkedAt >= checkIntervalMs)) void check();
  });
  return { check };
}

export const visitorLabel = (visitor: number | null) => `visitor ${visitor ?? 'guest'}`;

function isMessage(data: unknown): data is { visitor: number | null } {
  return typeof data === 'object' && data !== null && 'visitor' in data;
}
