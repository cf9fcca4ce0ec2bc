import { createTransport } from 'nodemailer';
import * as z from 'zod';
import type { SmtpServer } from '../../../config.ts';
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
}

export interface MailSender {
  /** Resolves with null when the server has accepted the mail. Never rejects. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<SmtpFailure | null>;
  close(): void;
}

const secondMs = 1000;

const addressSchema = z.email();

/** Creates the sender of all mails. At most `maxConnections` are sent at the same time. */
export function createSmtpSender(server: SmtpServer, maxConnections: number): MailSender {
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
    socketTimeout: 30 * secondMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail, signal) {
      const { to, languageTag, ...fields } = mail;
      // nodemailer would take the address that it finds in any other text.
      if (!addressSchema.safeParse(to).success) return { kind: 'rejected', reason: 'invalid recipient' };
      try {
        await transport.sendMail({
          ...fields,
          to,
          envelope: { from: mail.from.address, to: [to] },
          headers: {
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            'Content-Language': languageTag,
          },
          signal,
        });
        return null;
      } catch (error) {
        return smtpFailure(error);
      }
    },
    close: () => transport.close({ force: true }),
  };
}

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || host.startsWith('127.');
