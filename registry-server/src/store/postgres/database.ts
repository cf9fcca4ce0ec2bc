/** What the registry needs of a PostgreSQL driver. */
export interface Queryable {
  query(text: string, values?: readonly unknown[]): Promise<{ rows: unknown[] }>;
}

export interface RegistryDatabase extends Queryable {
  /** For messages, without the password. */
  location: string;
  /** Runs a transaction under an advisory lock: processes with the same number wait for each other. */
  exclusively(lock: number, work: (tx: Queryable) => Promise<void>): Promise<void>;
  /**
   * Calls `received` with the text of every NOTIFY on the channel, and `missed` after a reconnect, when some may be
   * lost. Resolves with a function that stops it.
   */
  listen(
    channel: string,
    listener: { received: (text: string) => void; missed: () => void },
  ): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
