import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import {
  serverEndpoints,
  type ServerRequestOf,
  type ServerResponseOf,
} from 'shared-contracts/api/server-endpoints';
import { signBody } from 'storefront-api/testing/sign-body';
import { somePieces, type Sales } from './after-sales.ts';

interface OperatorOptions {
  /** Addresses of the API's processes. */
  origins: readonly string[];
  /** Of the secret that the API shares with its operators. */
  secretFile: string;
  sales: Sales;
  /** Longest pause between two operations, milliseconds. */
  pauseMs: number;
  onAnswer: (name: string, status: number, body: string) => void;
}

type Name = 'order-operation' | 'picking-list';
type Answer = { status: number; text: string };

const timeoutMs = 30_000;
/** An operator repeats a call without an answer. */
const maxRepetitions = 6;

const random = () => Math.random();
const pick = <Row>(rows: readonly Row[]): Row | undefined => rows[Math.floor(random() * rows.length)];

/** Sends, delivers, cancels, refunds and receives at random until the signal. */
export async function operateAtRandom(options: OperatorOptions, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const operation = await nextOperation(options);
    if (operation !== null) {
      const fields = { ...operation, operator: 'soak', reference: `soak-${randomUUID()}` };
      const calls = random() < 0.1 ? [fields, fields] : [fields];
      await Promise.all(calls.map((each) => repeatUntilAnswered(options, 'order-operation', each)));
    }
    await wait(random() * options.pauseMs, undefined, { signal }).catch(() => undefined);
  }
}

type Operation = ServerRequestOf<'order-operation'>;
type WithoutOperator<Each> = Each extends unknown ? Omit<Each, 'operator' | 'reference'> : never;
type Unsigned = WithoutOperator<Operation>;

async function nextOperation(options: OperatorOptions): Promise<Unsigned | null> {
  const { sales } = options;
  const order = pick(sales.sent);
  const chance = random();
  if (order === undefined || chance < 0.4) return pack(options);
  if (chance < 0.65) return { action: 'deliver', order };
  if (chance < 0.7) return { action: 'refund', order, amount: 1 + Math.floor(random() * 2000) };
  if (chance < 0.8) return restock(options, order);
  const announced = pick(sales.returns);
  const action = pick(['approve', 'receive', 'receive', 'receive', 'reject'] as const) ?? 'receive';
  return announced === undefined ? null : { action, ...announced };
}

/** Sends a parcel or a part of it, or cancels a piece as missing. */
async function pack(options: OperatorOptions): Promise<Unsigned | null> {
  const list = await repeatUntilAnswered(options, 'picking-list', { limit: 100 });
  if (list.status !== 200) return null;
  const parcel = pick((JSON.parse(list.text) as ServerResponseOf<'picking-list'>).parcels);
  if (parcel === undefined) return null;
  const { order, warehouse } = parcel;
  const items = somePieces({ random }, parcel.items);
  if (random() < 0.1 && items.length > 0) return { action: 'cancel', order, items };
  options.sales.sent.push(order);
  return { action: 'ship', order, warehouse, ...(items.length > 0 && { items }) };
}

async function restock(options: OperatorOptions, order: string): Promise<Unsigned | null> {
  const fields = { action: 'show', order, operator: 'soak', reference: 'show-the-order' };
  const { status, text } = await repeatUntilAnswered(options, 'order-operation', fields);
  if (status !== 200) return null;
  const { items } = JSON.parse(text) as ServerResponseOf<'order-operation'>;
  const returned = items.filter((item) => item.returned > 0).map(({ id }) => ({ id, qty: 1 }));
  return returned.length === 0 ? null : { action: 'restock', order, items: returned };
}

async function repeatUntilAnswered(options: OperatorOptions, name: Name, fields: object): Promise<Answer> {
  let answer = await callOnce(options, name, fields);
  for (let repetition = 1; repetition < maxRepetitions && answer.status === 0; repetition += 1) {
    await wait(300 * repetition);
    answer = await callOnce(options, name, fields);
  }
  return answer;
}

async function callOnce(
  { origins, secretFile, onAnswer }: OperatorOptions,
  name: Name,
  fields: object,
): Promise<Answer> {
  const body = JSON.stringify(fields);
  const secret = Buffer.from(readFileSync(secretFile, 'utf8').trim(), 'base64url');
  const signature = signBody(secret, Buffer.from(body), new Date());
  try {
    const response = await fetch(`${pick(origins)}${serverEndpoints[name].path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-operations-signature': signature,
      },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    onAnswer(name, response.status, text);
    return { status: response.status, text };
  } catch {
    onAnswer(name, 0, '');
    return { status: 0, text: '' };
  }
}
