import type * as z from 'zod/mini';
import { accountEvents } from './account.ts';
import { basketEvents } from './basket.ts';
import { consentEvents } from './consent.ts';
import { searchEvents } from './search.ts';
import { sessionEvents } from './session.ts';
import { shellEvents } from './shell.ts';

/** Every event that may cross a border. */
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
  /** Validates and delivers. An invalid payload is dropped and reported against the source; it never throws. */
  publish<Type extends EventType>(type: Type, payload: EventPayload<Type>): void;
  /** Delivers what is kept for a late subscriber, then what comes. Returns the way to stop. */
  subscribe<Type extends EventType>(type: Type, listener: (payload: EventPayload<Type>) => void): () => void;
  /** The last value of a `state` event, if there is one. */
  last<Type extends EventType>(type: Type): EventPayload<Type> | undefined;
}

export { factLogLength, type Envelope, type EventDefinition, type Replay } from './envelope.ts';
