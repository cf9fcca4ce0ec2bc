import {
  events,
  factLogLength,
  type Envelope,
  type EventBus,
  type EventPayload,
  type EventType,
} from 'shared-contracts/events';

/** An invalid event, attributed to its publisher, or an error of a listener. */
export interface EventBusReport {
  type: string;
  source: string;
  sourceVersion: string;
  reason: 'unknown-type' | 'invalid-payload' | 'listener-threw';
  detail: unknown;
}

export interface EventBusHub {
  /** Returns a bus that publishes with this source and version. */
  as(source: string, sourceVersion: string): EventBus;
}

type Listener = (payload: unknown) => void;

/**
 * Creates the shop's event bus: one per request on the server and one per tab in the browser. The shell injects it,
 * because a module-level bus would be shared by all shoppers of a server process.
 */
export function createEventBus(report: (report: EventBusReport) => void, now: () => number): EventBusHub {
  const listeners = new Map<string, Set<Listener>>();
  const kept = new Map<string, Envelope[]>();
  let sequence = 0;

  function keep(envelope: Envelope): void {
    const { replay } = events[envelope.type as EventType];
    if (replay === 'command') return;
    const log = replay === 'state' ? [] : (kept.get(envelope.type) ?? []);
    kept.set(envelope.type, [...log, envelope].slice(-factLogLength));
  }

  function deliver(envelope: Envelope, listener: Listener): void {
    // Validated again on delivery: publisher and subscriber may be built against different minors.
    const parsed = events[envelope.type as EventType].payload.safeParse(envelope.payload);
    if (!parsed.success) return reportProblem(envelope, 'invalid-payload', parsed.error.issues);
    try {
      // The identity of a state is kept, so that a subscriber can compare it by reference.
      listener(envelope.payload);
    } catch (error) {
      reportProblem(envelope, 'listener-threw', error);
    }
  }

  function reportProblem(envelope: Envelope, reason: EventBusReport['reason'], detail: unknown): void {
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
    if (!definition) return reportProblem(envelope, 'unknown-type', null);
    const parsed = definition.payload.safeParse(payload);
    if (!parsed.success) return reportProblem(envelope, 'invalid-payload', parsed.error.issues);
    const valid = { ...envelope, payload: parsed.data };
    keep(valid);
    // A copy: a subscriber that is added during delivery receives the event by the replay, and not twice.
    for (const listener of Array.from(listeners.get(type) ?? [])) deliver(valid, listener);
  }

  function subscribe(type: EventType, listener: Listener): () => void {
    const set = listeners.get(type) ?? new Set();
    listeners.set(type, set);
    set.add(listener);
    for (const envelope of kept.get(type) ?? []) deliver(envelope, listener);
    return () => void set.delete(listener);
  }

  return {
    as: (source, sourceVersion) => ({
      publish: (type, payload) => publish(source, sourceVersion, type, payload),
      subscribe: (type, listener) => subscribe(type, listener as Listener),
      last: <Type extends EventType>(type: Type) =>
        kept.get(type)?.at(-1)?.payload as EventPayload<Type> | undefined,
    }),
  };
}
