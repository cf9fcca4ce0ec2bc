import type * as z from 'zod/mini';
import { accountEvents } from './account.ts';
import { basketEvents } from './basket.ts';
import { consentEvents } from './consent.ts';
import { searchEvents } from './search.ts';
import { sessionEvents } from './session.ts';
import { shellEvents } from './shell.ts';

/** Every event between packages. */
export const events = {
  ...accountEvents,
  ...basketEvents,
  ...consentEvents,
  ...searchEvents,
  ...sessionEvents,
  ...shellEvents,
};

export type EventType = keyof typeof events;
export type EventPayload<Type extends EventType> = z.output<(typeof events)[Type]['payload']>;

export interface EventBus {
  /** Validates and delivers an event. An invalid payload is dropped and reported with its source; it never throws. */
  publish<Type extends EventType>(type: Type, payload: EventPayload<Type>): void;
  /** Delivers the retained events, then the following ones. Returns a function that unsubscribes. */
  subscribe<Type extends EventType>(type: Type, listener: (payload: EventPayload<Type>) => void): () => void;
  /** Returns the last value of a `state` event, if there is one. */
  last<Type extends EventType>(type: Type): EventPayload<Type> | undefined;
}

export { factLogLength, type Envelope, type EventDefinition, type Replay } from './envelope.ts';
