import type * as z from 'zod/mini';

/**
 * How an event is kept for late subscribers. `state`: the last value. `fact`: the last {@link factLogLength}.
 * `command`: never.
 */
export type Replay = 'state' | 'fact' | 'command';

export const factLogLength = 20;

export interface EventDefinition<Payload extends z.ZodMiniType = z.ZodMiniType> {
  major: number;
  replay: Replay;
  payload: Payload;
}

/** One event in transit. `ts` is milliseconds since the epoch. */
export interface Envelope<Payload = unknown> {
  type: string;
  major: number;
  id: string;
  /** The remote (or `shell`) that published, so that a bad event can be laid at the right door. */
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
