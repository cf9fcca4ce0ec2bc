/** Signals between a server-rendered fragment and the scheduler of its hydration. */
export interface HydrationTrigger {
  /** Resolves when hydration may start. Has the `status` of a promise that React has read, so `use` does not suspend. */
  triggered: Promise<void>;
  trigger: () => void;
  /** Resolves when the fragment is hydrated or its fallback is shown. */
  hydrated: Promise<void>;
  markHydrated: () => void;
  /** Resolves when the server HTML is outdated and must not be hydrated. */
  discarded: Promise<void>;
  discard: () => void;
}

export function createHydrationTrigger(): HydrationTrigger {
  const triggering = Promise.withResolvers<void>();
  const triggered: Promise<void> & { status?: 'fulfilled'; value?: undefined } = triggering.promise;
  const hydrating = Promise.withResolvers<void>();
  const discarding = Promise.withResolvers<void>();
  return {
    triggered,
    trigger() {
      triggered.status = 'fulfilled';
      triggering.resolve();
    },
    hydrated: hydrating.promise,
    markHydrated: hydrating.resolve,
    discarded: discarding.promise,
    discard: discarding.resolve,
  };
}
