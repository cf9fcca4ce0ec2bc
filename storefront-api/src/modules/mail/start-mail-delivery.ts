import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { MailConfig } from '../../config.ts';
import { composeMail } from './compose-mail.ts';
import { startMailWorker, type MailWorker } from './delivery/mail-worker.ts';
import { createSmtpSender } from './delivery/smtp-sender.ts';

/** Mails that one process sends at the same time. */
const maxConcurrent = 4;

/** Starts to send the queued mails of the shop. */
export function startMailDelivery(
  app: FastifyInstance,
  config: MailConfig,
  log: FastifyBaseLogger,
): MailWorker {
  const { db } = app.database;
  return startMailWorker({
    db,
    sender: createSmtpSender(config.smtp, maxConcurrent),
    compose: (mail) => composeMail(mail, { db, log, findStore: (id) => app.findStore(id), config }),
    log,
    register: app.metricsRegister,
    maxConcurrent,
  });
}
