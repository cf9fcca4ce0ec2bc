import { PassThrough } from 'node:stream';
import PostalMime from 'postal-mime';
import { Registry } from 'prom-client';
import { storeById } from 'shared-contracts/stores';
import type { DatabaseClient } from '../../../db/client.ts';
import { createLogger } from '../../../plugins/request-log.ts';
import { outboxRowOf, queueMails, readOutbox } from '../../../testing/queued-mails.ts';
import { freePort } from '../../../testing/server-process.ts';
import { startSmtp, type SmtpProcess } from '../../../testing/smtp-process.ts';
import { openEmptyDatabase } from '../../../testing/test-database.ts';
import { untilTrue } from '../../../testing/until-true.ts';
import { composeMail } from '../compose-mail.ts';
import { mailTtlMs } from '../mail-kinds.ts';
import { countMails, findFailed, requeueFailed, type OutboxRow } from '../repository.ts';
import { claimMs, startMailWorker, type MailWorker } from './mail-worker.ts';
import { createSmtpSender, smtpTimeouts } from './smtp-sender.ts';

const minuteMs = 60_000;
const config = { from: 'service@{brand}.example', storeOrigin: 'https://{host}' };

let database: DatabaseClient;
let port: number;
let smtp: SmtpProcess;
beforeAll(async () => {
  database = await openEmptyDatabase();
  port = await freePort();
  smtp = await startSmtp(port);
});
afterAll(async () => {
  await smtp.stop();
  await database.close();
});

/** The clock of the workers. */
let clock: Date;
const advance = (ms: number) => (clock = new Date(clock.getTime() + ms));
let logs: string;
let workers: MailWorker[];

beforeEach(() => {
  clock = new Date();
  logs = '';
  workers = [];
  smtp.mails.length = 0;
});
afterEach(async () => {
  await smtp.behave({});
  await Promise.all(workers.map((worker) => worker.stop(0)));
  await database.db.execute('delete from outbox');
});

function startWorker({ register = new Registry(), timeouts = smtpTimeouts, pollMs = 5 } = {}): Registry {
  const { db } = database;
  const output = new PassThrough();
  output.on('data', (chunk: Buffer) => (logs += chunk.toString()));
  const log = createLogger('info', output);
  const worker = startMailWorker({
    db,
    sender: createSmtpSender(
      { host: '127.0.0.1', port, isSecure: false, credentials: undefined },
      4,
      timeouts,
    ),
    compose: (row) =>
      composeMail(row, { db, log, findStore: storeById, config, attachmentsOf: async () => [] }),
    log,
    register,
    now: () => clock,
    pollMs,
  });
  workers.push(worker);
  return register;
}

const queue = (...recipients: string[]) => queueMails(database.db, recipients, clock);
const rowOf = (recipient: string) => outboxRowOf(database.db, recipient);
const until = (condition: () => Promise<boolean>) => untilTrue(condition, minuteMs);
const untilRow = (recipient: string, isReached: (row: OutboxRow) => boolean) =>
  until(async () => {
    const row = await rowOf(recipient);
    return row !== undefined && isReached(row);
  });
const isSent = ({ sentAt }: OutboxRow) => sentAt !== null;
const isGivenUp = ({ failedAt }: OutboxRow) => failedAt !== null;
/** Returns whether an attempt has ended. */
const hasTried = (count: number) => (row: OutboxRow) => row.attempts === count && row.claimedUntil === null;
const messageIds = () => smtp.mails.map(({ source }) => /^Message-ID: (.+)$/m.exec(source)?.[1] ?? '');

describe('the mail worker', () => {
  it('sends a mail in both formats from the address of the brand, and empties its row', async () => {
    await queue('anna@example.com');
    startWorker();
    await untilRow('anna@example.com', isSent);
    const [mail] = smtp.mails;
    const { messageId } = (await rowOf('anna@example.com')) ?? {};
    expect(mail).toMatchObject({ recipient: 'anna@example.com', sender: 'service@offpiste.example' });
    const parsed = await PostalMime.parse(mail?.source ?? '');
    expect(parsed).toMatchObject({
      subject: 'Your password has been changed',
      messageId: `<${messageId}@offpiste.example>`,
      from: { name: 'Offpiste', address: 'service@offpiste.example' },
      to: [{ address: 'anna@example.com' }],
      replyTo: [{ address: 'help@offpiste.example' }],
    });
    expect(parsed.text).toContain('Hi Annabel,');
    expect(parsed.html).toContain(
      'https:&#x2F;&#x2F;localhost&#x2F;customer&#x2F;account&#x2F;forgotpassword',
    );
    expect(parsed.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
    expect(await rowOf('anna@example.com')).toMatchObject({ payload: {}, attempts: 1, claimedUntil: null });
  });

  it('logs neither the recipient nor the text', async () => {
    await smtp.behave({ recipientReplies: { 'gone@example.com': 550, 'busy@example.com': 451 } });
    await queue('anna@example.com', 'gone@example.com', 'busy@example.com');
    startWorker();
    await until(async () => (await readOutbox(database.db)).every(hasTried(1)));
    expect(logs).toContain('mail sent');
    expect(logs).toContain('RCPT TO 550');
    expect(logs).toContain('RCPT TO 451');
    expect(logs).not.toMatch(/example\.com|Annabel/);
  });

  it('sends what waits when a server that was down is back', async () => {
    await smtp.stop();
    await queue('anna@example.com', 'ben@example.com');
    startWorker();
    await untilRow('anna@example.com', ({ failure }) => failure === 'ESOCKET');
    expect(await rowOf('anna@example.com')).toMatchObject({ sentAt: null, failedAt: null });
    smtp = await startSmtp(port);
    advance(minuteMs);
    await untilRow('anna@example.com', isSent);
    await untilRow('ben@example.com', isSent);
  });

  it('gives up a mail at once whose recipient is rejected, and sends the others', async () => {
    await smtp.behave({ recipientReplies: { 'gone@example.com': 550 } });
    await queue('gone@example.com', 'anna@example.com');
    const register = startWorker();
    await untilRow('gone@example.com', isGivenUp);
    await untilRow('anna@example.com', isSent);
    expect(await findFailed(database.db, 10)).toMatchObject([
      { recipient: 'gone@example.com', failure: 'RCPT TO 550', attempts: 1 },
    ]);
    expect(await countMails(database.db)).toEqual({ waiting: 0, failed: 1, oldestWaiting: null });
    expect(await register.metrics()).toMatch(/mail_attempts_total\{result="failed"\} 1/);
  });

  it('sends a dead letter that an operator queues again', async () => {
    await smtp.behave({ recipientReplies: { 'gone@example.com': 550 } });
    await queue('gone@example.com');
    startWorker();
    await untilRow('gone@example.com', isGivenUp);
    await smtp.behave({});
    expect(
      await requeueFailed(database.db, 'all', {
        dueAt: clock,
        expiresAt: new Date(clock.getTime() + mailTtlMs.welcome),
      }),
    ).toBe(1);
    await untilRow('gone@example.com', ({ sentAt, failedAt }) => sentAt !== null && failedAt === null);
  });

  it('tries a deferred mail again, with the same Message-ID and a growing delay', async () => {
    await smtp.behave({ recipientReplies: { 'busy@example.com': 451 } });
    await queue('busy@example.com');
    startWorker();
    const delays: number[] = [];
    for (const attempt of [1, 2, 3]) {
      // oxlint-disable no-await-in-loop -- one attempt after the other
      await untilRow('busy@example.com', hasTried(attempt));
      const dueAt = (await rowOf('busy@example.com'))?.dueAt?.getTime() ?? 0;
      delays.push(dueAt - clock.getTime());
      if (attempt === 3) await smtp.behave({});
      clock = new Date(dueAt);
      // oxlint-enable no-await-in-loop
    }
    expect(delays[2]).toBeGreaterThan(delays[0] ?? Infinity);
    await untilRow('busy@example.com', isSent);
    const { messageId } = (await rowOf('busy@example.com')) ?? {};
    expect(messageIds()).toEqual([`<${messageId}@offpiste.example>`]);
  });

  it('sends a mail whose reply does not come three times at most, hours apart', async () => {
    await smtp.behave({ heldRecipients: ['slow@example.com'] });
    await queue('slow@example.com');
    startWorker({ timeouts: { ...smtpTimeouts, replyMs: 50 } });
    for (const attempt of [1, 2]) {
      // oxlint-disable no-await-in-loop -- one attempt after the other
      await untilRow('slow@example.com', hasTried(attempt));
      const row = await rowOf('slow@example.com');
      expect(row).toMatchObject({ failure: `unconfirmed ${attempt}, ETIMEDOUT`, failedAt: null });
      const dueAt = row?.dueAt?.getTime() ?? 0;
      expect(dueAt - clock.getTime()).toBeGreaterThanOrEqual(attempt * 2 * 60 * minuteMs);
      clock = new Date(dueAt);
      // oxlint-enable no-await-in-loop
    }
    await untilRow('slow@example.com', isGivenUp);
    expect(await rowOf('slow@example.com')).toMatchObject({
      failure: 'unconfirmed 3, ETIMEDOUT',
      attempts: 3,
    });
    await smtp.untilReceived(3);
    expect(new Set(messageIds()).size).toBe(1);
  });

  it('gives up a mail that was deferred until it expired', async () => {
    await smtp.behave({ recipientReplies: { 'busy@example.com': 451 } });
    await queue('busy@example.com');
    startWorker();
    await untilRow('busy@example.com', hasTried(1));
    advance(mailTtlMs['password-changed']);
    await untilRow('busy@example.com', isGivenUp);
    expect(await rowOf('busy@example.com')).toMatchObject({ failure: 'RCPT TO 451' });
  });

  it('never sends a mail whose link has expired', async () => {
    const { db } = database;
    await queue('late@example.com');
    await db.execute("update outbox set kind = 'reset-password'");
    advance(mailTtlMs['reset-password']);
    startWorker();
    await untilRow('late@example.com', isGivenUp);
    expect(await rowOf('late@example.com')).toMatchObject({ failure: 'expired' });
    expect(smtp.mails).toEqual([]);
  });

  it('makes a row that cannot be composed a dead letter, and sends the others', async () => {
    await queue('broken@example.com', 'anna@example.com');
    await database.db.execute(
      "update outbox set kind = 'from-a-newer-release' where recipient like 'broken%'",
    );
    startWorker();
    await untilRow('broken@example.com', isGivenUp);
    await untilRow('anna@example.com', isSent);
    expect(await rowOf('broken@example.com')).toMatchObject({ failure: 'not composed' });
  });

  it('sends other mails while a server is slow with one, which no other worker sends', async () => {
    await smtp.behave({ heldRecipients: ['slow@example.com'] });
    await queue('slow@example.com', 'anna@example.com', 'ben@example.com');
    startWorker();
    startWorker();
    await untilRow('ben@example.com', isSent);
    await untilRow('anna@example.com', isSent);
    await smtp.untilReceived(3);
    expect(await rowOf('slow@example.com')).toMatchObject({ sentAt: null, attempts: 1 });
    await smtp.behave({});
    await untilRow('slow@example.com', isSent);
    expect(smtp.mails).toHaveLength(3);
  });

  it('sends no mail twice whose claim ends while it is suspended', async () => {
    await smtp.behave({ heldRecipients: ['slow@example.com'] });
    await queue('slow@example.com');
    startWorker();
    await smtp.untilReceived(1);
    advance(claimMs);
    await queue('anna@example.com');
    await untilRow('anna@example.com', isSent);
    await smtp.behave({});
    await untilRow('slow@example.com', isSent);
    expect(smtp.mails.map(({ recipient }) => recipient)).toEqual(['slow@example.com', 'anna@example.com']);
  });

  it('sends every mail once if two workers share the outbox', async () => {
    const recipients = Array.from({ length: 20 }, (_, index) => `member-${index}@example.com`);
    await queue(...recipients);
    startWorker();
    startWorker();
    await until(async () => (await countMails(database.db)).waiting === 0);
    expect(smtp.mails.map(({ recipient }) => recipient).toSorted()).toEqual(recipients.toSorted());
    expect(new Set(messageIds()).size).toBe(recipients.length);
  });

  it('finishes the open mail when it is stopped, and claims no other', async () => {
    await smtp.behave({ heldRecipients: ['slow@example.com'] });
    await queue('slow@example.com');
    // It looks into the outbox once: a look that is under way when it is stopped may claim another mail.
    startWorker({ pollMs: minuteMs });
    await smtp.untilReceived(1);
    const stopped = workers[0]?.stop(minuteMs);
    await queue('anna@example.com');
    await smtp.behave({});
    await stopped;
    expect((await rowOf('slow@example.com'))?.sentAt).not.toBeNull();
    expect(await rowOf('anna@example.com')).toMatchObject({ sentAt: null, attempts: 0 });
  });

  it('sends a mail again after the claim of a worker has ended without a result', async () => {
    await queue('anna@example.com');
    const claimedUntil = new Date(clock.getTime() + claimMs).toISOString();
    await database.db.execute(`update outbox set attempts = 1, claimed_until = '${claimedUntil}'`);
    startWorker();
    await queue('ben@example.com');
    await untilRow('ben@example.com', isSent);
    expect(await rowOf('anna@example.com')).toMatchObject({ sentAt: null, attempts: 1 });
    advance(claimMs);
    await untilRow('anna@example.com', isSent);
  });
});
