import { PassThrough } from 'node:stream';
import { Registry } from 'prom-client';
import { eq, sql } from 'drizzle-orm';
import {
  accountDeletions,
  consentRecords,
  customers,
  dataExportParts,
  dataExports,
  searchTerms,
} from '../../db/schema/index.ts';
import { createLogger } from '../../plugins/request-log.ts';
import { createMember, mailsTo, newMemberPassword } from '../../testing/new-member.ts';
import { buildTestApi, call, type TestApi } from '../../testing/test-api.ts';
import { untilTrue } from '../../testing/until-true.ts';
import { deleteExpiredRecords } from '../consent/consent-records.ts';
import { startPrivacyJobs, type PrivacyJobs } from './privacy-jobs.ts';

const dayMs = 24 * 60 * 60_000;
const store = { store_id: 1 };

let api: TestApi;
let logs = '';
const running: PrivacyJobs[] = [];
beforeAll(async () => {
  api = await buildTestApi();
});
afterEach(async () => {
  await stopJobs();
  logs = '';
});
afterAll(() => api.close());

function startJobs(): Registry {
  const register = new Registry();
  const output = new PassThrough();
  output.on('data', (chunk: Buffer) => (logs += chunk.toString()));
  const log = createLogger('info', output);
  const { db } = api.database;
  running.push(startPrivacyJobs({ db, log, register, now: () => api.clock.now, pollMs: 10 }));
  return register;
}

async function stopJobs(): Promise<void> {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
}

const countOf = async (register: Registry, job: string, result: string) =>
  (await register.getSingleMetric('privacy_jobs_total')?.get())?.values.find(
    ({ labels }) => labels['job'] === job && labels['result'] === result,
  )?.value ?? 0;

describe('the jobs of personal data', () => {
  it('prepare exports and delete accounts once with two workers, and delete expired exports', async () => {
    const member = await createMember(api, 'jobs@example.com');
    const { cookie } = member;
    await call(api.app, 'data-export-request', store, { cookie });
    await call(
      api.app,
      'account-deletion-request',
      { ...store, current_password: newMemberPassword },
      { cookie },
    );
    startJobs();
    startJobs();
    await untilTrue(async () => (await mailsTo(api, member.email, 'data-export-ready')).length > 0);
    api.clock.now = new Date(api.clock.now.getTime() + 7 * dayMs);
    await untilTrue(async () => (await api.database.db.$count(dataExports)) === 0);
    expect(await api.database.db.$count(dataExportParts)).toBe(0);
    expect(await mailsTo(api, member.email, 'data-export-ready')).toHaveLength(1);
    api.clock.now = new Date(api.clock.now.getTime() + 7 * dayMs);
    await untilTrue(async () => (await mailsTo(api, member.email, 'account-deleted')).length > 0);
    await stopJobs();
    expect(await mailsTo(api, member.email, 'account-deleted')).toHaveLength(1);
    expect(await api.database.db.select().from(customers).where(eq(customers.id, member.id))).toEqual([]);
  });

  it('delete the terms that guests no longer search for', async () => {
    const counted = { store_id: 1, results_count: 3 };
    await call(api.app, 'search-save-nonauth', { ...counted, term: 'forgotten' });
    api.clock.now = new Date(api.clock.now.getTime() + 60 * dayMs);
    await call(api.app, 'search-save-nonauth', { ...counted, term: 'skis' });
    const terms = async () =>
      (await api.database.db.select().from(searchTerms)).map(({ folded }) => folded).toSorted();
    expect(await terms()).toEqual(['forgotten', 'skis']);
    startJobs();
    api.clock.now = new Date(api.clock.now.getTime() + 31 * dayMs);
    await untilTrue(async () => (await terms()).join() === 'skis');
  });

  it('delete the records of consent that no longer prove anything, four years after it was given', async () => {
    const choice = { store_id: 1, accepted_functional: true, accepted_advertising: false };
    const count = () => api.database.db.$count(consentRecords);
    await call(api.app, 'cookie-preferences', choice);
    api.clock.now = new Date(api.clock.now.getTime() + 4 * 365 * dayMs - 60_000);
    await call(api.app, 'cookie-preferences', choice);
    await deleteExpiredRecords(api.database.db, api.clock.now);
    expect(await count()).toBe(2);
    startJobs();
    api.clock.now = new Date(api.clock.now.getTime() + 2 * 60 * 60_000);
    await untilTrue(async () => (await count()) === 1);
  });

  it('log a job that fails without personal data, do the others, and try it again later', async () => {
    const [broken, fine] = [
      await createMember(api, 'broken-job@example.com'),
      await createMember(api, 'fine-job@example.com'),
    ];
    const { db } = api.database;
    for (const { cookie } of [broken, fine]) await call(api.app, 'data-export-request', store, { cookie });
    // The first part of one member is rejected by the database, whose error contains the row.
    await db.execute(
      sql.raw(`alter table data_export_parts add constraint broken check (customer_id <> ${broken.id})`),
    );
    const register = startJobs();
    await untilTrue(
      async () =>
        (await countOf(register, 'export', 'failed')) > 0 && (await countOf(register, 'export', 'done')) > 0,
    );
    const [failed] = await db.select().from(dataExports).where(eq(dataExports.customerId, broken.id));
    expect(failed).toMatchObject({ failures: 1, expiresAt: null });
    expect(logs).toMatch(/a job of personal data failed/);
    expect(logs).not.toMatch(/broken-job|Lund/);
    expect(await mailsTo(api, fine.email, 'data-export-ready')).toHaveLength(1);
    expect(await mailsTo(api, broken.email, 'data-export-ready')).toEqual([]);
    await db.execute('alter table data_export_parts drop constraint broken');
    api.clock.now = new Date(api.clock.now.getTime() + 60_000);
    await untilTrue(async () => (await countOf(register, 'export', 'done')) === 2);
    expect(await mailsTo(api, broken.email, 'data-export-ready')).toHaveLength(1);
    expect(await db.select().from(accountDeletions)).toEqual([]);
  });
});
