import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { rowsOf, type Difference } from '../difference.ts';
import type { ProviderPayment, ProviderRecords } from '../provider-records.ts';

interface Attempt {
  number: string;
  reference: string;
  status: string;
  amount: number;
  currency: string;
  must_void: boolean;
}

const paid = new Set(['authorised', 'captured', 'partially_refunded', 'refunded']);
/** The shop has not asked yet, or the provider was not reached. */
const undecided = new Set(['started', 'pending']);

/** Compares each attempt with the provider's own record. What is not decided yet may differ. */
export async function checkProvider(db: Queryable, provider: ProviderRecords): Promise<Difference[]> {
  const attempts = await rowsOf<Attempt>(
    db,
    sql`select o.increment_id as number, p.reference, p.status, p.amount, p.currency, p.must_void
      from order_payments p join orders o on o.id = p.order_id order by p.id`,
  );
  const differences: Difference[] = [];
  for (const attempt of attempts) {
    // oxlint-disable-next-line no-await-in-loop -- the provider must not get all questions at once
    const text = difference(attempt, await provider.find(attempt.reference));
    if (text !== null)
      differences.push({ subject: `order ${attempt.number}`, text: `payment ${attempt.reference} ${text}` });
  }
  return differences;
}

function difference(attempt: Attempt, record: ProviderPayment | null): string | null {
  const { status, amount, currency } = attempt;
  const isPaid = paid.has(status);
  if (record === null) return isPaid ? `is ${status}, and the provider does not know it` : null;
  const isAtProvider = paid.has(record.status);
  const isSettling = undecided.has(status) || attempt.must_void;
  if (isPaid !== isAtProvider && !isSettling) return `is ${status}, and ${record.status} at the provider`;
  const isWhole = record.status === 'authorised' || record.status === 'pending';
  const isSame = record.amount.currency === currency && (!isWhole || record.amount.amount === amount);
  return isSame
    ? null
    : `is ${amount} ${currency}, and ${record.amount.amount} ${record.amount.currency} at the provider`;
}
