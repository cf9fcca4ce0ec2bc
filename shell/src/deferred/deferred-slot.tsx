import { useEffect, useState } from 'react';
import { useShell } from '../shop/shell-context.ts';
import type { LatePlace } from './deferred-frame.tsx';
import type { LateComponent } from './start-deferred.tsx';

/** Room for parts of the frame whose scripts come once the page is alive; on the server there are none. */
export function LateParts({ place }: { place: LatePlace }) {
  const { late } = useShell();
  const [Parts, setParts] = useState<LateComponent | null>(null);
  useEffect(() => {
    let isShown = true;
    void late.then(({ Parts: arrived }) => {
      if (isShown) setParts(() => arrived);
    });
    return () => {
      isShown = false;
    };
  }, [late]);
  return Parts ? <Parts place={place} /> : null;
}
