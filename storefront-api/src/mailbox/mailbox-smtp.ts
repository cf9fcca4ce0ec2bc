import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { ReceivedMails } from './received-mails.ts';

const maxMailBytes = 2 * 1024 * 1024;

/** Creates the SMTP server of the mailbox. It accepts every mail and delivers none. */
export function createMailboxSmtp(mails: ReceivedMails): SMTPServer {
  return new SMTPServer({
    // The connection does not leave the machine, and clients reject a self-signed certificate.
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    size: maxMailBytes,
    maxClients: 20,
    onData(stream, { envelope }, done) {
      void buffer(stream)
        .then((source) => {
          if (stream.sizeExceeded) throw new Error('The mail is too large');
          return mails.add(
            source,
            envelope.rcptTo.map(({ address }) => address),
          );
        })
        .then(
          () => done(),
          (error: Error) => done(error),
        );
    },
  });
}
