import type { FastifyReply } from 'fastify';
import type { Store } from 'shared-contracts/stores';
import { plainPage, loadTranslate } from '../http/responses/plain-page.ts';
import type { ShellBuild } from '../shell-build.ts';
import type { MaintenanceNotice } from './maintenance.ts';
import { maintenanceMessages } from './messages.ts';

/** Sent without header and footer: their data may be what is being maintained. */
export async function sendClosedPage(
  reply: FastifyReply,
  { store, notice, shellBuild }: { store: Store; notice: MaintenanceNotice; shellBuild: ShellBuild },
): Promise<FastifyReply> {
  const retry = (await loadTranslate(store))('screen.retry');
  reply.code(503).type('text/html; charset=utf-8');
  reply.header('cache-control', 'no-store').header('retry-after', String(notice.retryAfterSeconds));
  return reply.send(plainPage(store, shellBuild, { ...maintenanceMessages[store.locale], retry }));
}
