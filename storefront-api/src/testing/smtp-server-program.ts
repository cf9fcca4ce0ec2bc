import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

/** How the server replies. Sent by the test, over IPC. */
export interface SmtpBehaviour {
  /** Reply code to `RCPT TO` by recipient; all others are accepted. */
  recipientReplies: Record<string, number>;
  /** Recipients whose mails are received, but not acknowledged until the next behaviour. */
  heldRecipients: string[];
}

/** A mail that the server has received completely. Sent to the test. */
export interface SmtpMail {
  recipient: string;
  sender: string;
  source: string;
}

let behaviour: SmtpBehaviour = { recipientReplies: {}, heldRecipients: [] };
process.on('message', (next: SmtpBehaviour) => {
  behaviour = next;
  process.send?.('changed');
});

/** An SMTP server for tests, as a process of its own: `node smtp-server-program.ts <port>`. */
const server = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  disableReverseLookup: true,
  onRcptTo({ address }, _session, done) {
    const responseCode = behaviour.recipientReplies[address];
    if (responseCode === undefined) return done();
    done(Object.assign(new Error(`<${address}>: no such mailbox`), { responseCode }));
  },
  onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
    const recipient = rcptTo[0]?.address ?? '';
    const sender = mailFrom === false ? '' : mailFrom.address;
    void text(stream)
      .then(async (source) => {
        process.send?.({ recipient, sender, source } satisfies SmtpMail);
        // oxlint-disable-next-line no-await-in-loop -- until the test changes the behaviour
        while (behaviour.heldRecipients.includes(recipient)) await sleep(5);
      })
      .then(() => done(), done);
  },
});
// A worker that is killed leaves a broken connection.
server.on('error', () => {});
const listening = once(server.server, 'listening');
server.listen(Number(process.argv[2]), '127.0.0.1');
await listening;
process.send?.('ready');
