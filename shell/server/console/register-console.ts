import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { RegistryError } from 'registry-client';
import { changePath, confirmPath, consolePath, stylesheetPath } from './addresses.ts';
import { answerChange } from './answer-change.ts';
import { answerConfirmation } from './answer-confirmation.tsx';
import { answerOverview } from './answer-overview.tsx';
import type { ConsoleParts } from './console-parts.ts';
import type { Desk } from './desk.ts';
import { findStaff } from './find-staff.ts';
import { isOwnOrigin } from './own-origin.ts';
import { sendFailure, type Stylesheet } from './send-page.tsx';

export interface ConsoleOptions extends ConsoleParts {
  apiUrl: string;
  forwardedHeaders: (request: FastifyRequest) => Record<string, string>;
  /** The shell's, with the tokens of the brand. */
  shellStylesheets: readonly Stylesheet[];
  /** Which revision of the registry this server makes pages with. */
  shopRevision: () => number;
  /** How a page is answered that does not exist. */
  showMissing: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/** For members of staff. Everybody else gets what they would get if there were no console. */
export function registerConsole(app: FastifyInstance, options: ConsoleOptions): void {
  const { readHealth, shopRevision } = options;
  const hash = createHash('sha256').update(options.stylesheet).digest('hex').slice(0, 10);
  const stylesheets = [...options.shellStylesheets, { href: `${stylesheetPath}?v=${hash}` }];
  const desks = new WeakMap<FastifyRequest, Desk>();

  void app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      const email = await findStaff(request, reply, options);
      if (email !== null) {
        desks.set(request, {
          email,
          registry: options.registryAs(email),
          stylesheets,
          readHealth,
          shopRevision,
        });
        return;
      }
      if (request.method === 'POST') return reply.callNotFound();
      return options.showMissing(request, reply);
    });
    scope.setErrorHandler(async (error, request, reply) => {
      const desk = desks.get(request);
      if (!desk || !(error instanceof RegistryError)) throw error;
      request.log.error({ code: error.code, reason: error.message }, 'console could not use the registry');
      return sendFailure(request, reply, desk, {
        status: 502,
        title: 'The registry cannot be used',
        text: error.message,
      });
    });

    const atDesk =
      (answer: (request: FastifyRequest, reply: FastifyReply, desk: Desk) => Promise<FastifyReply>) =>
      async (request: FastifyRequest, reply: FastifyReply) => {
        const desk = desks.get(request);
        if (!desk) throw new Error('A route of the console was reached past its door');
        return answer(request, reply, desk);
      };

    scope.get(consolePath, atDesk(answerOverview));
    scope.get(confirmPath, atDesk(answerConfirmation));
    scope.get(stylesheetPath, async (_request, reply) =>
      reply
        .type('text/css; charset=utf-8')
        .header('cache-control', 'private, max-age=31536000, immutable')
        .send(options.stylesheet),
    );
    scope.post(
      changePath,
      { bodyLimit: 16 * 1024 },
      atDesk(async (request, reply, desk) => {
        if (isOwnOrigin(request)) return answerChange(request, reply, desk);
        return sendFailure(request, reply, desk, {
          status: 403,
          title: 'Nothing was changed',
          text: 'This change was asked for by another site, or by a browser that does not say by whom.',
        });
      }),
    );
  });
}
