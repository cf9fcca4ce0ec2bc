import type { EventDefinition } from 'shared-contracts/events';
import { events } from 'shared-contracts/events/released';

/**
 * Returns the definition of an event by its type. Remotes released before events had definitions publish and subscribe
 * by type, so it stays until the next major. Types allow definitions only.
 */
export function describeReleasedEvent(type: string): EventDefinition | undefined {
  return Object.hasOwn(events, type) ? events[type as keyof typeof events] : undefined;
}
