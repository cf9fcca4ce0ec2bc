import { useEffect } from 'react';
import { useBus } from 'shared-runtime';

/** Tells the shop that the shopper is busy here: the shell dims what is around. */
export function useAnnouncedActivity(isActive: boolean): void {
  const bus = useBus();
  useEffect(() => {
    if (!isActive) return undefined;
    bus.publish('search:activity-changed', { isActive: true });
    return () => bus.publish('search:activity-changed', { isActive: false });
  }, [bus, isActive]);
}
