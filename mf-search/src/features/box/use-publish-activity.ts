import { useEffect } from 'react';
import { useBus } from 'shared-runtime';

/** Publishes whether the box is in use; the shell dims the rest of the page. */
export function usePublishActivity(isActive: boolean): void {
  const bus = useBus();
  useEffect(() => {
    if (!isActive) return undefined;
    bus.publish('search:activity-changed', { isActive: true });
    return () => bus.publish('search:activity-changed', { isActive: false });
  }, [bus, isActive]);
}
