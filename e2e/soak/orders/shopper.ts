import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Checkout } from 'shared-contracts/api/checkout';
import type { ResponseOf } from 'shared-contracts/api';
import { demoMember } from '../../../scripts/stack/demo-member.ts';
import { changePurchase, type Purchase, type Sales } from './after-sales.ts';
import { createBrowser, type Answer, type Browser, type BrowserOptions } from './client.ts';
import { completeCheckout } from './complete-checkout.ts';
import { emptyBasket, fillBasket, type Visit } from './fill-basket.ts';
import { payAtRandom } from './payment-page.ts';

export interface ShopperOptions extends Omit<BrowserOptions, 'random'> {
  productIds: readonly number[];
  /** Null: a guest. */
  email: string | null;
  /** Longest pause between two visits, milliseconds. */
  pauseMs: number;
  sales: Sales;
}

const memberStores = [1, 11, 13, 12, 16, 15, 14, 24];
const guestStores = [19, 20, 21];
const maxLines = 6;
/** A browser repeats a call without an answer. */
const maxRepetitions = 6;

const random = () => Math.random();
const pick = <Row>(rows: readonly Row[]): Row | undefined => rows[Math.floor(random() * rows.length)];

/** Buys, and changes what was bought, at random until the signal. */
export async function shopAtRandom(options: ShopperOptions, signal: AbortSignal): Promise<void> {
  const { email, pauseMs } = options;
  let browser: Browser | null = null;
  let store_id = 1;
  const purchases: Purchase[] = [];
  while (!signal.aborted) {
    if (browser === null || email === null || random() < 0.1) {
      store_id = pick(email === null ? guestStores : memberStores) ?? 1;
      browser = createBrowser({ ...options, random });
      if (email !== null) await signIn(browser, email, store_id);
    }
    const visit = { browser, store_id, random, pick };
    purchases.push(...(await visitShop(visit, options)));
    const changed = pick(purchases.filter((each) => each.store_id === store_id));
    if (changed !== undefined && random() < 0.6) await changePurchase(visit, changed, options.sales);
    await wait(random() * pauseMs, undefined, { signal }).catch(() => undefined);
  }
}

async function signIn(browser: Browser, email: string, store_id: number): Promise<void> {
  const { password } = demoMember;
  await browser.call('login', { email, password, store_id });
}

/** Resolves with the order that was placed, if any. */
async function visitShop(visit: Visit, options: ShopperOptions): Promise<Purchase[]> {
  const { browser, store_id } = visit;
  await fillBasket(visit, options.productIds);
  const basket = await browser.call('basket-data', { store_id: String(store_id), variant: 'mini' });
  if (basket.status === 200 && basket.body.items.length > maxLines) {
    await emptyBasket(visit, basket.body);
    return [];
  }
  const checkout = await completeCheckout(visit);
  if (checkout === null || checkout.quoteId === null || random() < 0.1) return [];
  // The checkout is changed after it was read and before it is paid.
  if (random() < 0.1) await fillBasket(visit, options.productIds);
  for (let tries = 1 + Math.floor(random() * 2); tries > 0; tries -= 1) {
    const answer = await place(visit, checkout);
    if (answer.status === 200) return finish(visit, answer.body, options);
    if (answer.body.code !== 'payment_failed') return [];
    const again = await browser.call('checkout-data', { store_id: String(store_id) });
    if (again.status !== 200 || again.body.quoteId === null) return [];
    Object.assign(checkout, again.body);
  }
  return [];
}

type Placed = ResponseOf<'place-order'>;

/** Presses the button: once, twice, or in two tabs. */
async function place({ browser, store_id }: Visit, checkout: Checkout): Promise<Answer<'place-order'>> {
  const method = pick(checkout.payment.methods);
  const tokenId = method === undefined ? undefined : pick(method.tokens)?.id;
  const total = checkout.basket.order.total?.amount ?? 0;
  const fields = {
    store_id,
    idempotencyKey: randomUUID(),
    quoteId: checkout.quoteId ?? 0,
    version: checkout.version,
    expectedTotal: random() < 0.03 ? Math.max(0, total - 100) : total,
    methodCode: method?.code ?? 'adyen_cc',
    termsAccepted: true as const,
    ...(tokenId !== undefined && { tokenId }),
  };
  const calls = [fields];
  if (random() < 0.15) calls.push(fields);
  if (random() < 0.15) calls.push({ ...fields, idempotencyKey: randomUUID() });
  const answers = await Promise.all(calls.map((each) => placeUntilAnswered(browser, each)));
  return answers.find(({ status }) => status === 200) ?? answers[0] ?? { status: 0, body: {} as Placed };
}

async function placeUntilAnswered(
  browser: Browser,
  fields: Parameters<typeof browser.call<'place-order'>>[1],
): Promise<Answer<'place-order'>> {
  let answer = await browser.call('place-order', fields);
  for (let repetition = 1; repetition < maxRepetitions && isOpen(answer); repetition += 1) {
    await wait(300 * repetition);
    answer = await browser.call('place-order', fields);
  }
  return answer;
}

const isOpen = ({ status, body }: Answer<'place-order'>) =>
  status === 0 || body.code === 'completion_in_progress' || body.code === 'unavailable';

async function finish(
  { browser, store_id }: Visit,
  { orderId, outcome, redirect }: Placed,
  { email: account }: ShopperOptions,
): Promise<Purchase[]> {
  if (outcome === 'redirect') await payAtRandom(redirect, random);
  await browser.call('order-status', { store_id: String(store_id), orderId: String(orderId) });
  return [{ store_id, orderId, isMember: account !== null }];
}
