import type { FastifyReply } from 'fastify';
import type { Store } from 'shared-contracts/stores';
import { plainPage, sayIn } from '../http/plain-page.ts';
import type { ShellBuild } from '../shell-build.ts';
import type { Closure } from './maintenance.ts';
import { maintenanceWords } from './messages.ts';

/** Without the frame: what fills it may be what is being worked on. */
export async function sendClosedPage(
  reply: FastifyReply,
  { store, closure, shellBuild }: { store: Store; closure: Closure; shellBuild: ShellBuild },
): Promise<FastifyReply> {
  const retry = (await sayIn(store))('screen.retry');
  reply.code(503).type('text/html; charset=utf-8');
  reply.header('cache-control', 'no-store').header('retry-after', String(closure.retryAfter));
  return reply.send(plainPage(store, shellBuild, { ...maintenanceWords[store.locale], retry }));
}
