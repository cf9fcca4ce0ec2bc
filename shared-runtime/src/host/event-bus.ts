import {
  events,
  factLogLength,
  type Envelope,
  type EventBus,
  type EventPayload,
  type EventType,
} from 'shared-contracts/events';

/** An invalid event with its publisher, or a listener that threw. */
export interface EventBusReport {
  type: string;
  source: string;
  sourceVersion: string;
  reason: 'unknown-type' | 'invalid-payload' | 'listener-threw';
  detail: unknown;
}

export interface EventBusHub {
  /** Returns a bus whose events carry this source and version. */
  as(source: string, sourceVersion: string): EventBus;
}

type Listener = (payload: unknown) => void;

/**
 * Creates an event bus: one per request on the server, one per tab in the browser. Created by the shell and injected,
 * because a module-level bus would be shared by all visitors of a server process.
 */
export function createEventBus(report: (report: EventBusReport) => void, now: () => number): EventBusHub {
  const listeners = new Map<string, Set<Listener>>();
  const retained = new Map<string, Envelope[]>();
  let sequence = 0;

  function retain(envelope: Envelope): void {
    const { replay } = events[envelope.type as EventType];
    if (replay === 'command') return;
    const log = replay === 'state' ? [] : (retained.get(envelope.type) ?? []);
    retained.set(envelope.type, [...log, envelope].slice(-factLogLength));
  }

  function deliver(envelope: Envelope, listener: Listener): void {
    try {
      // The same object for every subscriber: they compare states by identity.
      listener(envelope.payload);
    } catch (error) {
      reportBadEvent(envelope, 'listener-threw', error);
    }
  }

  function reportBadEvent(envelope: Envelope, reason: EventBusReport['reason'], detail: unknown): void {
    const { type, source, sourceVersion } = envelope;
    report({ type, source, sourceVersion, reason, detail });
  }

  function publish(source: string, sourceVersion: string, type: string, payload: unknown): void {
    const definition = Object.hasOwn(events, type) ? events[type as EventType] : undefined;
    sequence += 1;
    const envelope: Envelope = {
      type,
      major: definition?.major ?? 0,
      id: `${source}-${sequence}`,
      source,
      sourceVersion,
      ts: now(),
      payload,
    };
    if (!definition) return reportBadEvent(envelope, 'unknown-type', null);
    // Validated here only: a publisher is a remote of any version, and listeners get what this schema has accepted.
    const parsed = definition.payload.safeParse(payload);
    if (!parsed.success) return reportBadEvent(envelope, 'invalid-payload', parsed.error.issues);
    const valid = { ...envelope, payload: parsed.data };
    retain(valid);
    // A copy of the listeners: one that subscribes during delivery gets the event by replay only.
    for (const listener of Array.from(listeners.get(type) ?? [])) deliver(valid, listener);
  }

  function subscribe(type: EventType, listener: Listener): () => void {
    const set = listeners.get(type) ?? new Set();
    listeners.set(type, set);
    set.add(listener);
    for (const envelope of retained.get(type) ?? []) deliver(envelope, listener);
    return () => void set.delete(listener);
  }

  return {
    as: (source, sourceVersion) => ({
      publish: (type, payload) => publish(source, sourceVersion, type, payload),
      subscribe: (type, listener) => subscribe(type, listener as Listener),
      last: <Type extends EventType>(type: Type) =>
        retained.get(type)?.at(-1)?.payload as EventPayload<Type> | undefined,
    }),
  };
}
