import { createHash } from 'node:crypto';

/** Number and hash of lines: two readings of a file with the same one are equal. */
export interface Fingerprint {
  add(line: string): void;
  /** Call it once, after the last line. */
  value(): string;
}

export function createFingerprint(): Fingerprint {
  const hash = createHash('sha256');
  let count = 0;
  return {
    add(line) {
      count += 1;
      hash.update(line).update('\n');
    },
    value: () => `${count} ${hash.digest('hex')}`,
  };
}
