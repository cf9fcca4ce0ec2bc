import { createContext, use } from 'react';

/** Remote and version of the surrounding region. */
export interface RegionOwner {
  remote: string;
  version: string;
}

export const RegionOwnerContext = createContext<RegionOwner>({ remote: 'shell', version: '0.0.0' });

export function useRegionOwner(): RegionOwner {
  return use(RegionOwnerContext);
}
