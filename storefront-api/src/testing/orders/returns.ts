import { randomUUID } from 'node:crypto';
import type { RequestOf } from 'shared-contracts/api';
import { call, ownOrigin, send, type TestApi } from '../test-api.ts';
import { placedOrder, type ChangeTest } from './order-changes.ts';
import { operateOn, orderRow } from './placed-orders.ts';

/** Places an order of a new member, sends and delivers it. */
export async function deliveredOrder(api: ChangeTest, points = 0) {
  const order = await placedOrder(api, points);
  await operateOn(api, order.number, 'ship', {});
  await operateOn(api, order.number, 'deliver', {});
  return { ...order, items: (await orderRow(api, order.orderId)).items };
}

type Fields = Partial<RequestOf<'create-return'>>;
interface Order {
  orderId: number;
  cookie: string;
}

/** Requests a return. The order's items must be named. */
export function requestReturn({ app }: TestApi, { orderId, cookie }: Order, fields: Fields) {
  const key = randomUUID();
  const common = { store_id: 1, idempotencyKey: key, order_id: orderId, refund: 'original' as const };
  return send(app, 'create-return', { ...common, ...fields }, { cookie });
}

/** Requests a return of pieces, and returns its code. */
export async function returnCode(
  api: TestApi,
  order: Order,
  pieces: readonly { id: number; qty: number }[],
  refund: 'original' | 'credit' = 'original',
): Promise<string> {
  const items = pieces.map((each) => ({ ...each, reason: 'too_small' as const }));
  const answer = await requestReturn(api, order, { items, refund });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ code: string }>().code;
}

/** Cancels the return with a code, as the member of `order`. */
export async function sendCancellation(api: TestApi, order: Order, code: string) {
  const { returns } = await returnsOf(api, order);
  const id = returns.find((each) => each.code === code)?.id ?? 0;
  return send(api.app, 'cancel-return', { store_id: 1, return_id: id }, { cookie: order.cookie });
}

export async function cancelReturn(api: TestApi, order: Order, code: string): Promise<void> {
  const answer = await sendCancellation(api, order, code);
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

export async function returnsOf({ app }: TestApi, { orderId, cookie }: Order) {
  const fields = { store_id: 1, order_id: orderId };
  return (await call(app, 'order-returns', fields, { cookie })).data;
}

/** Sends a form as a browser without JavaScript does, from a network of its own. */
export function sendForm(
  { app }: TestApi,
  name: 'cancel-return' | 'create-return' | 'withdrawal',
  fields: Record<string, string>,
  cookie?: string,
) {
  return app.inject({
    method: 'POST',
    url: `/api/${name}`,
    headers: {
      ...ownOrigin,
      ...(cookie === undefined ? {} : { cookie }),
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': nextNetwork(),
    },
    payload: new URLSearchParams(fields).toString(),
  });
}

let networks = 0;

function nextNetwork(): string {
  networks += 1;
  return `198.51.${Math.floor(networks / 250)}.${networks % 250}`;
}

/** Withdraws as a guest, from a network of its own: limits are not what is tested. */
export function sendWithdrawal(
  { app }: TestApi,
  { number: order, email }: { number: string; email: string },
  fields: Partial<RequestOf<'withdrawal'>> = {},
) {
  const common = { store_id: 1, idempotencyKey: randomUUID(), order, email };
  const headers = { 'x-forwarded-for': nextNetwork() };
  return send(app, 'withdrawal', { ...common, ...fields }, { headers });
}
