import PostalMime from 'postal-mime';
import { sql } from 'drizzle-orm';
import { mailsTo } from '../../testing/new-member.ts';
import { openChangeTest, placedOrder, type ChangeTest } from '../../testing/orders/order-changes.ts';
import { operateOn } from '../../testing/orders/placed-orders.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { freePort } from '../../testing/server-process.ts';
import { startSmtp, type SmtpProcess } from '../../testing/smtp-process.ts';
import { composeMail } from '../mail/compose-mail.ts';
import { mailAttachments } from './mail-attachments.ts';
import { createSmtpSender } from '../mail/delivery/smtp-sender.ts';
import type { MailKind } from '../mail/mail-kinds.ts';
import { readOutbox } from '../../testing/queued-mails.ts';

let api: ChangeTest;
let smtp: SmtpProcess;
let port: number;
beforeAll(async () => {
  api = await openChangeTest();
  port = await freePort();
  smtp = await startSmtp(port);
});
afterAll(async () => {
  await smtp.stop();
  await api.close();
});
beforeEach(() => {
  smtp.mails.length = 0;
});

/** Sends a queued mail, and returns it as a mail program reads it. */
async function received(recipient: string, kind: MailKind) {
  const [mail] = await mailsTo(api, recipient, kind);
  const row = (await readOutbox(api.database.db)).find(({ id }) => id === mail?.id);
  if (row === undefined) throw new Error(`There is no mail ${kind}`);
  const findStore = (id: number) => api.app.findStore(id);
  const config = { from: 'service@{brand}.example', storeOrigin: 'https://{host}' };
  const sender = createSmtpSender({ host: '127.0.0.1', port, isSecure: false, credentials: undefined }, 1);
  const composed = await composeMail(row, {
    db: api.database.db,
    log: api.app.log,
    findStore,
    config,
    attachmentsOf: mailAttachments,
  });
  expect(await sender.send(composed, new AbortController().signal)).toBeNull();
  sender.close();
  return PostalMime.parse(smtp.mails.at(-1)?.source ?? '');
}

describe('the mail about', () => {
  it.each([
    ['a parcel', 'order-dispatched', 'Invoice', /^offpiste-UK-I\d{7}\.pdf$/],
    ['a refund', 'order-refunded', 'Credit note', /^offpiste-UK-C\d{7}\.pdf$/],
  ] as const)('%s has its document attached', async (_what, kind, title, name) => {
    const { number, email } = await placedOrder(api);
    await operateOn(api, number, 'ship', {});
    await operateOn(api, number, 'refund', { amount: 100 });
    const { attachments, text } = await received(email, kind);
    expect(attachments).toHaveLength(1);
    const [file] = attachments;
    expect(file).toMatchObject({ mimeType: 'application/pdf', disposition: 'attachment' });
    expect(file?.filename).toMatch(name);
    const read = await readPdf(new Uint8Array(file?.content as ArrayBuffer));
    expect(read.text).toContain(title);
    expect(text).toContain(number);
    expect(text).toMatch(/(Your invoice|The credit note) is attached as a PDF\./);
  });

  it('a parcel that an earlier release has queued is sent without a document', async () => {
    const { number, email } = await placedOrder(api);
    await operateOn(api, number, 'ship', {});
    await api.database.db.execute(
      sql`update outbox set payload = payload - 'documentId' where recipient = ${email} and kind = 'order-dispatched'`,
    );
    const { attachments, text } = await received(email, 'order-dispatched');
    expect(attachments).toEqual([]);
    expect(text).not.toContain('attached');
  });
});
