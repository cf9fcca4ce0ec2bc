import { createContext, use, type ComponentType } from 'react';
import type { FramePart } from '../remotes/release-tables.ts';
import type { RegionStore } from 'shared-runtime/host';
import type { DeferredServices } from './deferred-loader.ts';

export type ServerOnlyPart =
  'drawer-links' | 'messages' | 'reassurance' | 'badges' | 'store-switch' | 'store-switch-button';

/** Values for the shell's own components. */
export interface Shell {
  regions: RegionStore;
  /** Fragments in the slots of the frame. */
  frame: readonly FramePart[];
  /** The deferred chunk once it is loaded; never settles on the server. */
  deferred: Promise<DeferredServices>;
  /** Called when React has hydrated the page, or shows an error in its place. Absent on the server. */
  onPageHydrated?: () => void;
  /** Parts that only the server renders; absent in browsers. */
  serverOnly?: Record<ServerOnlyPart, ComponentType>;
}

export const ShellContext = createContext<Shell | null>(null);

export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error('This component belongs to the shell and was rendered outside it.');
  return shell;
}
