/** A promise that opens once. */
export interface Gate {
  opened: Promise<void>;
  isOpen: () => boolean;
  open: () => void;
}

export function createGate(startsOpen: boolean): Gate {
  let isOpen = startsOpen;
  const { promise, resolve } = Promise.withResolvers<void>();
  if (startsOpen) resolve();
  return {
    opened: promise,
    isOpen: () => isOpen,
    open: () => {
      isOpen = true;
      resolve();
    },
  };
}
