import type { FragmentName } from 'shared-contracts/exposes';
import type { ShopContext } from 'shared-runtime';
import type { EventBusHub, FragmentLoader, GateKeeper, RegionFailure, ShopHost } from 'shared-runtime/host';
import type { OverlayStore } from '../overlays/overlay-store.ts';
import type { RegionStore } from '../remotes/region-store.ts';

export interface HostParts {
  context: ShopContext;
  regions: RegionStore;
  overlays: OverlayStore;
  hub: EventBusHub;
  prefetch: (path: string) => void;
  reportFailure: (failure: RegionFailure) => void;
  isHydrating: () => boolean;
  gates: GateKeeper;
}

/** What remotes may reach of the shell. */
export function createHost({
  regions,
  overlays,
  hub,
  context,
  prefetch,
  reportFailure,
  isHydrating,
  gates,
}: HostParts): ShopHost {
  const fragments: FragmentLoader = {
    peek: (name: FragmentName) => regions.peek('fragment', name),
    load: (name: FragmentName) => regions.load('fragment', name),
    retry: (name: FragmentName) => regions.retry('fragment', name),
  };
  return {
    context,
    prefetch,
    reportFailure,
    isHydrating,
    gates,
    fragments,
    busFor: (remote, version) => hub.as(remote, version),
    openOverlay: (name, props) => overlays.getState().open(name, props),
  };
}
