import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { machine } from 'bench/machine';
import { writeSection } from 'bench/results';
import { openSoakDatabase, type SoakDatabase } from 'storefront-api/testing/soak-database';
import { startPostgres } from '../../../scripts/verify/postgres.ts';
import { injectFaults } from './crashes.ts';
import { shopAtRandom } from './shopper.ts';
import { startOrderStack, type OrderStack } from './stack.ts';

/**
 * `pnpm soak:orders` lets shoppers buy at random while processes are killed, waits until every payment is decided, and
 * recalculates everything with `pnpm reconcile`. Ends with 1 for a difference or an unexpected answer. The short form,
 * `--seconds 20`, only prints its result.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '600' } } });
const seconds = Number(values.seconds);
const print = (line: string) => process.stdout.write(`${line}\n`);
const isShort = seconds < 600;
const port = Number(process.env['SOAK_PORT'] ?? 4_440);
const sizes = {
  members: 16,
  guests: 8,
  apis: 2,
  /** Shoppers of the long form are so slow that the simulator remembers all of their payments. */
  pauseMs: isShort ? 500 : 14_000,
  faultPauseMs: isShort ? 2_500 : 8_000,
  settleMs: 120_000,
};

/** Printed, of which there may be thousands. */
const maxFailures = 30;

interface Found {
  answers: Map<string, number>;
  /** Answers that no shopper may get. */
  unexpected: string[];
  onAnswer: (name: string, status: number, body: string) => void;
}

function createFound(): Found {
  const found = { answers: new Map<string, number>(), unexpected: [] as string[] };
  return {
    ...found,
    onAnswer(name, status, body) {
      if (name === 'place-order') {
        const code = /"(?:code|outcome)":"(\w+)"/.exec(body)?.[1] ?? 'no answer';
        found.answers.set(code, (found.answers.get(code) ?? 0) + 1);
      }
      // A malformed call is a mistake of this program.
      if (status >= 500 || status === 400 || status === 429)
        found.unexpected.push(`${name}: ${status} ${body.slice(0, 300)}`);
    },
  };
}

const answersOf = ({ answers }: Found) =>
  [...answers]
    .toSorted(([, one], [, other]) => other - one)
    .map(([code, count]) => `${code}: ${count}`)
    .join(', ');

/** Resolves with the seconds until no payment was open. */
async function settle(database: SoakDatabase): Promise<number> {
  const began = Date.now();
  while ((await database.countOpen()) > 0) {
    if (Date.now() - began > sizes.settleMs) throw new Error('Payments stay open');
    await database.passTime();
    await wait(1_000);
  }
  return (Date.now() - began) / 1000;
}

async function shop(stack: OrderStack, database: SoakDatabase, { onAnswer }: Found): Promise<void> {
  const over = new AbortController();
  const { productIds, emails } = database;
  const shoppers = Array.from({ length: sizes.members + sizes.guests }, (_, index) =>
    shopAtRandom(
      {
        origins: stack.origins,
        onAnswer,
        productIds,
        email: index < sizes.members ? (emails[index % emails.length] ?? null) : null,
        pauseMs: sizes.pauseMs,
      },
      over.signal,
    ),
  );
  const { apis, simulator } = stack;
  const faults = injectFaults({ ...stack, apis, simulator, pauseMs: sizes.faultPauseMs }, over.signal);
  await wait(seconds * 1000);
  over.abort();
  await faults;
  await Promise.all([...apis, simulator].map((each) => each.ready()));
  await stack.setMode({ mode: 'up' });
  await Promise.all(shoppers);
}

const postgres = await startPostgres();
if (postgres === undefined) {
  print('There is no PostgreSQL on this machine: orders were not soaked');
  process.exit(1);
}
let failures: string[] = [];
try {
  const stack = await startOrderStack(postgres.url, port, sizes.apis);
  try {
    const database = await openSoakDatabase(postgres.url);
    const found = createFound();
    await shop(stack, database, found);
    const settledAfter = await settle(database);
    const { code, output } = await stack.reconcile();
    const charges = await stack.charges();
    const atProvider = charges.filter(({ status }) => status === 'authorised').length;
    const paid = await database.countPaid();
    const crashes = [...stack.apis, stack.simulator]
      .map((each) => `${each.name}: ${each.crashes()}`)
      .join(', ');
    const orders = await database.countOrders();
    await database.close();
    failures = [
      ...(code === 0 ? [] : [output]),
      ...(atProvider === paid
        ? []
        : [`${atProvider} payments are authorised at the provider, and ${paid} in the shop`]),
      ...found.unexpected,
      ...(orders.some(({ state }) => state === 'placed') ? [] : ['No order was placed']),
    ];
    const report = [
      '# Orders under crashes',
      '',
      await machine(),
      '',
      `Made by \`pnpm soak:orders\`: ${sizes.members} members and ${sizes.guests} guests buy at random for ${seconds} s at ${sizes.apis} processes of the API on PostgreSQL, which are killed meanwhile, as is the payment simulator.`,
      '',
      '| what | seen |',
      '| --- | --- |',
      ...orders.map(
        ({ state, payment, orders: count }) => `| orders ${state}, payment ${payment} | ${count} |`,
      ),
      `| answers of place-order | ${answersOf(found)} |`,
      `| processes killed | ${crashes} |`,
      `| payments at the provider, all and authorised | ${charges.length}, ${atProvider} |`,
      `| unexpected answers | ${found.unexpected.length} |`,
      `| all payments decided after | ${settledAfter.toFixed(0)} s |`,
      `| differences | ${code === 0 ? 'none' : 'see above'} |`,
      '',
    ].join('\n');
    print(report);
    print(output.trim());
    if (!isShort && failures.length === 0) writeSection('# Orders under crashes', report);
  } finally {
    await stack.stop();
  }
} finally {
  await postgres.stop();
}
for (const failure of failures.slice(0, maxFailures)) print(failure);
process.exit(failures.length === 0 ? 0 : 1);
