import { setTimeout as sleep } from 'node:timers/promises';
import type { Queryable } from '../../../db/client.ts';
import type { PaymentStatus, PaymentUpdate } from '../../payments/payment-provider.ts';
import { eraseStoredCards } from '../../payments/stored-cards.ts';
import { claimOperations } from '../changes/payment-operations.ts';
import { runOperation } from '../changes/run-operation.ts';
import { eraseFittingAnswers } from './fitting-answers.ts';
import type { OrderServices } from '../order-services.ts';
import { claimAttempts, updateAttempt, type AttemptRow } from '../attempt-repository.ts';
import { deleteKeysBefore } from '../placement/key-repository.ts';
import { settleAttempt, type AttemptUpdate } from '../payment/settle.ts';
import { deleteExpiredHolds } from '../../stock/holds.ts';

const minuteMs = 60 * 1000;
const keyTtlMs = 24 * 60 * minuteMs;
/** Pause between two queries of the provider about one attempt. */
const recheckMs = minuteMs;
/** Pause between two erasures of expired answers for the workshop. */
const erasureIntervalMs = 60 * minuteMs;
const attemptsAtOnce = 20;

export interface SweeperOptions {
  db: Queryable;
  services: OrderServices;
  now: () => Date;
  /** Pause between two sweeps, if nothing more is due. @default 5000 */
  pollMs?: number;
}

export interface Sweeper {
  /** Resolves when the present work has ended. */
  stop(): Promise<void>;
}

/** Resumes what crashes and slow payments have left, until it is stopped. Several processes may do so. */
export function startSweeper({ pollMs = 5000, ...options }: SweeperOptions): Sweeper {
  const stopping = new AbortController();
  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };

  async function run(): Promise<void> {
    const { signal } = stopping;
    let erasedAtMs = -Infinity;
    /* oxlint-disable no-await-in-loop -- one sweep after the other */
    while (!signal.aborted) {
      const isMoreDue = await sweep(options).catch((error: unknown) => {
        options.services.log.error({ err: error }, 'the open payments could not be processed');
        return false;
      });
      if (options.now().getTime() - erasedAtMs >= erasureIntervalMs) {
        erasedAtMs = options.now().getTime();
        await eraseFittingAnswers(options.db, options.services, options.now()).catch((error: unknown) => {
          options.services.log.error({ err: error }, 'the answers for the workshop could not be erased');
        });
      }
      if (isMoreDue) continue;
      await sleep(pollMs, undefined, { signal }).catch(() => undefined);
    }
    /* oxlint-enable no-await-in-loop */
  }
}

/**
 * Processes once what is due: queries the provider about open payments, voids those that must not be kept, repeats captures and
 * refunds, deletes stored cards, ends holds. Resolves with whether more may be due.
 */
export async function sweep({ db, services, now }: Omit<SweeperOptions, 'pollMs'>): Promise<boolean> {
  const began = now();
  const due = await claimAttempts(db, {
    now: began,
    nextCheckAt: new Date(began.getTime() + recheckMs),
    limit: attemptsAtOnce,
  });
  for (const attempt of due) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- a provider that is slow must not get all queries at once
      await (attempt.mustVoid ? voidAttempt : checkAttempt)(db, attempt, services, now());
    } catch (error) {
      services.log.warn({ err: error, reference: attempt.reference }, 'a payment could not be checked');
    }
  }
  const operations = await resumeOperations(db, services, began);
  await eraseStoredCards(db, services, began);
  await deleteExpiredHolds(db, began);
  await deleteKeysBefore(db, new Date(began.getTime() - keyTtlMs));
  return due.length === attemptsAtOnce || operations === attemptsAtOnce;
}

/** Repeats captures, voids and refunds that the provider has not answered. Resolves with their number. */
async function resumeOperations(db: Queryable, services: OrderServices, now: Date): Promise<number> {
  const due = await claimOperations(db, {
    now,
    nextCheckAt: new Date(now.getTime() + recheckMs),
    limit: attemptsAtOnce,
  });
  for (const operation of due) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- a provider that is slow must not get all calls at once
      await runOperation(db, operation, services, now);
    } catch (error) {
      const { reference } = operation;
      services.log.warn({ err: error, reference }, 'a payment operation could not be repeated');
    }
  }
  return due.length;
}

async function checkAttempt(
  db: Queryable,
  attempt: AttemptRow,
  services: OrderServices,
  now: Date,
): Promise<void> {
  const { reference, expiresAt } = attempt;
  const found = await services.provider.confirm(reference);
  const isOver = expiresAt <= now;
  const update = updateOf(found, { isOver, isUnknown: attempt.pspReference === null });
  if (update === null) return;
  await db.transaction(async (tx) => {
    if (found !== null) await services.records.applyUpdate(tx, found);
    await settleAttempt(tx, reference, update, services, { now, isShopperWaiting: false });
  });
}

/** Returns what to record; null if there is nothing new. */
function updateOf(
  found: PaymentUpdate | null,
  { isOver, isUnknown }: { isOver: boolean; isUnknown: boolean },
): AttemptUpdate | null {
  if (found !== null && found.status !== 'pending') {
    const { status, pspReference, rejection, amount } = found;
    return { status, pspReference, rejection, amount: amount.amount };
  }
  if (isOver) return { status: 'expired' };
  // The call never arrived: its process was killed before, or the provider was not reached.
  if (found === null) return isUnknown ? { status: 'rejected', rejection: 'not_started' } : null;
  return isUnknown ? { status: 'pending', pspReference: found.pspReference } : null;
}

/** No money is held any more. */
const endsWithoutCharge: ReadonlySet<PaymentStatus> = new Set(['voided', 'refunded', 'rejected', 'expired']);

async function voidAttempt(
  db: Queryable,
  attempt: AttemptRow,
  { provider, records }: OrderServices,
  now: Date,
): Promise<void> {
  const { id, reference, pspReference } = attempt;
  if (pspReference === null) throw new Error('An authorised payment has no reference of the provider');
  const voided = await provider.void(pspReference, `${reference}-void`);
  await db.transaction((tx) => records.applyUpdate(tx, voided));
  let { status } = voided;
  if (status === 'captured') {
    // A method that charges at once cannot be voided any more.
    const refunded = await provider.refund(pspReference, voided.amount, `${reference}-refund`);
    await db.transaction((tx) => records.applyUpdate(tx, refunded));
    ({ status } = refunded);
  }
  if (endsWithoutCharge.has(status)) {
    await updateAttempt(db, id, { status, mustVoid: false, checkAt: null });
    return;
  }
  await updateAttempt(db, id, { checkAt: new Date(now.getTime() + recheckMs) });
}
