import type { RowBatches } from './row-batches.ts';

/** Receives the rows of a file and makes the tables of the shop equal to them. */
export interface RowWriter extends Pick<RowBatches, 'add' | 'flush' | 'discard'> {
  /** Call it after the last row. Resolves with the number of rows that were written, changed and deleted. */
  apply(): Promise<number>;
}
