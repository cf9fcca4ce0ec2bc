import { PassThrough } from 'node:stream';
import { createTransport } from 'nodemailer';
import * as z from 'zod';
import type { SmtpServer } from '../../../config-environment.ts';
import { smtpFailure, type SmtpFailure } from './smtp-failure.ts';

/** A complete mail. */
export interface OutgoingMail {
  /** With angle brackets. */
  messageId: string;
  from: { name: string; address: string };
  replyTo: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  languageTag: string;
  date: Date;
  /** PDF files. */
  attachments: readonly { name: string; bytes: Buffer }[];
}

export interface MailSender {
  /** Resolves with null when the server has accepted the mail. Never rejects. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<SmtpFailure | null>;
  close(): void;
}

const secondMs = 1000;

export interface SmtpTimeouts {
  /** Until the mail is handed over. */
  sendMs: number;
  /** From then until the reply. RFC 5321, 4.5.3.2.6: a mail whose reply is not awaited is delivered several times. */
  replyMs: number;
}

export const smtpTimeouts: SmtpTimeouts = { sendMs: 60 * secondMs, replyMs: 600 * secondMs };

const addressSchema = z.email();

/** Creates the sender of all mails. At most `maxConnections` are sent at the same time. */
export function createSmtpSender(
  server: SmtpServer,
  maxConnections: number,
  { sendMs, replyMs } = smtpTimeouts,
): MailSender {
  const { host, port, isSecure, credentials } = server;
  const transport = createTransport({
    host,
    port,
    secure: isSecure,
    ...(credentials !== undefined && { auth: { user: credentials.user, pass: credentials.password } }),
    // An attacker on the way to the server could otherwise remove STARTTLS and read the password.
    requireTLS: !isSecure && credentials !== undefined && !isLoopback(host),
    pool: true,
    maxConnections,
    // The outbox repeats what fails; the pool would repeat a mail that the server may have accepted.
    maxRequeues: 0,
    idleTimeout: 30 * secondMs,
    dnsTimeout: 10 * secondMs,
    connectionTimeout: 10 * secondMs,
    greetingTimeout: 10 * secondMs,
    // Longer than the timeouts of `send`, which distinguish whether the server has the mail.
    socketTimeout: 2 * (sendMs + replyMs),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const onHandOver = new WeakMap<object, () => void>();
  transport.use('stream', ({ data, message }, done) => {
    const handOver = data.signal && onHandOver.get(data.signal);
    // The end of the content follows its last byte, so no server can accept a mail before.
    message.transform(new PassThrough({ flush: (end) => (handOver?.(), end()) }));
    done();
  });
  return {
    async send(mail, signal) {
      const { to, languageTag, attachments, ...fields } = mail;
      // nodemailer would take the address that it finds in any other text.
      if (!addressSchema.safeParse(to).success) return { kind: 'rejected', reason: 'invalid recipient' };
      const timeout = new AbortController();
      const ending = AbortSignal.any([timeout.signal, signal]);
      let isHandedOver = false;
      let timer = setTimeout(() => timeout.abort(), sendMs);
      onHandOver.set(ending, () => {
        isHandedOver = true;
        clearTimeout(timer);
        timer = setTimeout(() => timeout.abort(), replyMs);
      });
      try {
        await transport.sendMail({
          ...fields,
          to,
          attachments: attachments.map(({ name, bytes }) => {
            return { filename: name, content: bytes, contentType: 'application/pdf' };
          }),
          envelope: { from: mail.from.address, to: [to] },
          headers: {
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            'Content-Language': languageTag,
          },
          signal: ending,
        });
        return null;
      } catch (error) {
        const cause = timeout.signal.aborted ? { code: 'ETIMEDOUT' } : error;
        return smtpFailure(cause, isHandedOver);
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => transport.close({ force: true }),
  };
}

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || host.startsWith('127.');
