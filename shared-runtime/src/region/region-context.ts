import { createContext, use } from 'react';

/** Remote and version of the surrounding region. */
export interface RegionOwner {
  remote: string;
  version: string;
}

/** Owner of what is rendered outside of every region. */
export const shellOwner = 'shell';

export const RegionOwnerContext = createContext<RegionOwner>({ remote: shellOwner, version: '0.0.0' });

export function useRegionOwner(): RegionOwner {
  return use(RegionOwnerContext);
}
