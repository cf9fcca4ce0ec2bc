import { useMemo, type ReactNode } from 'react';
import { RegionIntl } from '../intl/region-intl.tsx';
import { RegionOwnerContext } from './region-context.ts';
import type { LoadedRegion } from './shop-host.ts';

/** Provides a remote's component with its stylesheets, messages and name on the bus. */
export function Region({ region, children }: { region: LoadedRegion<unknown>; children: ReactNode }) {
  const owner = useMemo(
    () => ({ remote: region.remote, version: region.version }),
    [region.remote, region.version],
  );
  return (
    <RegionOwnerContext value={owner}>
      {region.stylesheets.map((sheet) => (
        <link
          key={sheet.href}
          rel="stylesheet"
          href={sheet.href}
          integrity={sheet.integrity}
          crossOrigin="anonymous"
          precedence="remote"
        />
      ))}
      <RegionIntl messages={region.messages}>{children}</RegionIntl>
    </RegionOwnerContext>
  );
}
