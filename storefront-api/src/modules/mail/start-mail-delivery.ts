import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { MailConfig } from '../../config.ts';
import { composeMail, type AttachmentsOf } from './compose-mail.ts';
import { startMailWorker, type MailWorker } from './delivery/mail-worker.ts';
import { createSmtpSender } from './delivery/smtp-sender.ts';

/** Mails that one process sends at the same time. */
const maxConcurrent = 4;

/** Starts to send the queued mails of the shop. */
export function startMailDelivery(
  app: FastifyInstance,
  config: MailConfig,
  log: FastifyBaseLogger,
  attachmentsOf: AttachmentsOf,
): MailWorker {
  const { db } = app.database;
  return startMailWorker({
    db,
    sender: createSmtpSender(config.smtp, maxConcurrent),
    compose: (mail) => {
      const findStore = (id: number) => app.findStore(id);
      return composeMail(mail, { db, log, findStore, config, attachmentsOf });
    },
    log,
    register: app.metricsRegister,
    maxConcurrent,
  });
}
