import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import { countMails, type OutboxCounts } from './repository.ts';

/** Registers the state of the outbox at `/metrics`. Every process reports the same, that of the database. */
export async function mailMetrics(app: FastifyInstance): Promise<void> {
  let last: OutboxCounts = { waiting: 0, failed: 0, oldestWaiting: null };
  let reading: Promise<void> | undefined;

  /** Reads once for all metrics of a request. Keeps the last counts while the database does not answer. */
  async function read(): Promise<OutboxCounts> {
    reading ??= countMails(app.database.db)
      .then((counts) => void (last = counts))
      .catch((error: unknown) => app.log.warn({ err: error }, 'the outbox could not be counted'))
      .finally(() => (reading = undefined));
    await reading;
    return last;
  }

  const gauge = (name: string, help: string, value: (counts: OutboxCounts) => number) =>
    new Gauge({
      name,
      help,
      registers: [app.metricsRegister],
      async collect() {
        this.set(value(await read()));
      },
    });
  gauge('mails_waiting', 'Mails that wait to be sent', ({ waiting }) => waiting);
  gauge('mails_failed', 'Mails given up, for operators', ({ failed }) => failed);
  gauge('mail_oldest_waiting_seconds', 'Age of the oldest mail that waits', ({ oldestWaiting }) =>
    oldestWaiting === null ? 0 : Math.max(0, app.now().getTime() - oldestWaiting.getTime()) / 1000,
  );
}
