import { createContext, use } from 'react';

/** Which remote the surrounding region belongs to. */
export interface RegionOwner {
  remote: string;
  version: string;
}

export const RegionOwnerContext = createContext<RegionOwner>({ remote: 'shell', version: '0.0.0' });

export function useRegionOwner(): RegionOwner {
  return use(RegionOwnerContext);
}
