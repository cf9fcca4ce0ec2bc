import type * as z from 'shared-contracts/schema';

/**
 * How an event is replayed to later subscribers. `state`: the last value. `fact`: the last {@link factLogLength}.
 * `command`: never.
 */
export type Replay = 'state' | 'fact' | 'command';

/** Maximum number of retained events of one `fact`. */
export const factLogLength = 20;

/**
 * An event, bundled with its publishers and its subscribers. The bus knows none: it validates with the definition that
 * the caller passes.
 */
export interface EventDefinition<Payload extends z.ZodMiniType = z.ZodMiniType> {
  /** `owner:event-name`. The remote `mf-owner` owns it; `session` and `shell` are the shell's. */
  readonly type: `${string}:${string}`;
  /** Majors of a type are events of their own: a subscriber gets only its major. */
  readonly major: number;
  readonly replay: Replay;
  readonly payload: Payload;
}

export type EventPayload<Definition extends EventDefinition> = z.output<Definition['payload']>;

export function defineEvent<Payload extends z.ZodMiniType>(
  definition: EventDefinition<Payload>,
): EventDefinition<Payload> {
  return definition;
}
