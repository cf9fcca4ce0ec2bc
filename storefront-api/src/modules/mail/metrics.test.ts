import { outbox } from '../../db/schema/index.ts';
import { queueMails } from '../../testing/queued-mails.ts';
import { buildTestApi, type TestApi } from '../../testing/test-api.ts';
import { openEmptyDatabase } from '../../testing/test-database.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi({ database: await openEmptyDatabase() });
});
afterAll(() => api.close());

const values = async () => {
  const { body } = await api.app.inject('/metrics');
  const valueOf = (name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(body)?.[1]);
  return [valueOf('mails_waiting'), valueOf('mails_failed'), valueOf('mail_oldest_waiting_seconds')];
};

it('/metrics counts waiting and failed mails, and has the age of the oldest one that waits', async () => {
  const { db } = api.database;
  const { now } = api.clock;
  expect(await values()).toEqual([0, 0, 0]);
  await queueMails(db, ['anna@example.com'], now);
  await db.update(outbox).set({ failedAt: now, failure: 'RCPT TO 550' });
  await queueMails(db, ['ben@example.com', 'clara@example.com'], now);
  api.clock.now = new Date(now.getTime() + 90_000);
  expect(await values()).toEqual([2, 1, 90]);
});
