import { Client } from 'pg';

/** Pause before a lost connection is opened again. */
const pauseMs = 1_000;

export interface Listening {
  channel: string;
  listener: { received: (text: string) => void; missed: () => void };
  onLost: (cause: Error) => void;
}

/**
 * Keeps one listening connection and opens it again when it is lost. Rejects when the first one fails. Resolves with
 * a function that closes it.
 */
export async function listenWithReconnect(
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
      // Without keep-alive a connection to a lost host would seem open.
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      application_name: 'release-registry listening',
    });
    // Only `error` is reported; `end` follows it.
    opening.on('error', onLost);
    opening.on('notification', ({ payload }) => listener.received(payload ?? ''));
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
