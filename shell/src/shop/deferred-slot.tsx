import { useEffect, useState } from 'react';
import type { DeferredComponent, DeferredPlace } from './deferred-loader.ts';
import { useShell } from './shell-context.ts';

/** Renders deferred components once their chunk is loaded; nothing on the server. */
export function DeferredSlot({ place }: { place: DeferredPlace }) {
  const { deferred } = useShell();
  const [Parts, setParts] = useState<DeferredComponent | null>(null);
  useEffect(() => {
    let isShown = true;
    void deferred.then(({ Parts: Loaded }) => {
      if (isShown) setParts(() => Loaded);
    });
    return () => {
      isShown = false;
    };
  }, [deferred]);
  return Parts ? <Parts place={place} /> : null;
}
