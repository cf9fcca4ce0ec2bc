import { Registry } from 'prom-client';
import { storeById } from 'shared-contracts/stores';
import { createLogger } from '../../../plugins/request-log.ts';
import { createProcessDatabase, type ProcessDatabase } from '../../../testing/process-database.ts';
import { queueMails, readOutbox } from '../../../testing/queued-mails.ts';
import { exitCode, freePort, startServer, untilReady } from '../../../testing/server-process.ts';
import { startSmtp, type SmtpProcess } from '../../../testing/smtp-process.ts';
import { untilTrue } from '../../../testing/until-true.ts';
import { composeMail } from '../compose-mail.ts';
import { claimMs, startMailWorker } from './mail-worker.ts';
import { createSmtpSender } from './smtp-sender.ts';

let processDatabase: ProcessDatabase;
let smtp: SmtpProcess;
let port: number;
beforeAll(async () => {
  processDatabase = await createProcessDatabase();
  port = await freePort();
  smtp = await startSmtp(port);
});
afterAll(async () => {
  await smtp.stop();
  await processDatabase.remove();
});

const messageIdOf = (source: string) => /^Message-ID: (.+)$/m.exec(source)?.[1];

/** Starts the API, and kills it after the mail server has received a mail and before it acknowledges it. */
async function killWhileSending(): Promise<void> {
  const server = startServer({
    ...processDatabase.environment,
    PORT: String(await freePort()),
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'service@{brand}.example',
    STORE_ORIGIN: 'https://{host}',
  });
  await untilReady(server);
  await smtp.untilReceived(1);
  server.child.kill('SIGKILL');
  await exitCode(server.child);
}

it('an API process that is killed between send and result leaves a mail that is sent again, with the same Message-ID', async () => {
  const before = await processDatabase.open();
  await before.migrate();
  await queueMails(before.db, ['anna@example.com'], new Date());
  await before.close();
  await smtp.behave({ heldRecipients: ['anna@example.com'] });
  await killWhileSending();
  await smtp.behave({});

  const after = await processDatabase.open();
  expect(await readOutbox(after.db)).toMatchObject([{ sentAt: null, attempts: 1 }]);
  const log = createLogger('silent');
  const config = { from: 'service@{brand}.example', storeOrigin: 'https://{host}' };
  const worker = startMailWorker({
    db: after.db,
    sender: createSmtpSender({ host: '127.0.0.1', port, isSecure: false, credentials: undefined }, 1),
    compose: (row) =>
      composeMail(row, { db: after.db, log, findStore: storeById, config, attachmentsOf: async () => [] }),
    log,
    register: new Registry(),
    now: () => new Date(Date.now() + claimMs),
    pollMs: 5,
  });
  await untilTrue(async () => (await readOutbox(after.db)).every(({ sentAt }) => sentAt !== null), 60_000);
  await worker.stop(0);
  await after.close();
  const [first, second] = smtp.mails.map(({ source }) => messageIdOf(source));
  expect(first).toMatch(/^<[\w-]{36}@offpiste\.example>$/);
  expect(second).toBe(first);
  expect(smtp.mails).toHaveLength(2);
});
