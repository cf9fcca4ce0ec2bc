import { createStore, type StoreApi } from 'zustand/vanilla';

export interface SpinnerService {
  /** Number of pending promises. */
  store: StoreApi<{ count: number }>;
  /** Shows the spinner until the promise settles. Errors are the caller's to handle. */
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
