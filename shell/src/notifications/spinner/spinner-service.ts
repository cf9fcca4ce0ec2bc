import { createStore, type StoreApi } from 'zustand/vanilla';

export interface SpinnerService {
  /** How much is being waited for. */
  store: StoreApi<{ count: number }>;
  /** Counts until it is settled, either way. What comes of it is the caller's affair. */
  wait: (work: Promise<unknown>) => void;
}

export function createSpinnerService(): SpinnerService {
  const store = createStore<{ count: number }>()(() => ({ count: 0 }));
  const add = (step: number) => store.setState(({ count }) => ({ count: count + step }));
  return {
    store,
    wait(work) {
      add(1);
      const done = () => add(-1);
      work.then(done, done);
    },
  };
}
