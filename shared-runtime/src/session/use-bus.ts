import { useEffect, useEffectEvent, useMemo } from 'react';
import type { EventBus, EventDefinition, EventPayload } from 'shared-contracts/events';
import { useRegionOwner } from '../region/region-context.ts';
import { useShopHost } from '../host/shop-host.ts';

/** Returns the bus, which publishes and subscribes as the remote of the calling component. */
export function useBus(): EventBus {
  const host = useShopHost();
  const { remote, version } = useRegionOwner();
  return useMemo(() => host.busFor(remote, version), [host, remote, version]);
}

/** Calls `listener` for every event while the component is mounted. */
export function useBusEvent<Definition extends EventDefinition>(
  event: Definition,
  listener: (payload: EventPayload<Definition>) => void,
): void {
  const bus = useBus();
  const onEvent = useEffectEvent(listener);
  useEffect(() => bus.subscribe(event, (payload) => onEvent(payload)), [bus, event]);
}
