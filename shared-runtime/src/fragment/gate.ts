/** A promise that opens once. */
export interface Gate {
  opened: Promise<void>;
  open: () => void;
}

export function createGate(): Gate {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}
