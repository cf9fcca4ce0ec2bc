import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Suspense, use, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { FragmentName, FragmentProps } from 'shared-contracts/exposes';
import { fragments as fragmentTable } from 'shared-contracts/exposes';
import { RegionBoundary } from '../host/region-boundary.tsx';
import { RegionDown } from '../host/region-down.ts';
import { Region as RegionRoom } from '../host/region.tsx';
import type { WaitsFor } from '../host/gate-keeper.ts';
import { useShopHost, type FragmentLoader, type Region } from '../host/shop-host.ts';
import type { FragmentModule } from '../modules.ts';
import { createGate, type Gate } from './gate.ts';

/**
 * When the browser takes over what the server rendered. `load`: with the page. `idle`: once the page is alive.
 * `interaction`: when the shopper first points at it, focuses it, touches or clicks it, or goes to another page.
 * Its code is fetched no earlier, so what waits must be right as the server drew it.
 */
export type FragmentHydration = 'load' | WaitsFor;

export interface FragmentElementProps<Name extends FragmentName> {
  name: Name;
  props: FragmentProps<Name>;
  hydrate?: FragmentHydration;
  /** Shown while it loads, in the final size, so that there is no layout shift. */
  pending?: ReactNode;
  /** Shown if the fragment fails. `retry` loads it again. */
  fallback: (retry: () => void) => ReactNode;
}

/** Renders a fragment of another remote. A failure affects this region only. */
export function Fragment<Name extends FragmentName>(element: FragmentElementProps<Name>) {
  const { name, hydrate = 'load', pending = null, fallback } = element;
  const host = useShopHost();
  // Without a reset a failed query throws again at once instead of fetching.
  const { reset: resetFailedQueries } = useQueryErrorResetBoundary();
  const [attempt, setAttempt] = useState(0);
  // Only what the server has drawn can wait; what is drawn anew is taken over at once.
  const [gate] = useState(() => (hydrate !== 'load' && host.isHydrating() ? createGate() : null));
  const [isTaken, setIsTaken] = useState(gate === null);
  const room = useRef<HTMLDivElement>(null);
  const row = fragmentTable[name];

  function retry(): void {
    void host.fragments.retry(name).then(() => {
      resetFailedQueries();
      setAttempt((count) => count + 1);
    });
  }

  // On the server everything is loaded before rendering, so there the boundary shows only after a throw.
  const suspended = host.context.side === 'server' ? fallback(retry) : pending;
  const content = (
    <Suspense fallback={<NothingDrawn gate={gate}>{suspended}</NothingDrawn>}>
      <FragmentContent {...element} gate={gate} retry={retry} onTaken={handleTaken} />
    </Suspense>
  );
  // While it waits it stays the very element that React has found in the document: a new one would make React
  // give up what the server drew.
  const [waiting] = useState(content);

  useEffect(() => {
    if (gate === null || isTaken || hydrate === 'load' || room.current === null) return;
    const leave = host.gates.watch(room.current, gate, hydrate);
    let isHere = true;
    void gate.renewed
      .then(() => host.fragments.load(name))
      .then(() => {
        if (!isHere) return;
        setAttempt((count) => count + 1);
        setIsTaken(true);
        gate.open();
      });
    return () => {
      isHere = false;
      leave();
    };
  }, [gate, isTaken, hydrate, host, name]);

  function handleTaken(): void {
    setIsTaken(true);
    gate?.take();
  }

  // `data-fragment` takes no box of its own: see the shell's frame.css.
  return (
    <div ref={room} data-fragment={name} data-boundary={row.remote}>
      <RegionBoundary key={attempt} onError={(error) => reportRender(error)} fallback={() => fallback(retry)}>
        {isTaken ? content : waiting}
      </RegionBoundary>
    </div>
  );

  function reportRender(error: unknown): void {
    gate?.take();
    const version = host.fragments.peek(name)?.version ?? 'unknown';
    host.reportFailure({ remote: row.remote, version, region: name, phase: 'render', error });
  }
}

/** Marked as React marks a promise that it has read, so that what is here already shows without waiting. */
function settledWhereKnown(fragments: FragmentLoader, name: FragmentName): Promise<Region<FragmentModule>> {
  const promise = fragments.load(name);
  const value = fragments.peek(name);
  return value ? Object.assign(promise, { status: 'fulfilled', value }) : promise;
}

/** Shown where the server has drawn nothing that could be looked at meanwhile: then there is no reason to wait. */
function NothingDrawn({ gate, children }: { gate: Gate | null; children: ReactNode }) {
  useEffect(() => gate?.open(), [gate]);
  return children;
}

interface FragmentContentProps<Name extends FragmentName> extends FragmentElementProps<Name> {
  gate: Gate | null;
  retry: () => void;
  onTaken: () => void;
}

function FragmentContent<Name extends FragmentName>(element: FragmentContentProps<Name>) {
  const { name, props, fallback, gate, retry, onTaken } = element;
  const { fragments, context } = useShopHost();
  if (gate) use(gate.opened);
  const region = use(settledWhereKnown(fragments, name));
  const tell = useEffectEvent(onTaken);
  useEffect(() => tell(), []);
  if (region.status === 'failed') {
    if (context.side === 'server') throw new RegionDown(name);
    return fallback(retry);
  }
  const Content = region.module.Component;
  return (
    <RegionRoom region={region}>
      <Content {...props} />
    </RegionRoom>
  );
}
