import type { EventDefinition, EventPayload } from './define-event.ts';

/**
 * The event bus of one remote, or of the shell. A malformed definition throws a TypeError. Everything else that is
 * wrong is reported with publisher or subscriber, and nothing throws.
 */
export interface EventBus {
  /**
   * Validates the payload with the definition and delivers it to the subscribers of this type and major. Drops an
   * invalid payload, and an event that is not under `emits` of the release's `release.json` or that the release may not publish.
   */
  publish<Definition extends EventDefinition>(event: Definition, payload: EventPayload<Definition>): void;
  /**
   * Delivers the retained events, then the following ones, as this definition reads them. An event that it cannot read
   * is dropped for this subscriber only. Without an entry under `consumes` of `release.json` nothing is delivered. Returns a function that
   * unsubscribes.
   */
  subscribe<Definition extends EventDefinition>(
    event: Definition,
    listener: (payload: EventPayload<Definition>) => void,
  ): () => void;
  /**
   * Returns the last value of a `state` event, if there is one: the same object again for the same definition and event.
   */
  last<Definition extends EventDefinition>(event: Definition): EventPayload<Definition> | undefined;
}
