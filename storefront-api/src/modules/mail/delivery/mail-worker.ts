import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import type { Queryable } from '../../../db/client.ts';
import { claimMails, deleteOldMails, type ClaimedMail } from '../repository.ts';
import { deliverMail, type DeliveryContext, type DeliveryResult } from './deliver-mail.ts';
import { smtpTimeouts, type MailSender, type OutgoingMail } from './smtp-sender.ts';

/** Long after the last moment at which the server may accept the mail, also if the clocks of processes differ. */
export const claimMs = 2 * (smtpTimeouts.sendMs + smtpTimeouts.replyMs);

const dayMs = 24 * 60 * 60 * 1000;
const sentTtlMs = 30 * dayMs;
const failedTtlMs = 90 * dayMs;
const cleaningMs = 60 * 60 * 1000;

export interface MailWorkerOptions {
  db: Queryable;
  sender: MailSender;
  compose: (mail: ClaimedMail) => Promise<OutgoingMail>;
  log: FastifyBaseLogger;
  register: Registry;
  now?: () => Date;
  /** Mails that are sent at the same time. @default 4 */
  maxConcurrent?: number;
  /** Pause between two looks into an empty outbox. @default 1000 */
  pollMs?: number;
}

export interface MailWorker {
  /** Claims no more mails, and resolves when the open ones have a result. They are aborted after `timeoutMs`. */
  stop(timeoutMs: number): Promise<void>;
}

/** Sends the mails of the outbox until it is stopped. Several workers share one outbox. */
export function startMailWorker(options: MailWorkerOptions): MailWorker {
  const stopping = new AbortController();
  const aborting = new AbortController();
  const running = run(options, stopping.signal, aborting.signal);
  return {
    async stop(timeoutMs) {
      stopping.abort();
      const timer = setTimeout(() => aborting.abort(), timeoutMs);
      await running;
      clearTimeout(timer);
      options.sender.close();
    },
  };
}

async function run(options: MailWorkerOptions, stopSignal: AbortSignal, abortSignal: AbortSignal) {
  const { db, log, register, now = () => new Date(), maxConcurrent = 4, pollMs = 1000 } = options;
  const context: DeliveryContext = { ...options, now, stopSignal: abortSignal };
  const attempts = new Counter({
    name: 'mail_attempts_total',
    help: 'Deliveries of mails, by result',
    labelNames: ['result'],
    registers: [register],
  });
  const open = new Map<number, Promise<void>>();
  let isServerDown = false;
  let cleanedAt = 0;

  async function deliver(mail: ClaimedMail): Promise<void> {
    const result: DeliveryResult = await deliverMail(mail, context).catch((error: unknown) => {
      log.error({ mailId: mail.id, err: error }, 'a mail has no result; it is tried again later');
      return 'lost';
    });
    attempts.inc({ result });
    isServerDown = result === 'unreachable';
  }

  async function claim(limit: number): Promise<ClaimedMail[]> {
    const time = now();
    try {
      if (time.getTime() - cleanedAt >= cleaningMs) {
        cleanedAt = time.getTime();
        const before = (ms: number) => new Date(time.getTime() - ms);
        await deleteOldMails(db, { sentBefore: before(sentTtlMs), failedBefore: before(failedTtlMs) });
      }
      const claimedUntil = new Date(time.getTime() + claimMs);
      return await claimMails(db, { limit, except: [...open.keys()], now: time, claimedUntil });
    } catch (error) {
      log.error({ err: error }, 'the outbox could not be read');
      return [];
    }
  }

  /* oxlint-disable no-await-in-loop -- the loop waits until something can be sent */
  while (!stopSignal.aborted) {
    // One mail at a time shows whether the server is back.
    const limit = (isServerDown ? 1 : maxConcurrent) - open.size;
    const mails = limit > 0 ? await claim(limit) : [];
    for (const mail of mails) {
      open.set(
        mail.id,
        deliver(mail).finally(() => open.delete(mail.id)),
      );
    }
    const pause = sleep(pollMs, undefined, { signal: stopSignal }).catch(() => undefined);
    await (mails.length < limit || isServerDown ? pause : Promise.race([pause, ...open.values()]));
  }
  await Promise.all(open.values());
  /* oxlint-enable no-await-in-loop */
}
