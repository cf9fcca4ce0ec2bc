import { Readable } from 'node:stream';
import type { ResponseOf } from 'shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { requireCustomer, requireSession, type Visit } from '../../visit/visit.ts';
import type { CallContext } from '../accounts/password-reset.ts';
import { attemptContextOf } from '../auth/attempts.ts';
import type { KnownDevices } from '../auth/known-device.ts';
import { cancelDeletion, cancelDeletionByLink, requestDeletion } from './account-deletion.ts';
import { findReadyExport, readExport, requestExport } from './data-export.ts';
import { privacyStatus } from './privacy-status.ts';

export async function privacyRoutes(
  app: FastifyInstance,
  { knownDevices }: { knownDevices: KnownDevices },
): Promise<void> {
  const { db } = app.database;
  const statusOf = ({ visitor, now }: Visit): Promise<ResponseOf<'privacy-status'>> =>
    privacyStatus(db, requireCustomer(visitor).id, now);

  app.contractRoute('privacy-status', (_input, visit) => statusOf(visit));

  app.contractRoute('data-export-request', async (_input, visit) => {
    const { visitor, store, now } = visit;
    await requestExport(db, requireCustomer(visitor).id, store, now);
    return statusOf(visit);
  });

  app.contractRoute('data-export', async ({ id, token }, { visitor, store, now, reply }) => {
    const link = id === undefined || token === undefined ? null : { id, token };
    const found = await findReadyExport(db, { link, customerId: visitor.customer?.id ?? null, now });
    const fileName = `${store.brand}-${found.requestedAt.toISOString().slice(0, 10)}.json`;
    reply.type('application/json; charset=utf-8');
    reply.header('content-disposition', `attachment; filename="${fileName}"`);
    reply.header('x-content-type-options', 'nosniff');
    return Readable.from(readExport(db, found));
  });

  app.contractRoute('account-deletion-request', async ({ current_password: password }, visit) => {
    const { visitor, request, now } = visit;
    const customer = requireCustomer(visitor);
    const device = knownDevices.find(request, customer, now);
    const member = { customer, session: requireSession(visitor), device };
    await requestDeletion(db, password, { ...callContext(visit), ...member });
    return statusOf(visit);
  });

  app.contractRoute('account-deletion-cancel', async (_input, visit) => {
    await cancelDeletion(db, requireCustomer(visit.visitor).id);
    return statusOf(visit);
  });

  app.contractRoute('account-deletion-cancel-by-link', async ({ id, token }, visit) => {
    const sessionHash = visit.visitor.session?.tokenHash ?? null;
    await cancelDeletionByLink(db, { id, token }, { ...callContext(visit), sessionHash });
    return { isCanceled: true as const };
  });
}

function callContext(visit: Visit): CallContext {
  return { ...attemptContextOf(visit), store: visit.store, passwords: visit.passwords };
}
