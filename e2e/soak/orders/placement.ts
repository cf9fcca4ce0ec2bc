import { randomUUID } from 'node:crypto';
import { cpus } from 'node:os';
import type { RequestOf } from 'shared-contracts/api';
import { machine } from 'bench/machine';
import { writeSection } from 'bench/results';
import { percentile } from 'bench/statistics';
import { openSoakDatabase } from 'storefront-api/testing/soak-database';
import { startPostgres } from '../../../scripts/verify/postgres.ts';
import { createBrowser, type Browser } from './client.ts';
import { completeCheckout } from './complete-checkout.ts';
import { fillBasket } from './fill-basket.ts';
import { startProviderTimes, type ProviderTimes } from './provider-times.ts';
import { startOrderStack, type OrderStack } from './stack.ts';

/**
 * `pnpm bench:orders` measures how long `place-order` takes, and how many orders one process of the API places. Every
 * guest has a basket and a complete checkout before the first order is placed, so that only placing is measured.
 * `API_ARGUMENTS=--cpu-prof` writes a profile of the API when it ends.
 */
const sizes = { guests: 900, warmUp: 100, atOnce: 16 };
const guestStore = 19;
const port = Number(process.env['SOAK_PORT'] ?? 4_440);
const print = (line: string) => process.stdout.write(`${line}\n`);

const random = () => Math.random();
const pick = <Row>(rows: readonly Row[]): Row | undefined => rows[Math.floor(random() * rows.length)];

interface Purchase {
  browser: Browser;
  order: RequestOf<'place-order'>;
}

/** Calls `work` for every row, `sizes.atOnce` of them at the same time. */
async function forAll<Row>(rows: readonly Row[], work: (row: Row) => Promise<void>): Promise<void> {
  const queue = rows.values();
  const worker = async () => {
    // oxlint-disable-next-line no-await-in-loop -- as many at once as there are workers
    for (const row of queue) await work(row);
  };
  await Promise.all(Array.from({ length: sizes.atOnce }, worker));
}

/** Resolves with guests who can pay; a basket of which nothing could be delivered is left out. */
async function preparePurchases({ origins }: OrderStack, productIds: readonly number[]): Promise<Purchase[]> {
  const purchases: Purchase[] = [];
  await forAll(Array.from({ length: sizes.guests }), async () => {
    const browser = createBrowser({ origins, random, onAnswer: () => undefined });
    const visit = { browser, store_id: guestStore, random, pick };
    await fillBasket(visit, productIds);
    const checkout = await completeCheckout(visit);
    const total = checkout?.basket.order.total?.amount ?? 0;
    const hasCard = checkout?.payment.methods.some(({ code }) => code === 'adyen_cc') ?? false;
    if (!checkout?.quoteId || total === 0 || !hasCard || checkout.requirements.length > 0) return;
    const { quoteId, version } = checkout;
    purchases.push({
      browser,
      order: {
        store_id: guestStore,
        idempotencyKey: randomUUID(),
        quoteId,
        version,
        expectedTotal: total,
        methodCode: 'adyen_cc',
        termsAccepted: true,
      },
    });
  });
  return purchases;
}

interface Placements {
  /** Milliseconds until the answer of every placed order. */
  durations: number[];
  /** The same without the provider's time for that order. */
  ownDurations: number[];
  /** Answers by status or code. */
  answers: Map<string, number>;
  seconds: number;
}

async function placeAll(
  purchases: readonly Purchase[],
  { ofOrders }: Pick<ProviderTimes, 'ofOrders'>,
): Promise<Placements> {
  const durations: number[] = [];
  const ownDurations: number[] = [];
  const answers = new Map<string, number>();
  const began = performance.now();
  await forAll(purchases, async ({ browser, order }) => {
    const sentAt = performance.now();
    const { status, body } = await browser.call('place-order', order);
    const answer = status === 200 ? body.outcome : (body.code ?? String(status));
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
    if (status !== 200) return;
    const duration = performance.now() - sentAt;
    durations.push(duration);
    ownDurations.push(duration - (ofOrders.get(body.orderId) ?? 0));
  });
  return { durations, ownDurations, answers, seconds: (performance.now() - began) / 1000 };
}

/** Returns seconds that all cores have worked, and seconds in all. */
function coreTimes(): { busy: number; all: number } {
  const times = cpus().map(({ times: { idle, ...worked } }) => ({
    idle,
    worked: Object.values(worked).reduce((sum, each) => sum + each, 0),
  }));
  const busy = times.reduce((sum, { worked }) => sum + worked, 0) / 1000;
  return { busy, all: busy + times.reduce((sum, { idle }) => sum + idle, 0) / 1000 };
}

interface ApiTimes {
  /** Seconds that the process has worked. */
  worked: number;
  /** Sessions at the payment provider, and seconds until its answers. */
  sessions: number;
  waited: number;
}

async function apiTimes(origin: string): Promise<ApiTimes> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  const value = (name: string) =>
    Number(
      metrics
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.slice(name.length),
    );
  const session = (part: string) => value(`payment_provider_duration_seconds_${part}{call="create-session"}`);
  return { worked: value('process_cpu_seconds_total'), sessions: session('count'), waited: session('sum') };
}

const percent = (part: number, all: number) => `${Math.round((part / all) * 100)} %`;

async function measure(stack: OrderStack, databaseUrl: string, provider: ProviderTimes): Promise<string> {
  const database = await openSoakDatabase(databaseUrl);
  const { allProductIds } = database;
  await database.close();
  print('Guests fill their baskets …');
  const purchases = await preparePurchases(stack, allProductIds);
  print('Orders are placed …');
  await placeAll(purchases.slice(0, sizes.warmUp), provider);
  const [origin = ''] = stack.origins;
  const before = { cores: coreTimes(), api: await apiTimes(origin) };
  const placed = await placeAll(purchases.slice(sizes.warmUp), provider);
  const { durations, ownDurations, answers, seconds } = placed;
  const after = { cores: coreTimes(), api: await apiTimes(origin) };
  const busy = percent(after.cores.busy - before.cores.busy, after.cores.all - before.cores.all);
  const cells = [
    (durations.length / seconds).toFixed(0),
    percentile(durations, 50).toFixed(0),
    percentile(durations, 99).toFixed(0),
    percentile(ownDurations, 50).toFixed(0),
    percentile(ownDurations, 99).toFixed(0),
    '250',
    [...answers].map(([answer, count]) => `${count} × ${answer}`).join(', '),
    ((1000 * (after.api.waited - before.api.waited)) / (after.api.sessions - before.api.sessions)).toFixed(0),
    percent(after.api.worked - before.api.worked, seconds),
    busy,
  ];
  return [
    '# Placing orders',
    '',
    await machine(),
    '',
    `Made by \`pnpm bench:orders\`: ${sizes.atOnce} guests at the same time press the button, one process of the API, PostgreSQL with fsync on. The times of the first columns include the provider's answer. Those without it are the time of each order less the time that the provider took for the same order, measured between the API and the simulator: the simulator shares the machine with the shop, the database and the measuring program. One process of the API has one core at most.`,
    '',
    '| orders/s | p50 ms | p99 ms | p50 ms without the provider | p99 ms without the provider | target of that | answers | provider, average ms, as the API waits | API process, of one core | all cores busy |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    `| ${cells.join(' | ')} |`,
    '',
  ].join('\n');
}

const postgres = await startPostgres('-c shared_buffers=256MB');
if (postgres === undefined) throw new Error('There is no PostgreSQL on this machine: no figures of orders');
try {
  const provider = await startProviderTimes(port, port + 2);
  const apiArguments = process.env['API_ARGUMENTS']?.split(' ') ?? [];
  const stack = await startOrderStack(postgres.url, port, 1, { providerUrl: provider.url, apiArguments });
  try {
    const report = await measure(stack, postgres.url, provider);
    writeSection('# Placing orders', report);
    print(report);
  } finally {
    await stack.stop();
    await provider.stop();
  }
} finally {
  await postgres.stop();
}
