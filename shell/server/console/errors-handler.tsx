import type { FastifyReply, FastifyRequest } from 'fastify';
import { releaseNamesOf } from 'registry-client';
import { remoteNameSchema } from 'shared-contracts/releases';
import * as z from 'zod';
import { readDocument, type ConsoleContext } from './console-context.ts';
import { sendPage } from './send-page.tsx';
import { ErrorsPage } from './views/errors-page.tsx';

/** An invalid value is ignored: it only selects what is shown. */
const querySchema = z.object({ remote: z.nullable(remoteNameSchema).default(null).catch(null) });

/** `GET /__releases/errors`: the errors of all remotes, or of one of them. */
export async function handleErrors(
  request: FastifyRequest,
  reply: FastifyReply,
  context: ConsoleContext,
): Promise<FastifyReply> {
  const { remote: asked } = querySchema.parse(request.query);
  const names = releaseNamesOf(await readDocument(context.registry));
  const only = names.find((name) => name === asked) ?? null;
  const groups = await context.registry.errors(only ?? undefined);
  return sendPage(request, reply, context, {
    status: 200,
    title: only === null ? 'Errors' : `Errors of ${only}`,
    content: <ErrorsPage groups={groups} names={names} only={only} />,
  });
}
