import type * as z from 'zod/mini';

/**
 * How an event is replayed to later subscribers. `state`: the last value. `fact`: the last {@link factLogLength}.
 * `command`: never.
 */
export type Replay = 'state' | 'fact' | 'command';

export const factLogLength = 20;

export interface EventDefinition<Payload extends z.ZodMiniType = z.ZodMiniType> {
  major: number;
  replay: Replay;
  payload: Payload;
}

/** An event in transit. `ts` is milliseconds since the epoch. */
export interface Envelope<Payload = unknown> {
  type: string;
  major: number;
  id: string;
  /** The publisher, a remote or `shell`, to which an invalid event is attributed. */
  source: string;
  sourceVersion: string;
  ts: number;
  payload: Payload;
}

export function defineEvent<Payload extends z.ZodMiniType>(
  definition: EventDefinition<Payload>,
): EventDefinition<Payload> {
  return definition;
}
