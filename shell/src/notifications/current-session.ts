import type { EventBus } from 'shared-contracts/events';
import type { SessionData } from 'shared-contracts/session';

export function sessionNow(bus: EventBus): SessionData | undefined {
  return bus.last('session:changed')?.session;
}

export function isMemberNow(bus: EventBus): boolean {
  return (sessionNow(bus)?.id ?? null) !== null;
}
