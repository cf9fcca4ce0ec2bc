import type { EventBus } from 'shared-contracts/events';
import type { SessionData } from 'shared-contracts/session';

/** As much of a `BroadcastChannel` as is needed. */
export interface VisitorChannel {
  postMessage: (message: unknown) => void;
  addEventListener: (type: 'message', listener: (event: MessageEvent<unknown>) => void) => void;
}

export interface SessionMismatchOptions {
  bus: EventBus;
  storeId: number;
  channel: VisitorChannel | null;
  document: Document;
  now: () => number;
  /** Null where the API could not be asked. */
  readSession: () => Promise<SessionData | null>;
  /** Somebody else is at this screen, or the tab is another store's: `visitor 7`, `visitor guest`, `store 13`. */
  onMismatch: (reason: string) => void;
}

export interface SessionMismatchWatcher {
  /** Asks who the visitor is, and compares. False where nobody answered. */
  check: () => Promise<boolean>;
}

/** So long a look at another tab may take before the session is asked for again, milliseconds. */
const checkIntervalMs = 5 * 60_000;

/**
 * Tells when the visitor is not the one that this tab knows, because somebody signed in or out elsewhere. Other tabs say
 * it at once; other windows and devices are found out when the tab is looked at again after a while, or when the API
 * says that a member has to sign in. What a tab says is only a reason to ask: it may be an old one.
 */
export function watchForSessionMismatch(parts: SessionMismatchOptions): SessionMismatchWatcher {
  const { bus, storeId, channel, document, now } = parts;
  const known = () => bus.last('session:changed')?.session.id ?? null;
  const isVisible = () => document.visibilityState === 'visible';
  let checkedAt = now();
  let isCheckDue = false;

  async function check(): Promise<boolean> {
    isCheckDue = false;
    checkedAt = now();
    const before = known();
    const session = await parts.readSession();
    if (session === null) return false;
    // Signed in or out here meanwhile: that answer was about the one before.
    if (known() !== before) return true;
    if (session.store_id !== storeId) parts.onMismatch(`store ${session.store_id}`);
    else if (session.id !== before) parts.onMismatch(visitorLabel(session.id));
    return true;
  }

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  const broadcast = () => channel?.postMessage({ visitor: known() });
  bus.subscribe('session:changed', ({ reason }) => {
    if (reason === 'signed-in' || reason === 'signed-out') broadcast();
  });
  broadcast();
  channel?.addEventListener('message', ({ data }) => {
    if (!isMessage(data) || data.visitor === known()) return;
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
