import { useEffect } from 'react';
import { searchActivityChanged } from 'shared-contracts/events/search';
import { useBus } from 'shared-runtime';

/** Publishes whether the box is in use; the shell dims the rest of the page. */
export function usePublishActivity(isActive: boolean): void {
  const bus = useBus();
  useEffect(() => {
    if (!isActive) return undefined;
    bus.publish(searchActivityChanged, { isActive: true });
    return () => bus.publish(searchActivityChanged, { isActive: false });
  }, [bus, isActive]);
}
