import { Suspense, use, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { exposeOf, type FragmentName, type FragmentProps } from 'shared-contracts/exposes';
import { RegionBoundary } from '../region/region-boundary.tsx';
import { useDiscardRegionData } from '../region/use-discard-region-data.ts';
import { RegionFailedError } from '../region/region-failed-error.ts';
import { Region as LoadedRegionView } from '../region/region.tsx';
import type { HydrationCondition } from '../host/hydration-scheduler.ts';
import { useShopHost, type FragmentLoader, type Region } from '../host/shop-host.ts';
import { useIsHydrating } from '../host/use-is-hydrating.ts';
import type { FragmentModule } from '../modules.ts';
import { createHydrationTrigger, type HydrationTrigger } from '../host/hydration-trigger.ts';

/**
 * When the browser hydrates the server's HTML. `load`: with the page. `idle`: when the page is interactive and idle.
 * `interaction`: on the first pointer, focus or key event on it, or on a navigation. Its code is not fetched earlier, so
 * the server's HTML must be usable without it.
 */
export type FragmentHydration = 'load' | HydrationCondition;

export interface FragmentElementProps<Name extends FragmentName> {
  name: Name;
  props: FragmentProps<Name>;
  hydrate?: FragmentHydration;
  /** Shown while it loads. Must have the final size to avoid layout shift. */
  pending?: ReactNode;
  /** Shown instead of a failed region. `retry` loads it again. */
  fallback: (retry: () => void) => ReactNode;
}

/** A region that another remote renders. Its failure is contained: the fallback is shown in its place. */
export function Fragment<Name extends FragmentName>(element: FragmentElementProps<Name>) {
  const { name, hydrate = 'load', pending = null, fallback } = element;
  const host = useShopHost();
  const discardData = useDiscardRegionData();
  const [attempt, setAttempt] = useState(0);
  // Only server-rendered fragments can wait; others are rendered at once.
  const isHydrating = useIsHydrating();
  const [trigger] = useState(() => (hydrate !== 'load' && isHydrating ? createHydrationTrigger() : null));
  const [isHydrated, setIsHydrated] = useState(trigger === null);
  const root = useRef<HTMLDivElement>(null);
  const remote = exposeOf('fragment', name)?.remote ?? 'unknown';

  function retry(): void {
    void host.fragments.retry(name).then(() => {
      discardData();
      setAttempt((count) => count + 1);
    });
  }

  // On the server everything is loaded before rendering, so there the boundary shows only after a throw.
  const suspended = host.context.side === 'server' ? fallback(retry) : pending;
  const content = (
    <Suspense fallback={<PendingFragment trigger={trigger}>{suspended}</PendingFragment>}>
      <FragmentContent
        {...element}
        trigger={isHydrated ? null : trigger}
        retry={retry}
        onHydrated={handleHydrated}
      />
    </Suspense>
  );
  // The same element until hydration: a new one would make React discard the server's HTML.
  const [initialContent] = useState(content);

  useEffect(() => {
    if (trigger === null || isHydrated || hydrate === 'load' || root.current === null) return;
    const stopWatching = host.hydration.watch(root.current, trigger, hydrate);
    let isMounted = true;
    function renderAnew(): void {
      if (!isMounted) return;
      setAttempt((count) => count + 1);
      setIsHydrated(true);
      trigger?.trigger();
    }
    void trigger.discarded.then(() => host.fragments.load(name)).then(renderAnew);
    void trigger.triggered
      .then(() => host.fragments.load(name))
      .then(({ status }) => {
        if (status === 'failed') renderAnew();
      });
    return () => {
      isMounted = false;
      stopWatching();
    };
  }, [trigger, isHydrated, hydrate, host, name]);

  function handleHydrated(): void {
    setIsHydrated(true);
    trigger?.markHydrated();
  }

  // `data-fragment` takes no box of its own: see frame.css of shared-ui.
  return (
    <div ref={root} data-fragment={name} data-boundary={remote}>
      <RegionBoundary key={attempt} onError={(error) => reportRender(error)} fallback={() => fallback(retry)}>
        {isHydrated ? content : initialContent}
      </RegionBoundary>
    </div>
  );

  function reportRender(error: unknown): void {
    trigger?.markHydrated();
    const version = host.fragments.peek(name)?.version ?? 'unknown';
    host.reportFailure({ remote, version, region: name, phase: 'render', error });
  }
}

const neverHydrated = new Promise<never>(() => undefined);

/** Has the `status` of a promise that React has read, so that a loaded region renders without suspending. */
function loadSettled(fragments: FragmentLoader, name: FragmentName): Promise<Region<FragmentModule>> {
  const promise = fragments.load(name);
  const value = fragments.peek(name);
  return value ? Object.assign(promise, { status: 'fulfilled', value }) : promise;
}

/** Shown where there is no server HTML to keep: hydration starts at once. */
function PendingFragment({ trigger, children }: { trigger: HydrationTrigger | null; children: ReactNode }) {
  useEffect(() => trigger?.trigger(), [trigger]);
  return children;
}

interface FragmentContentProps<Name extends FragmentName> extends FragmentElementProps<Name> {
  trigger: HydrationTrigger | null;
  retry: () => void;
  onHydrated: () => void;
}

function FragmentContent<Name extends FragmentName>(element: FragmentContentProps<Name>) {
  const { name, props, fallback, trigger, retry, onHydrated } = element;
  const { fragments, context } = useShopHost();
  if (trigger) use(trigger.triggered);
  const region = use(loadSettled(fragments, name));
  const handleMount = useEffectEvent(onHydrated);
  useEffect(() => handleMount(), []);
  if (region.status === 'failed') {
    if (context.side === 'server') throw new RegionFailedError(name);
    // The fallback does not match the server's HTML, so it is rendered anew and not by hydration.
    if (trigger) use(neverHydrated);
    return fallback(retry);
  }
  const Content = region.module.Component;
  return (
    <LoadedRegionView region={region}>
      <Content {...props} />
    </LoadedRegionView>
  );
}
