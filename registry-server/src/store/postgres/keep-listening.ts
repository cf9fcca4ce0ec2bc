import { Client } from 'pg';

/** Before a connection that was lost is opened again, milliseconds. */
const pauseMs = 1_000;

export interface Listening {
  channel: string;
  listener: { heard: (text: string) => void; missed: () => void };
  onLost: (cause: Error) => void;
}

/**
 * Holds one connection that listens, and opens it again when it is lost. Rejects when the first one cannot be had.
 * Returns how to end it.
 */
export async function keepListening(
  url: string,
  { channel, listener, onLost }: Listening,
): Promise<() => Promise<void>> {
  let isStopped = false;
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function open(): Promise<void> {
    const opening = new Client({
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      // A host that is gone says nothing: without this the connection would seem to live.
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      application_name: 'release-registry listening',
    });
    // The first cause is the one that is reported; `end` follows it.
    opening.on('error', onLost);
    opening.on('notification', ({ payload }) => listener.heard(payload ?? ''));
    try {
      await opening.connect();
      await opening.query(`listen ${channel}`);
    } catch (cause) {
      await opening.end().catch(() => undefined);
      throw cause;
    }
    opening.once('end', openAgain);
    client = opening;
  }

  function openAgain(): void {
    client = undefined;
    if (isStopped) return;
    timer = setTimeout(() => {
      open().then(
        () => (isStopped ? client?.end() : listener.missed()),
        (cause: Error) => {
          onLost(cause);
          openAgain();
        },
      );
    }, pauseMs);
    timer.unref();
  }

  await open();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await client?.end();
  };
}
