import { once } from 'node:events';
import Fastify from 'fastify';
import type { MailboxConfig } from './mailbox-config.ts';
import { mailboxRoutes } from './mailbox-routes.ts';
import { createMailboxSmtp } from './mailbox-smtp.ts';
import { createReceivedMails } from './received-mails.ts';

/** Loopback only: the mails contain links for new passwords. */
const host = '127.0.0.1';

const maxMails = 200;

export interface Mailbox {
  close(): Promise<void>;
}

/** Starts the mailbox: an SMTP server, and pages that show what it has received. */
export async function startMailbox({ port, smtpPort }: MailboxConfig): Promise<Mailbox> {
  const mails = createReceivedMails(maxMails);
  const smtp = createMailboxSmtp(mails);
  const app = Fastify();
  mailboxRoutes(app, mails, port);
  const listening = once(smtp.server, 'listening');
  smtp.listen(smtpPort, host);
  await listening;
  await app.listen({ port, host });
  return {
    async close() {
      await app.close();
      await new Promise<void>((done) => smtp.close(() => done()));
    },
  };
}
