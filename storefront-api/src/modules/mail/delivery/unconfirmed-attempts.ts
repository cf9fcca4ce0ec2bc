/** Attempts after which the server may have accepted the mail, before it is given up. */
export const maxUnconfirmedAttempts = 3;

const prefix = /^unconfirmed (\d), /;

/** Returns how many attempts the server did not confirm, from the stored reason of the last failed attempt. */
export function unconfirmedAttempts(failure: string | null): number {
  return Number(prefix.exec(failure ?? '')?.[1] ?? 0);
}

/** Returns the reason to store. It contains the number of unconfirmed attempts, also after a failure of another kind. */
export function withUnconfirmedAttempts(reason: string, attempts: number): string {
  return attempts === 0 ? reason : `unconfirmed ${attempts}, ${reason}`;
}
