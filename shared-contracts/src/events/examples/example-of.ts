import type { EventDefinition, EventPayload } from '../define-event.ts';

/** A valid payload of an event, as a publisher of this major sends it. */
export interface EventExample {
  event: EventDefinition;
  payload: unknown;
}

export function exampleOf<Definition extends EventDefinition>(
  event: Definition,
  payload: EventPayload<Definition>,
): EventExample {
  return { event, payload };
}
