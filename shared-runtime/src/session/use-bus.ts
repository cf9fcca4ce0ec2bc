import { useEffect, useEffectEvent, useMemo } from 'react';
import type { EventBus, EventPayload, EventType } from 'shared-contracts/events';
import { useRegionOwner } from '../region/region-context.ts';
import { useShopHost } from '../host/shop-host.ts';

/** Returns the bus, which publishes as the remote of the calling component. */
export function useBus(): EventBus {
  const host = useShopHost();
  const { remote, version } = useRegionOwner();
  return useMemo(() => host.busFor(remote, version), [host, remote, version]);
}

/** Calls `listener` for every event of a type while the component is mounted. */
export function useBusEvent<Type extends EventType>(
  type: Type,
  listener: (payload: EventPayload<Type>) => void,
): void {
  const bus = useBus();
  const onEvent = useEffectEvent(listener);
  useEffect(() => bus.subscribe(type, (payload) => onEvent(payload)), [bus, type]);
}
