import type { FastifyInstance } from 'fastify';
import { paths } from 'shared-contracts/routes';
import { storeByHost } from 'shared-contracts/stores';
import { plainPage } from '../../http/responses/plain-page.ts';
import type { ShellBuild } from '../../shell-build.ts';
import { leaveTarget } from './leave-target.ts';
import { leaveMessages } from './messages.ts';

interface LeaveOptions {
  /** Complete origins; other targets are redirected to the fallback. */
  leaveOrigins: readonly string[];
  shellBuild: ShellBuild;
}

/**
 * `GET /leave?to=<url>` leaves the shop through a link. The directive `form-action 'self'` also blocks redirects to
 * other origins after a form post, so such a post redirects here.
 */
export function registerLeave(app: FastifyInstance, { leaveOrigins, shellBuild }: LeaveOptions): void {
  app.get<{ Querystring: { to?: unknown } }>(paths.leavePage, async (request, reply) => {
    const target = leaveTarget(request.query.to, leaveOrigins);
    if (target === null) return reply.redirect(paths.notFound, 302);
    const store = storeByHost(request.headers.host);
    const { title, text, link } = leaveMessages[store.locale](new URL(target).host);
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    // The referrer may contain personal data.
    reply.header('referrer-policy', 'no-referrer');
    return reply.send(plainPage(store, shellBuild, { title, text, retry: link }, target));
  });
}
