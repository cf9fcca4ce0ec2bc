/** What a fragment waits for before the browser takes over what the server has drawn. */
export interface Gate {
  /** Resolves once it is open; marked as React marks a promise that it has read, so that open means at once. */
  opened: Promise<void>;
  open: () => void;
  /** Resolves once the fragment is alive, or has given way to its stand-in. */
  taken: Promise<void>;
  take: () => void;
  /** Resolves when what the server drew is not to be taken over any more. */
  renewed: Promise<void>;
  renew: () => void;
}

export function createGate(): Gate {
  const opening = Promise.withResolvers<void>();
  const opened: Promise<void> & { status?: 'fulfilled'; value?: undefined } = opening.promise;
  const taking = Promise.withResolvers<void>();
  const renewing = Promise.withResolvers<void>();
  return {
    opened,
    open() {
      opened.status = 'fulfilled';
      opening.resolve();
    },
    taken: taking.promise,
    take: taking.resolve,
    renewed: renewing.promise,
    renew: renewing.resolve,
  };
}
