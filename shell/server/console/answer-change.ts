import type { FastifyReply, FastifyRequest } from 'fastify';
import { RegistryError, type LiveChange, type RegistryErrorCode } from 'registry-client';
import type { RegistryDocument } from 'shared-contracts/releases';
import * as z from 'zod';
import { doneAddress } from './addresses.ts';
import { sendConfirmation, sendUnknownWish } from './answer-confirmation.tsx';
import type { ConsoleRegistry } from './console-parts.ts';
import type { Desk } from './desk.ts';
import { readReason } from './read-reason.ts';
import { readWish } from './read-wish.ts';

const formSchema = z.object({
  revision: z.coerce.number().int().min(0),
  reason: z.string().default('').catch(''),
});

/** Nobody decided anything: whether it was done, the audit says. */
const noAnswers: readonly RegistryErrorCode[] = ['unreachable', 'bad_answer', 'internal'];

/** Does what was confirmed, if the registry still is what it was confirmed on. */
export async function answerChange(
  request: FastifyRequest,
  reply: FastifyReply,
  desk: Desk,
): Promise<FastifyReply> {
  const wish = readWish(request.body);
  const form = formSchema.safeParse(request.body);
  if (!wish || !form.success) return sendUnknownWish(request, reply, desk);
  const { revision: expectedRevision, reason: written } = form.data;
  const reason = readReason(written);
  if (reason === null) {
    return sendConfirmation(request, reply, desk, {
      wish,
      status: 422,
      reason: written,
      isReasonMissing: true,
    });
  }
  try {
    const { revision } = await carryOut(desk.registry, wish, { reason, expectedRevision });
    return reply
      .header('cache-control', 'no-store')
      .redirect(doneAddress(revision === expectedRevision ? 'nothing' : revision), 303);
  } catch (error) {
    if (!(error instanceof RegistryError) || noAnswers.includes(error.code)) throw error;
    return sendConfirmation(request, reply, desk, { wish, status: 409, reason, failure: wordsOf(error) });
  }
}

function carryOut(
  registry: ConsoleRegistry,
  wish: LiveChange,
  decision: { reason: string; expectedRevision: number },
): Promise<RegistryDocument> {
  switch (wish.action) {
    case 'promote': {
      const { name, version, traffic } = wish;
      return registry.promote({ name, version, traffic, ...decision });
    }
    case 'rollback':
      return registry.rollback({ name: wish.name, ...decision });
    case 'block':
      return registry.block({ name: wish.name, version: wish.version, ...decision });
  }
}

function wordsOf({ code, message }: RegistryError): { title: string; text: string } {
  if (code !== 'revision_conflict')
    return { title: 'The registry refused, and nothing was changed', text: message };
  return {
    title: 'The registry has moved on, and nothing was changed',
    text: 'Somebody else changed a release since you looked. What you see here is from now: look at it again, then confirm it anew.',
  };
}
