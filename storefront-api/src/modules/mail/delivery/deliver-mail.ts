import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../../../db/client.ts';
import { databaseFailure } from '../../../db/database-failure.ts';
import { isMailKind, mailTtlMs } from '../mail-kinds.ts';
import { giveUp, markSent, postpone, type ClaimedMail } from '../repository.ts';
import { retryDelayMs } from './retry-delay.ts';
import {
  maxUnconfirmedAttempts,
  unconfirmedAttempts,
  withUnconfirmedAttempts,
} from './unconfirmed-attempts.ts';
import type { MailSender, OutgoingMail } from './smtp-sender.ts';

export type DeliveryResult = 'sent' | 'deferred' | 'unreachable' | 'unconfirmed' | 'failed' | 'lost';

export interface DeliveryContext {
  db: Queryable;
  sender: MailSender;
  /** Composes the mail. A rejection means that it never can be, unless the database failed. */
  compose: (mail: ClaimedMail) => Promise<OutgoingMail>;
  log: FastifyBaseLogger;
  now: () => Date;
  /** Aborted when the process must end. */
  stopSignal: AbortSignal;
}

/** Sends a claimed mail and stores the result. Its logs contain ids and reply codes only: no address, no text. */
export async function deliverMail(mail: ClaimedMail, context: DeliveryContext): Promise<DeliveryResult> {
  const { sender, log, stopSignal } = context;
  const entry = { mailId: mail.id, kind: mail.kind, attempt: mail.attempts };
  if (expiryOf(mail) <= context.now()) return fail(mail, mail.failure ?? 'expired', context);
  const composed = await context.compose(mail).catch((error: unknown) => {
    if (databaseFailure(error) !== null) throw error;
    log.error({ ...entry, err: error }, 'a mail could not be composed');
    return null;
  });
  if (composed === null) return fail(mail, 'not composed', context);

  const failure = await sender.send(composed, stopSignal);
  if (failure === null) {
    log.info(entry, 'mail sent');
    return store(mail, 'sent', context, () => markSent(context.db, mail, context.now()));
  }
  const { kind } = failure;
  const unconfirmed = unconfirmedAttempts(mail.failure) + (kind === 'unconfirmed' ? 1 : 0);
  const reason = withUnconfirmedAttempts(failure.reason, unconfirmed);
  if (kind === 'rejected' || unconfirmed >= maxUnconfirmedAttempts) return fail(mail, reason, context);
  const attempts = kind === 'unconfirmed' ? unconfirmed : mail.attempts;
  const dueAt = new Date(context.now().getTime() + retryDelayMs(kind, attempts, Math.random()));
  if (dueAt >= expiryOf(mail)) return fail(mail, reason, context);
  log.warn({ ...entry, reason, dueAt }, 'mail not sent; it is tried again');
  return store(mail, kind, context, () => postpone(context.db, mail, { dueAt, failure: reason }));
}

function expiryOf({ kind, createdAt, expiresAt }: ClaimedMail): Date {
  // A mail of an unknown kind, of a newer release, becomes a dead letter when it is composed.
  const ttlMs = isMailKind(kind) ? mailTtlMs[kind] : mailTtlMs.welcome;
  return expiresAt ?? new Date(createdAt.getTime() + ttlMs);
}

function fail(mail: ClaimedMail, failure: string, context: DeliveryContext): Promise<DeliveryResult> {
  const { id: mailId, kind, attempts } = mail;
  context.log.error({ mailId, kind, attempts, reason: failure }, 'mail given up');
  return store(mail, 'failed', context, () => giveUp(context.db, mail, { failedAt: context.now(), failure }));
}

const storePauseMs = 1000;

/**
 * Stores a result, and tries again until the claim ends if the database fails: a mail without a result would be sent
 * again.
 */
async function store(
  mail: ClaimedMail,
  result: DeliveryResult,
  context: DeliveryContext,
  write: () => Promise<boolean>,
): Promise<DeliveryResult> {
  const { log, now, stopSignal } = context;
  for (;;) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      if (await write()) return result;
      log.warn({ mailId: mail.id, result }, 'the claim of a mail was lost; it may be sent twice');
      return 'lost';
    } catch (error) {
      log.error({ mailId: mail.id, result, err: error }, 'the result of a mail could not be stored');
      if (stopSignal.aborted || now().getTime() + storePauseMs >= mail.claimedUntil.getTime()) return 'lost';
    }
    // oxlint-disable-next-line no-await-in-loop -- see above
    await sleep(storePauseMs);
  }
}
