import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { demoShop, drawnOriginals } from 'demo-shop';
import { buildApp } from '../../app.ts';
import type { DatabaseClient } from '../../db/client.ts';
import { openPglite } from '../../db/pglite.ts';
import { openPostgres } from '../../db/postgres.ts';
import { customers } from '../../db/schema/index.ts';
import { prepareDatabase } from '../../initial-shop/prepare-database.ts';
import { passwordHasher } from '../../modules/auth/passwords.ts';
import { createLogger } from '../../plugins/request-log.ts';
import type { PasswordHasher } from '../../visit/visit.ts';
import { send, signIn } from '../test-api.ts';
import { compareDurations } from './compare-durations.ts';
import { confirmingStore, timedForms, type Subject, type TimedForm } from './forms.ts';

/**
 * `pnpm soak:timing` compares how long each form that names an account takes for existing accounts and for unknown ones,
 * call by call in random order. It ends with 1 if the durations tell them apart, or if it does not notice a shop that
 * hashes no password for unknown accounts. On PostgreSQL if DATABASE_URL names an empty database.
 */
const { values } = parseArgs({ options: { tries: { type: 'string', default: '200' } } });
const tries = Number(values.tries);
const warmUpTries = 10;
const print = (line: string) => process.stdout.write(`${line}\n`);

const url = process.env['DATABASE_URL'];
const database = url === undefined ? await openPglite() : openPostgres({ url });
await prepareDatabase(database, { report: print, initialShop: demoShop });

let calls = 0;
/** A network of its own for each call, because limits are not what is measured. */
function nextNetwork(): string {
  calls += 1;
  return `2001:db8:${(calls >> 12).toString(16)}:${(calls & 0xfff).toString(16)}::1`;
}

const openApp = (passwords: PasswordHasher) =>
  buildApp({
    database,
    passwords,
    logger: createLogger('silent'),
    mailLinkSecret: randomBytes(32),
    originals: drawnOriginals,
    rateLimitFactor: 1_000_000,
  });

async function measure(
  app: Awaited<ReturnType<typeof openApp>>,
  form: TimedForm,
  subjects: Record<Kind, Subject[]>,
): Promise<Record<Kind, number[]>> {
  const cookie = form.isOfMember ? await signIn(app, 'anna@example.com') : undefined;
  const durations: Record<Kind, number[]> = { existing: [], unknown: [] };
  for (let attempt = 0; attempt < warmUpTries + tries; attempt += 1) {
    const order: Kind[] = Math.random() < 0.5 ? ['existing', 'unknown'] : ['unknown', 'existing'];
    for (const kind of order) {
      const subject = subjects[kind][attempt];
      if (subject === undefined) throw new Error('No account for this try');
      const fields = { ...form.fields(subject), store_id: form.storeId };
      const headers = { 'x-forwarded-for': nextNetwork() };
      const start = performance.now();
      // oxlint-disable-next-line no-await-in-loop -- side by side they would slow each other down
      const { statusCode } = await send(app, form.endpoint, fields, { headers, cookie });
      if (attempt >= warmUpTries) durations[kind].push(performance.now() - start);
      if (statusCode === 429 || statusCode >= 500) throw new Error(`${form.title}: ${statusCode}`);
    }
  }
  return durations;
}

type Kind = 'existing' | 'unknown';

/** Copies a member, so that each try has an account of its own: an address with earlier calls could differ. */
async function createSubjects({ db }: DatabaseClient, prefix: string, websiteId: number) {
  const [member] = await db.select().from(customers).limit(1);
  if (member === undefined) throw new Error('The demo shop has no member');
  const { id: _id, ...copied } = member;
  const count = warmUpTries + tries;
  const rows = Array.from({ length: count }, (_, index) => ({
    ...copied,
    websiteId,
    email: `${prefix}-in-${index}@example.com`,
    referralCode: `${prefix}-${index}`,
    isConfirmed: false,
  }));
  const existing = await db
    .insert(customers)
    .values(rows)
    .returning({ id: customers.id, email: customers.email });
  const unknown = Array.from({ length: count }, (_, index) => ({
    email: `${prefix}-no-${index}@example.com`,
    id: 900_000_000 + index,
  }));
  return { existing, unknown };
}

/** Prints a comparison, and returns whether it found a clear difference. */
function report(title: string, { existing, unknown }: Record<Kind, number[]>): boolean {
  const { medians, probability, isClear } = compareDurations(existing, unknown);
  const [first, second] = medians.map((each) => each.toFixed(2));
  print(
    `${title}: existing ${first} ms, unknown ${second} ms, probability ${probability.toFixed(3)}${isClear ? ' DIFFERENT' : ''}`,
  );
  return isClear;
}

let failures = 0;
const app = await openApp(passwordHasher);
await app.ready();
print(`Medians of ${tries} calls, and the probability that one of an existing account takes longer:`);
for (const [index, form] of timedForms.entries()) {
  // oxlint-disable no-await-in-loop -- one form after the other
  const subjects = await createSubjects(database, `form${index}`, form.storeId === confirmingStore ? 4 : 1);
  if (report(form.title, await measure(app, form, subjects))) failures += 1;
  // oxlint-enable no-await-in-loop
}
await app.close();

const leaking = await openApp({
  ...passwordHasher,
  verify: async (hash, password) => hash !== null && passwordHasher.verify(hash, password),
});
await leaking.ready();
const [login] = timedForms;
if (login !== undefined) {
  const subjects = await createSubjects(database, 'control', 1);
  const isNoticed = report(
    'login without a hash for unknown accounts, to be noticed',
    await measure(leaking, login, subjects),
  );
  if (!isNoticed) failures += 1;
}
await leaking.close();
await database.close();
print(failures === 0 ? 'No form tells existing accounts by its duration' : `${failures} failed`);
process.exitCode = failures === 0 ? 0 : 1;
