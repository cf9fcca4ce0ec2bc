/** Majors by event, as in `emits` and `consumes` of a release: `type`, and `type@major` for each further major. */
export type EventMajors = Readonly<Record<string, number>>;

const word = '[a-z]+(?:-[a-z]+)*';
const typePattern = new RegExp(`^${word}:${word}$`);
const keyPattern = new RegExp(`^(${word}:${word})(?:@([1-9][0-9]{0,2}))?$`);
const maxTypeLength = 80;

export function isEventType(value: unknown): value is `${string}:${string}` {
  return typeof value === 'string' && value.length <= maxTypeLength && typePattern.test(value);
}

/** Returns whether an entry of `emits` or `consumes` is well-formed. */
export function isEventEntry(key: string, major: number): boolean {
  const [, type, further] = keyPattern.exec(key) ?? [];
  return isEventType(type) && (further === undefined || Number(further) === major);
}

/** Returns the type of a key of `emits` or `consumes`. */
export function eventTypeOf(key: string): string {
  return key.split('@')[0] ?? key;
}

/** Returns whether a release declares a major of an event. */
export function declaresEvent(majors: EventMajors, type: string, major: number): boolean {
  return [type, `${type}@${major}`].some((key) => Object.hasOwn(majors, key) && majors[key] === major);
}

/** Returns the majors of an event that a release declares. */
export function majorsOfEvent(majors: EventMajors, type: string): number[] {
  return Object.entries(majors).flatMap(([key, major]) => (eventTypeOf(key) === type ? [major] : []));
}

/** Returns the remote that owns an event; `shell` for events that only the shell publishes. */
export function eventOwner(type: string): string {
  const owner = type.split(':')[0] ?? '';
  return owner === 'session' || owner === 'shell' ? 'shell' : `mf-${owner}`;
}

/** Returns the definitions with their keys: the highest major of a type has the plain type. */
export function withEventKeys<Definition extends { type: string; major: number }>(
  definitions: readonly Definition[],
): [key: string, definition: Definition][] {
  return definitions.map((definition) => {
    const { type, major } = definition;
    const isHighest = definitions.every((other) => other.type !== type || other.major <= major);
    return [isHighest ? type : `${type}@${major}`, definition];
  });
}
