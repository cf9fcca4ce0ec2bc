import { useMemo, type ReactNode } from 'react';
import { RegionIntl } from '../intl/region-intl.tsx';
import { RegionOwnerContext } from './region-context.ts';
import type { LoadedRegion } from '../host/shop-host.ts';

/** Provides a remote's component with its messages and its identity on the event bus. */
export function Region({ region, children }: { region: LoadedRegion<unknown>; children: ReactNode }) {
  const owner = useMemo(
    () => ({ remote: region.remote, version: region.version }),
    [region.remote, region.version],
  );
  return (
    <RegionOwnerContext value={owner}>
      <RegionIntl messages={region.messages}>{children}</RegionIntl>
    </RegionOwnerContext>
  );
}
