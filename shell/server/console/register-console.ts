import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { RegistryError } from 'registry-client';
import { isOwnOrigin } from 'shared-contracts/own-origin';
import { findStaff } from './access.ts';
import { changePath, confirmPath, consolePath, errorsPath, stylesheetPath } from './change-form.ts';
import { handleChange, handleConfirmation } from './change-handlers.tsx';
import type { ConsoleContext, ConsoleSettings } from './console-context.ts';
import { handleErrors } from './errors-handler.tsx';
import { handleOverview } from './overview-handler.tsx';
import { sendFailure, type Stylesheet } from './send-page.tsx';

export interface ConsoleOptions extends ConsoleSettings {
  apiUrl: string;
  forwardedHeaders: (request: FastifyRequest) => Record<string, string>;
  /** The shell's, with the tokens of the brand. */
  shellStylesheets: readonly Stylesheet[];
  /** Returns the registry revision that this server renders pages with. */
  shopRevision: () => number;
  /** Sends the page of the shop for an address that does not exist. */
  sendShopPage: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/** Registers the release console. Visitors who are not staff get the answers of a shop without a console. */
export function registerConsole(app: FastifyInstance, options: ConsoleOptions): void {
  const { readHealth, shopRevision } = options;
  const hash = createHash('sha256').update(options.stylesheet).digest('hex').slice(0, 10);
  const stylesheets = [...options.shellStylesheets, { href: `${stylesheetPath}?v=${hash}` }];
  const contexts = new WeakMap<FastifyRequest, ConsoleContext>();

  void app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      const email = await findStaff(request, reply, options);
      if (email !== null) {
        contexts.set(request, {
          email,
          registry: options.registryAs(email),
          stylesheets,
          readHealth,
          shopRevision,
        });
        return;
      }
      if (request.method === 'POST') return reply.callNotFound();
      return options.sendShopPage(request, reply);
    });
    scope.setErrorHandler(async (error, request, reply) => {
      const context = contexts.get(request);
      if (!context || !(error instanceof RegistryError)) throw error;
      request.log.error(
        { code: error.code, reason: error.message },
        'release console could not use the registry',
      );
      return sendFailure(request, reply, context, {
        status: 502,
        title: 'The registry cannot be used',
        text: error.message,
      });
    });

    const withContext =
      (
        handle: (
          request: FastifyRequest,
          reply: FastifyReply,
          context: ConsoleContext,
        ) => Promise<FastifyReply>,
      ) =>
      async (request: FastifyRequest, reply: FastifyReply) => {
        const context = contexts.get(request);
        if (!context) throw new Error('A route of the console was reached without a member of staff');
        return handle(request, reply, context);
      };

    scope.get(consolePath, withContext(handleOverview));
    scope.get(errorsPath, withContext(handleErrors));
    scope.get(confirmPath, withContext(handleConfirmation));
    scope.get(stylesheetPath, async (_request, reply) =>
      reply
        .type('text/css; charset=utf-8')
        .header('cache-control', 'private, max-age=31536000, immutable')
        .send(options.stylesheet),
    );
    scope.post(
      changePath,
      { bodyLimit: 16 * 1024 },
      withContext(async (request, reply, context) => {
        if (isOwnOrigin(request)) return handleChange(request, reply, context);
        return sendFailure(request, reply, context, {
          status: 403,
          title: 'Nothing was changed',
          text: 'This change was asked for by another site, or by a browser that does not say by whom.',
        });
      }),
    );
  });
}
