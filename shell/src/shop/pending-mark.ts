/** Marks the document while a click waits for code, so that the shopper sees at once that it was noticed. */
export interface PendingMark {
  /** Marks the document until the promise settles. Errors are the caller's to handle. */
  until: (work: Promise<unknown>) => void;
}

export function createPendingMark({ dataset }: Pick<HTMLElement, 'dataset'>): PendingMark {
  let count = 0;
  function done(): void {
    count -= 1;
    if (count === 0) delete dataset['pending'];
  }
  return {
    until(work) {
      count += 1;
      dataset['pending'] = 'true';
      work.then(done, done);
    },
  };
}
