import type { Replay } from './define-event.ts';
import { isEventType } from './event-names.ts';

/** A validated definition. `safeParse` may throw: it comes from the bundle of a remote. */
export interface ParsedEvent {
  readonly type: string;
  readonly major: number;
  readonly replay: Replay;
  readonly safeParse: (value: unknown) => ParsedPayload;
}

export type ParsedPayload = { success: true; data: unknown } | { success: false; error: unknown };

const replays: readonly Replay[] = ['state', 'fact', 'command'];
const maxMajor = 999;

/**
 * Validates a definition, which comes from the bundle of a remote, and returns a copy: a getter must not give another
 * type after the check of permissions.
 *
 * @throws TypeError if it is malformed
 */
export function parseEvent(value: unknown): ParsedEvent {
  if (typeof value !== 'object' || value === null) throw malformed('it is no object', value);
  const { type, major, replay, payload } = value as Record<string, unknown>;
  if (!isEventType(type)) throw malformed('its type must be owner:event-name in kebab case', type);
  if (!isMajor(major)) throw malformed(`its major must be a whole number from 1 to ${maxMajor}`, major);
  const known = replays.find((each) => each === replay);
  if (known === undefined) throw malformed(`its replay must be one of ${replays.join(', ')}`, replay);
  const safeParse = (payload as { safeParse?: unknown } | null | undefined)?.safeParse;
  if (typeof safeParse !== 'function') throw malformed('its payload must be a schema', payload);
  return {
    type,
    major,
    replay: known,
    safeParse: (input) => {
      const { success, data, error } = Reflect.apply(safeParse, payload, [input]) as Record<string, unknown>;
      return success === true ? { success, data } : { success: false, error };
    },
  };
}

function isMajor(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= maxMajor;
}

function malformed(reason: string, value: unknown): TypeError {
  const shown = typeof value === 'string' ? JSON.stringify(value.slice(0, 100)) : typeof value;
  return new TypeError(`Malformed event definition: ${reason}, and is ${shown}`);
}
