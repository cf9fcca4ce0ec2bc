import { useEffect, useState } from 'react';
import { useShell } from '../shop/shell-context.ts';
import type { DeferredPlace } from './deferred-frame.tsx';
import type { DeferredComponent } from './start-deferred.tsx';

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
