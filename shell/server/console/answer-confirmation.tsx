import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LiveChange } from 'registry-client';
import type { ConsoleRegistry } from './console-parts.ts';
import type { Desk } from './desk.ts';
import { lookAhead, newlyLive } from './foresight.ts';
import { readDocument } from './read-document.ts';
import { readWish } from './read-wish.ts';
import { sendFailure, sendPage } from './send-page.tsx';
import { Confirmation, type ConfirmationProps } from './views/confirmation.tsx';
import { titleOf } from './words.ts';

export async function answerConfirmation(
  request: FastifyRequest,
  reply: FastifyReply,
  desk: Desk,
): Promise<FastifyReply> {
  const wish = readWish(request.query);
  return wish ? sendConfirmation(request, reply, desk, { wish }) : sendUnknownWish(request, reply, desk);
}

export interface ConfirmationAnswer extends Omit<ConfirmationProps, 'foresight' | 'problems'> {
  wish: LiveChange;
  /** @default 200 */
  status?: number;
}

/** Always from what the registry says now, so that nobody confirms what was true before. */
export async function sendConfirmation(
  request: FastifyRequest,
  reply: FastifyReply,
  desk: Desk,
  { wish, status = 200, ...rest }: ConfirmationAnswer,
): Promise<FastifyReply> {
  const foresight = lookAhead(await readDocument(desk.registry), wish);
  const problems = await findProblems(desk.registry, wish, newlyLive(foresight));
  return sendPage(request, reply, desk, {
    status,
    title: titleOf(wish),
    content: <Confirmation foresight={foresight} problems={problems} {...rest} />,
  });
}

export function sendUnknownWish(request: FastifyRequest, reply: FastifyReply, desk: Desk): FastifyReply {
  return sendFailure(request, reply, desk, {
    status: 400,
    title: 'Nothing was changed',
    text: 'That is no change of a release: a remote, a version as 1.4.2, and a whole share from 1 to 100 are needed.',
  });
}

async function findProblems(
  registry: ConsoleRegistry,
  { name }: LiveChange,
  version: string | undefined,
): Promise<string[]> {
  return version === undefined ? [] : (await registry.check({ name, version })).problems;
}
