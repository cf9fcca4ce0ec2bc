import { createContext, use } from 'react';
import type { Deferred } from '../deferred/start-deferred.tsx';
import type { ServerOnlyParts } from '../layout/server-only.tsx';
import type { RegionStore } from '../remotes/region-store.ts';

/** What only the shell's own components may reach. */
export interface Shell {
  regions: RegionStore;
  /** Parts of the frame that come once the page is alive, if they can be had; on the server never. */
  deferred: Promise<Deferred>;
  /** What the server draws and browsers leave as it is; only the server has it. */
  serverOnly?: ServerOnlyParts;
}

export const ShellContext = createContext<Shell | null>(null);

export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error('This component belongs to the shell and was rendered outside it.');
  return shell;
}
