/** What the registry asks of a driver of PostgreSQL. */
export interface Queryable {
  query(text: string, values?: readonly unknown[]): Promise<{ rows: unknown[] }>;
}

export interface RegistryDatabase extends Queryable {
  /** For people, without the password. */
  place: string;
  /** A transaction that no other process begins that gives the same number, before this one has ended. */
  exclusively(lock: number, work: (tx: Queryable) => Promise<void>): Promise<void>;
  /**
   * Calls back with the text of every NOTIFY on the channel. `missed` is called where some may have been missed. Returns
   * how to stop it.
   */
  listen(
    channel: string,
    listener: { heard: (text: string) => void; missed: () => void },
  ): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
