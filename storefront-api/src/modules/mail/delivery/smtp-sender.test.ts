import PostalMime from 'postal-mime';
import { freePort } from '../../../testing/server-process.ts';
import { startSmtp, type SmtpProcess } from '../../../testing/smtp-process.ts';
import { createSmtpSender, type MailSender, type OutgoingMail } from './smtp-sender.ts';

let smtp: SmtpProcess;
let sender: MailSender;
let port: number;
const server = () => ({ host: '127.0.0.1', port, isSecure: false, credentials: undefined });
beforeAll(async () => {
  port = await freePort();
  smtp = await startSmtp(port);
  sender = createSmtpSender(server(), 1);
});
afterAll(async () => {
  sender.close();
  await smtp.stop();
});
beforeEach(() => {
  smtp.mails.length = 0;
});

const mail: OutgoingMail = {
  messageId: '<1@shop.example>',
  from: { name: 'Shop', address: 'service@shop.example' },
  replyTo: 'help@shop.example',
  to: 'anna@example.com',
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
  languageTag: 'en-GB',
  date: new Date('2026-01-02T03:04:05Z'),
  attachments: [],
};
const send = (fields: Partial<OutgoingMail>, signal = new AbortController().signal) =>
  sender.send({ ...mail, ...fields }, signal);

describe('the sender of mails', () => {
  it('ends a send whose signal is aborted, also while the server has the mail', async () => {
    await smtp.behave({ heldRecipients: ['slow@example.com'] });
    const aborting = new AbortController();
    const sending = send({ to: 'slow@example.com' }, aborting.signal);
    await smtp.untilReceived(1);
    aborting.abort();
    expect(await sending).toEqual({ kind: 'unconfirmed', reason: 'EABORT' });
    await smtp.behave({});
    expect(await send({})).toBeNull();
  });

  it('ends a send without a reply in time as unconfirmed', async () => {
    const hasty = createSmtpSender(server(), 1, { sendMs: 60_000, replyMs: 50 });
    await smtp.behave({ heldRecipients: ['slow@example.com'] });
    const sending = hasty.send({ ...mail, to: 'slow@example.com' }, new AbortController().signal);
    expect(await sending).toEqual({ kind: 'unconfirmed', reason: 'ETIMEDOUT' });
    await smtp.behave({});
    hasty.close();
  });

  it('writes no header that a text with line breaks names', async () => {
    await send({ subject: 'Hello\r\nBcc: eve@example.com\r\n\r\nBody' });
    const { headers, subject } = await PostalMime.parse(smtp.mails[0]?.source ?? '');
    expect(headers.map(({ key }) => key)).not.toContain('bcc');
    expect(subject).toContain('Bcc: eve@example.com');
    expect(smtp.mails).toMatchObject([{ recipient: 'anna@example.com' }]);
  });

  it.each([
    'anna@example.com, eve@example.com',
    'anna@example.com>\r\nRCPT TO:<eve@example.com',
    'Anna <anna@example.com>',
    'nobody',
    '',
  ])('rejects the recipient %j, which is not one address', async (to) => {
    expect(await send({ to })).toEqual({ kind: 'rejected', reason: 'invalid recipient' });
    expect(smtp.mails).toEqual([]);
  });
});
