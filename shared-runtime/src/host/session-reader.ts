import type { EventBus } from 'shared-contracts/events';
import { sessionChanged } from 'shared-contracts/events/session';
import { toSession, type Session } from 'shared-contracts/session';

/** Returns a function that returns the current session: `start`, until the bus announces another one. */
export function createSessionReader(bus: EventBus, start: Session): () => Session {
  let current = start;
  bus.subscribe(sessionChanged, ({ session, reason }) => {
    // The event at the start has the same session. Another object would render everything a second time.
    if (reason !== 'start') current = toSession(session);
  });
  return () => current;
}
