import type { EventBus } from 'shared-contracts/events';
import { factLogLength, type Replay } from 'shared-contracts/events/define-event';
import { parseEvent } from 'shared-contracts/events/parse-event';
import { createReadings, freeze, safeParse, type KnownEvent, type Readings } from './event-readings.ts';
import { describeReleasedEvent } from './released-events.ts';

/** A remote and its version, or the shell. */
interface Party {
  source: string;
  sourceVersion: string;
}

/** An event that was dropped, or a listener that threw. */
export interface EventBusReport extends Party {
  type: string;
  /** Absent if the event is unknown. */
  major?: number;
  /**
   * `undeclared`: the source may not publish or read it; `detail` says which. `unreadable-payload`: the subscriber's
   * definition rejects what the source published.
   */
  reason: 'unknown-type' | 'invalid-payload' | 'undeclared' | 'unreadable-payload' | 'listener-threw';
  detail: unknown;
  subscriber?: Party;
}

/** What a release may publish and read. */
export interface EventPermissions {
  mayPublish: (type: string, major: number) => boolean;
  mayRead: (type: string, major: number) => boolean;
}

export type PermissionsOf = (source: string, sourceVersion: string) => EventPermissions;

export interface EventBusHub {
  /** Returns a bus that publishes and subscribes as this source and version. */
  as(source: string, sourceVersion: string): EventBus;
}

/** An event in transit. `ts` is milliseconds since the epoch. */
interface Envelope extends Party {
  type: string;
  major: number;
  id: string;
  ts: number;
  readings: Readings;
}

interface Subscriber {
  event: KnownEvent;
  party: Party;
  listener: (payload: unknown) => void;
}

/** One major of one type. */
interface Channel {
  replay: Replay;
  retained: Envelope[];
  subscribers: Set<Subscriber>;
}

/** For tests and pages without a release: everything may be published and read. */
const everything: EventPermissions = { mayPublish: () => true, mayRead: () => true };

/**
 * Creates an event bus: one per request on the server, one per tab in the browser. Created by the shell and injected,
 * because a module-level bus would be shared by all visitors of a server process.
 *
 * It knows no event. The definition of the first permitted caller of a type and major decides how it is replayed.
 */
export function createEventBus(
  report: (report: EventBusReport) => void,
  now: () => number,
  permissionsOf: PermissionsOf = () => everything,
): EventBusHub {
  const eventOf = createEventParser();
  const channelOf = createChannels();
  const { read, deliver } = createDelivery(report);
  let sequence = 0;

  function publish(party: Party, permissions: EventPermissions, value: unknown, payload: unknown): void {
    const event = eventOf(value);
    if (!event) return report({ ...party, type: shown(value), reason: 'unknown-type', detail: null });
    const { type, major, definition } = event;
    const base = { ...party, type, major };
    if (!permissions.mayPublish(type, major)) {
      return report({ ...base, reason: 'undeclared', detail: 'publish' });
    }
    const parsed = safeParse(event, payload);
    if (!parsed.success) return report({ ...base, reason: 'invalid-payload', detail: parsed.error });
    freeze(parsed.data);
    sequence += 1;
    const id = `${party.source}-${sequence}`;
    const envelope: Envelope = { ...base, id, ts: now(), readings: createReadings(parsed.data, definition) };
    const channel = channelOf(event);
    retain(channel, envelope);
    // A copy of the subscribers: one that subscribes during delivery gets the event by replay only.
    for (const subscriber of Array.from(channel.subscribers)) deliver(envelope, subscriber);
  }

  return {
    as(source, sourceVersion) {
      const party: Party = { source, sourceVersion };
      const permissions = permissionsOf(source, sourceVersion);
      const readable = createReadCheck(party, permissions, eventOf, report);
      return {
        publish: (value, payload) => publish(party, permissions, value, payload),
        subscribe(value, listener) {
          const event = readable(value);
          if (!event) return () => undefined;
          const subscriber: Subscriber = { event, party, listener: listener as Subscriber['listener'] };
          const { subscribers, retained } = channelOf(event);
          subscribers.add(subscriber);
          for (const envelope of retained) deliver(envelope, subscriber);
          return () => void subscribers.delete(subscriber);
        },
        last(value) {
          const event = readable(value);
          const envelope = event && channelOf(event).retained.at(-1);
          if (!event || !envelope) return undefined;
          return read(envelope, event, party)?.payload as never;
        },
      };
    },
  };
}

type ParseEvent = (value: unknown) => KnownEvent | undefined;

/**
 * Returns a function that parses each definition once. It returns `undefined` for a type that was never released, and throws a
 * TypeError if the definition is malformed.
 */
function createEventParser(): ParseEvent {
  const known = new WeakMap<object, KnownEvent>();
  return (value) => {
    const definition = typeof value === 'string' ? describeReleasedEvent(value) : value;
    if (definition === undefined && typeof value === 'string') return undefined;
    const isObject = typeof definition === 'object' && definition !== null;
    const parsed = isObject ? known.get(definition) : undefined;
    if (parsed) return parsed;
    const event = { ...parseEvent(definition), definition: definition as object };
    known.set(event.definition, event);
    return event;
  };
}

function createChannels(): (event: KnownEvent) => Channel {
  const channels = new Map<string, Channel>();
  return ({ type, major, replay }) => {
    const key = `${type}@${major}`;
    const channel = channels.get(key) ?? { replay, retained: [], subscribers: new Set() };
    channels.set(key, channel);
    return channel;
  };
}

/** Stores an event for later subscribers. */
function retain(channel: Channel, envelope: Envelope): void {
  if (channel.replay === 'state') channel.retained = [envelope];
  if (channel.replay === 'fact') channel.retained = [...channel.retained, envelope].slice(-factLogLength);
}

function createDelivery(report: (report: EventBusReport) => void) {
  /** Returns the payload as the reader's definition reads it. */
  function read(envelope: Envelope, event: KnownEvent, subscriber: Party): { payload: unknown } | undefined {
    return envelope.readings.read(event, (detail) =>
      report({ ...originOf(envelope), subscriber, reason: 'unreadable-payload', detail }),
    );
  }

  function deliver(envelope: Envelope, { event, party, listener }: Subscriber): void {
    const reading = read(envelope, event, party);
    if (!reading) return;
    try {
      listener(reading.payload);
    } catch (error) {
      report({ ...originOf(envelope), subscriber: party, reason: 'listener-threw', detail: error });
    }
  }

  return { read, deliver };
}

/** Returns a function that reports an event that may not be read, once: components read the last value with every render. */
function createReadCheck(
  party: Party,
  permissions: EventPermissions,
  eventOf: ParseEvent,
  report: (report: EventBusReport) => void,
): ParseEvent {
  const reported = new Set<string>();
  return (value) => {
    const event = eventOf(value);
    if (event && permissions.mayRead(event.type, event.major)) return event;
    const { type, major } = event ?? { type: shown(value), major: undefined };
    const key = `${type}@${major}`;
    if (reported.has(key)) return undefined;
    reported.add(key);
    if (major === undefined) report({ ...party, type, reason: 'unknown-type', detail: null });
    else report({ ...party, type, major, reason: 'undeclared', detail: 'subscribe' });
    return undefined;
  };
}

function originOf({ type, major, source, sourceVersion }: Envelope) {
  return { type, major, source, sourceVersion };
}

/** Returns a type that was published by name, for a report. */
function shown(type: unknown): string {
  return String(type).slice(0, 100);
}
