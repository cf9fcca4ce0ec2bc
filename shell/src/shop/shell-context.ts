import { createContext, use } from 'react';
import type { Deferred } from '../deferred/start-deferred.tsx';
import type { ServerOnlyParts } from '../layout/server-only.tsx';
import type { RegionStore } from '../remotes/region-store.ts';

/** Values for the shell's own components. */
export interface Shell {
  regions: RegionStore;
  /** The deferred chunk once it is loaded; never settles on the server. */
  deferred: Promise<Deferred>;
  /** Parts that only the server renders; absent in browsers. */
  serverOnly?: ServerOnlyParts;
}

export const ShellContext = createContext<Shell | null>(null);

export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error('This component belongs to the shell and was rendered outside it.');
  return shell;
}
