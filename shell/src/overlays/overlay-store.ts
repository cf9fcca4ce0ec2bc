import type { OverlayName } from 'shared-contracts/exposes';
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface OpenOverlay {
  id: number;
  name: OverlayName;
  props: object;
}

export interface OverlayState {
  /** Opened last is on top; only that one is shown. */
  stack: readonly OpenOverlay[];
  open: (name: OverlayName, props: object) => void;
  close: (id: number) => void;
  closeAll: () => void;
}

export type OverlayStore = StoreApi<OverlayState>;

export function createOverlayStore(): OverlayStore {
  let nextId = 1;
  return createStore<OverlayState>()((set) => ({
    stack: [],
    open: (name, props) => {
      const id = nextId;
      nextId += 1;
      // The same overlay is not opened twice: the newer reason replaces the older one.
      set(({ stack }) => ({ stack: [...stack.filter((each) => each.name !== name), { id, name, props }] }));
    },
    close: (id) => set(({ stack }) => ({ stack: stack.filter((each) => each.id !== id) })),
    closeAll: () => set({ stack: [] }),
  }));
}
