import type { ParsedEvent, ParsedPayload } from 'shared-contracts/events/parse-event';

/** `definition`: the caller's object. Each event is read once with it. */
export interface KnownEvent extends ParsedEvent {
  readonly definition: object;
}

/** The payload of one event, as the definitions of its subscribers read it. */
export interface Readings {
  /**
   * Returns the payload, the same object for the same definition: subscribers compare states by identity. Returns
   * `undefined` if the definition rejects it, and calls `onFailure` the first time.
   */
  read(event: KnownEvent, onFailure: (error: unknown) => void): { payload: unknown } | undefined;
}

/**
 * @param definition the publisher's, which has validated the payload
 * @param payload frozen by {@link freeze}: schemas of subscribers get it
 */
export function createReadings(payload: unknown, definition: object): Readings {
  const readings = new WeakMap<object, { payload: unknown } | null>([[definition, { payload }]]);
  return {
    read(event, onFailure) {
      const known = readings.get(event.definition);
      if (known !== undefined) return known ?? undefined;
      const parsed = safeParse(event, payload);
      const reading = parsed.success ? { payload: parsed.data } : null;
      readings.set(event.definition, reading);
      if (!parsed.success) onFailure(parsed.error);
      return reading ?? undefined;
    },
  };
}

/** Validates without throwing: the schema, and getters in the payload, are code of remotes. */
export function safeParse(event: ParsedEvent, payload: unknown): ParsedPayload {
  try {
    return event.safeParse(payload);
  } catch (error) {
    return { success: false, error };
  }
}

/**
 * Freezes a payload and everything in it: the schema of one subscriber must not change it for the others. A publisher may
 * have frozen a part whose own parts are not frozen, so being frozen says nothing about them.
 */
export function freeze(value: unknown): void {
  const seen = new Set<object>();
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null || seen.has(next)) continue;
    seen.add(next);
    Object.freeze(next);
    for (const key of Reflect.ownKeys(next))
      waiting.push(Reflect.getOwnPropertyDescriptor(next, key)?.value as unknown);
  }
}
