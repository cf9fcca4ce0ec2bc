import { randomUUID } from 'node:crypto';
import { returnReasons, type ReturnReason } from 'shared-contracts/return-rules';
import type { Visit } from './fill-basket.ts';

/** An order whose payment has begun. */
export interface Purchase {
  store_id: number;
  orderId: number;
  isMember: boolean;
}

interface Placed extends Purchase {
  number: string;
  email: string;
}

/** State that shoppers and operators share. */
export interface Sales {
  /** Orders of which something was sent. */
  sent: string[];
  /** Announced returns, which may arrive. */
  returns: { order: string; code: string }[];
}

interface Piece {
  id: number;
  qty: number;
}

/** Cancels, returns or withdraws from a purchase at random. */
export async function changePurchase(visit: Visit, purchase: Purchase, sales: Sales): Promise<void> {
  const { store_id, orderId, isMember } = purchase;
  const fields = { store_id: String(store_id), orderId: String(orderId) };
  const { status, body } = await visit.browser.call('order-status', fields);
  // Failed look-ups are limited.
  if (status !== 200 || (body.state !== 'placed' && body.state !== 'completed')) return;
  const placed = { ...purchase, number: body.incrementId, email: body.email };
  const chance = visit.random();
  if (!isMember || chance < 0.25) return withdraw(visit, placed, sales);
  if (chance < 0.35) return cancel(visit, placed);
  if (chance < 0.45) return cancelReturns(visit, placed);
  return requestReturn(visit, placed, sales);
}

async function cancel({ browser }: Visit, { store_id, orderId: order_id }: Purchase): Promise<void> {
  await browser.call('self-cancel-order', { store_id, order_id });
}

/** Cancels returns of an order, some of them more than once; operators may receive them meanwhile. */
async function cancelReturns({ browser, random }: Visit, { store_id, orderId }: Placed): Promise<void> {
  const order = { store_id: String(store_id), order_id: String(orderId) };
  const { status, body } = await browser.call('order-returns', order);
  const ids = status === 200 ? body.returns.filter(({ canCancel }) => canCancel).map(({ id }) => id) : [];
  const calls = ids.flatMap((id) => (random() < 0.3 ? [id, id] : [id]));
  await Promise.all(calls.map((return_id) => browser.call('cancel-return', { store_id, return_id })));
}

async function requestReturn(visit: Visit, { store_id, orderId, number }: Placed, { returns }: Sales) {
  const { browser, random, pick } = visit;
  const order = { store_id: String(store_id), order_id: String(orderId) };
  const { status, body } = await browser.call('order-returns', order);
  const pieces = status === 200 ? somePieces(visit, body.returnable) : [];
  if (pieces.length === 0) return;
  const fields = {
    store_id,
    idempotencyKey: randomUUID(),
    order_id: orderId,
    items: pieces.map((each) => ({ ...each, reason: pick<ReturnReason>(returnReasons) ?? 'late' })),
    refund: random() < 0.5 ? ('original' as const) : ('credit' as const),
  };
  const calls = random() < 0.2 ? [fields, fields, { ...fields, idempotencyKey: randomUUID() }] : [fields];
  const answers = await Promise.all(calls.map((each) => browser.call('create-return', each)));
  for (const answer of answers) {
    if (answer.status === 200) returns.push({ order: number, code: answer.body.code });
  }
}

async function withdraw(visit: Visit, { store_id, number: order, email }: Placed, { returns }: Sales) {
  const { browser, random } = visit;
  const lookup = { store_id, order, email };
  const { status, body } = await browser.call('withdrawal-order', lookup);
  if (status !== 200) return;
  const pieces = somePieces(visit, body.items);
  const items = pieces.length === 0 || random() < 0.4 ? {} : { items: pieces };
  const fields = { ...lookup, idempotencyKey: randomUUID(), ...items };
  const calls = random() < 0.2 ? [fields, fields] : [fields];
  const answers = await Promise.all(calls.map((each) => browser.call('withdrawal', each)));
  for (const answer of answers) if (answer.status === 200) returns.push({ order, code: answer.body.code });
}

/** Returns some pieces of some items. */
export function somePieces({ random }: Pick<Visit, 'random'>, items: readonly Piece[]): Piece[] {
  return items
    .filter(() => random() < 0.6)
    .map(({ id, qty }) => ({ id, qty: 1 + Math.floor(random() * qty) }));
}
