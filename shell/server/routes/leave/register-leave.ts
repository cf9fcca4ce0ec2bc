import type { FastifyInstance } from 'fastify';
import { paths } from 'shared-contracts/routes';
import { storeByHost } from 'shared-contracts/stores';
import { plainPage } from '../../http/plain-page.ts';
import type { ShellBuild } from '../../shell-build.ts';
import { leaveTarget } from './leave-target.ts';
import { leaveMessages } from './messages.ts';

interface LeaveParts {
  /** Whole origins; everything else is sent to the fallback. */
  leaveOrigins: readonly string[];
  shellBuild: ShellBuild;
}

/**
 * `GET /leave?to=<address>` leads out of the shop by a link. `form-action 'self'` also blocks a redirect that leaves
 * the origin after a form post, so a post ends here instead.
 */
export function registerLeave(app: FastifyInstance, { leaveOrigins, shellBuild }: LeaveParts): void {
  app.get<{ Querystring: { to?: unknown } }>(paths.leavePage, async (request, reply) => {
    const target = leaveTarget(request.query.to, leaveOrigins);
    if (target === null) return reply.redirect(paths.notFound, 302);
    const store = storeByHost(request.headers.host);
    const { title, text, link } = leaveMessages[store.locale](new URL(target).host);
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    // The address of the previous page may hold personal data.
    reply.header('referrer-policy', 'no-referrer');
    return reply.send(plainPage(store, shellBuild, { title, text, retry: link }, target));
  });
}
