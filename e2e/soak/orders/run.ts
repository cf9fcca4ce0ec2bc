import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { machine } from 'bench/machine';
import { writeSection } from 'bench/results';
import { openSoakDatabase, type SoakDatabase } from 'storefront-api/testing/soak-database';
import { startPostgres } from '../../../scripts/verify/postgres.ts';
import { injectFaults } from './crashes.ts';
import type { Sales } from './after-sales.ts';
import { operateAtRandom } from './operators.ts';
import { shopAtRandom } from './shopper.ts';
import { startOrderStack, type OrderStack } from './stack.ts';

/**
 * `pnpm soak:orders` lets shoppers buy and return, and operators send and refund, at random while processes are killed,
 * waits until every payment is decided, and recalculates everything with `pnpm reconcile`. Ends with 1 for a difference or
 * an unexpected answer, and without PostgreSQL. The short form, `--seconds 20`, only prints its result, and ends with 0
 * where there is no PostgreSQL.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '600' } } });
const seconds = Number(values.seconds);
const print = (line: string) => process.stdout.write(`${line}\n`);
const isShort = seconds < 600;
const port = Number(process.env['SOAK_PORT'] ?? 4_440);
const sizes = {
  members: 16,
  guests: 8,
  operators: 2,
  apis: 2,
  /** Shoppers of the long form are so slow that the simulator remembers all of their payments. */
  pauseMs: isShort ? 500 : 14_000,
  operatorPauseMs: isShort ? 150 : 1_500,
  faultPauseMs: isShort ? 2_500 : 8_000,
  settleMs: 120_000,
};

/** Printed, of which there may be thousands. */
const maxFailures = 30;

interface Findings {
  answers: Map<string, number>;
  /** Answers that no shopper may get. */
  unexpected: string[];
  onAnswer: (name: string, status: number, body: string) => void;
}

function createFindings(): Findings {
  const findings = { answers: new Map<string, number>(), unexpected: [] as string[] };
  return {
    ...findings,
    onAnswer(name, status, body) {
      if (name === 'place-order') {
        const code = /"(?:code|outcome)":"(\w+)"/.exec(body)?.[1] ?? 'no answer';
        findings.answers.set(code, (findings.answers.get(code) ?? 0) + 1);
      }
      // A malformed call is a mistake of this program.
      if (status >= 500 || status === 400 || status === 429)
        findings.unexpected.push(`${name}: ${status} ${body.slice(0, 300)}`);
    },
  };
}

const answersOf = ({ answers }: Findings) =>
  [...answers]
    .toSorted(([, one], [, other]) => other - one)
    .map(([code, count]) => `${code}: ${count}`)
    .join(', ');

/** Resolves with the seconds until no payment was open. */
async function waitUntilSettled(database: SoakDatabase): Promise<number> {
  const began = Date.now();
  while ((await database.countOpen()) > 0) {
    if (Date.now() - began > sizes.settleMs) throw new Error('Payments stay open');
    await database.passTime();
    await wait(1_000);
  }
  return (Date.now() - began) / 1000;
}

async function runShoppers(stack: OrderStack, database: SoakDatabase, { onAnswer }: Findings): Promise<void> {
  const over = new AbortController();
  const { productIds, emails } = database;
  const sales: Sales = { sent: [], returns: [] };
  const shoppers = Array.from({ length: sizes.members + sizes.guests }, (_, index) =>
    shopAtRandom(
      {
        origins: stack.origins,
        onAnswer,
        productIds,
        email: index < sizes.members ? (emails[index % emails.length] ?? null) : null,
        pauseMs: sizes.pauseMs,
        sales,
      },
      over.signal,
    ),
  );
  const { apis, simulator, origins, operationsSecretFile: secretFile } = stack;
  const pauseMs = sizes.operatorPauseMs;
  const operators = Array.from({ length: sizes.operators }, () =>
    operateAtRandom({ origins, secretFile, sales, pauseMs, onAnswer }, over.signal),
  );
  const faults = injectFaults({ ...stack, apis, simulator, pauseMs: sizes.faultPauseMs }, over.signal);
  await wait(seconds * 1000);
  // A slow machine may need longer for the first order; a run without one proves nothing.
  const latest = Date.now() + 5 * seconds * 1000;
  // oxlint-disable-next-line no-await-in-loop -- one question after the other
  while (!isAnyPlaced(await database.countOrders()) && Date.now() < latest) await wait(1_000);
  over.abort();
  await faults;
  await Promise.all([...apis, simulator].map((each) => each.ready()));
  await stack.setMode({ mode: 'up' });
  await Promise.all([...shoppers, ...operators]);
}

const isAnyPlaced = (orders: readonly { state: string }[]) =>
  orders.some(({ state }) => state === 'placed' || state === 'completed');

/** The provider holds or has taken the shopper's money. */
const held: ReadonlySet<string> = new Set(['authorised', 'captured', 'partially_refunded', 'refunded']);

/** Lets the shoppers buy, prints what was seen, and resolves with what may not be. */
async function soak(stack: OrderStack, database: SoakDatabase): Promise<string[]> {
  const findings = createFindings();
  await runShoppers(stack, database, findings);
  const settledAfter = await waitUntilSettled(database);
  const { code, output } = await stack.reconcile();
  const charges = await stack.charges();
  const atProvider = charges.filter(({ status }) => held.has(status)).length;
  const paid = await database.countPaid();
  const crashes = [...stack.apis, stack.simulator]
    .map((each) => `${each.name}: ${each.crashes()}`)
    .join(', ');
  const orders = await database.countOrders();
  const returns = await database.countReturns();
  const failures = [
    ...(code === 0 ? [] : [output]),
    ...(atProvider === paid
      ? []
      : [`${atProvider} payments are held or charged at the provider, and ${paid} in the shop`]),
    ...findings.unexpected,
    ...(isAnyPlaced(orders) ? [] : ['No order was placed']),
    ...(isShort || returns.some(({ state }) => state === 'refunded') ? [] : ['No return was refunded']),
  ];
  const report = [
    '# Orders under crashes',
    '',
    await machine(),
    '',
    `Made by \`pnpm soak:orders\`: ${sizes.members} members and ${sizes.guests} guests buy, cancel, return and withdraw at random for ${seconds} s, and ${sizes.operators} operators send, refund and receive, at ${sizes.apis} processes of the API on PostgreSQL, which are killed meanwhile, as is the payment simulator.`,
    '',
    '| what | seen |',
    '| --- | --- |',
    ...orders.map(
      ({ state, payment, orders: count }) => `| orders ${state}, payment ${payment} | ${count} |`,
    ),
    ...returns.map(({ kind, state, returns: count }) => `| ${kind}s ${state} | ${count} |`),
    `| answers of place-order | ${answersOf(findings)} |`,
    `| processes killed | ${crashes} |`,
    `| payments at the provider, all and paid | ${charges.length}, ${atProvider} |`,
    `| unexpected answers | ${findings.unexpected.length} |`,
    `| all payments decided after | ${settledAfter.toFixed(0)} s |`,
    `| differences | ${code === 0 ? 'none' : 'see above'} |`,
    '',
  ].join('\n');
  print(report);
  print(output.trim());
  if (!isShort && failures.length === 0) writeSection('# Orders under crashes', report);
  return failures;
}

/** Closes the connection before PostgreSQL is stopped, also after a failure, which a lost connection would hide. */
async function soakWithDatabase(stack: OrderStack, url: string): Promise<string[]> {
  const database = await openSoakDatabase(url);
  try {
    return await soak(stack, database);
  } finally {
    await database.close();
  }
}

const postgres = await startPostgres();
if (postgres === undefined) {
  print('There is no PostgreSQL on this machine: orders were not soaked');
  // `npm test` tests the API on the embedded database then.
  process.exit(isShort ? 0 : 1);
}
let failures: string[] = [];
try {
  const stack = await startOrderStack(postgres.url, port, sizes.apis);
  try {
    failures = await soakWithDatabase(stack, postgres.url);
  } finally {
    await stack.stop();
  }
} finally {
  await postgres.stop();
}
for (const failure of failures.slice(0, maxFailures)) print(failure);
process.exit(failures.length === 0 ? 0 : 1);
