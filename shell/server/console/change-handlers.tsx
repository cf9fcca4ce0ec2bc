import type { FastifyReply, FastifyRequest } from 'fastify';
import { RegistryError, type LiveChange, type RegistryErrorCode } from 'registry-client';
import type { RegistryDocument } from 'shared-contracts/releases';
import * as z from 'zod';
import { changedUrl, parseChange, parseReason } from './change-form.ts';
import { readDocument, type ConsoleContext, type ConsoleRegistry } from './console-context.ts';
import { confirmationTitle } from './labels.ts';
import { newlyLiveVersion, previewChange } from './preview-change.ts';
import { sendFailure, sendPage } from './send-page.tsx';
import { Confirmation, type ConfirmationProps } from './views/confirmation.tsx';

/** `GET /__releases/confirm`: what a change would do, and a form that asks for the reason. */
export async function handleConfirmation(
  request: FastifyRequest,
  reply: FastifyReply,
  context: ConsoleContext,
): Promise<FastifyReply> {
  const change = parseChange(request.query);
  return change
    ? sendConfirmation(request, reply, context, { change })
    : sendInvalidChange(request, reply, context);
}

const formSchema = z.object({
  revision: z.coerce.number().int().min(0),
  reason: z.string().default('').catch(''),
});

/** With these codes it is unknown whether the registry has made the change; the audit shows it. */
const unknownOutcomes: readonly RegistryErrorCode[] = ['unreachable', 'bad_answer', 'internal'];

/** `POST /__releases/change`: makes the confirmed change if the registry is still at the confirmed revision. */
export async function handleChange(
  request: FastifyRequest,
  reply: FastifyReply,
  context: ConsoleContext,
): Promise<FastifyReply> {
  const change = parseChange(request.body);
  const form = formSchema.safeParse(request.body);
  if (!change || !form.success) return sendInvalidChange(request, reply, context);
  const { revision: expectedRevision, reason: text } = form.data;
  const reason = parseReason(text);
  if (reason === null) {
    return sendConfirmation(request, reply, context, {
      change,
      status: 422,
      reason: text,
      isReasonMissing: true,
    });
  }
  try {
    const { revision } = await applyChange(context.registry, change, { reason, expectedRevision });
    return reply
      .header('cache-control', 'no-store')
      .redirect(changedUrl(revision === expectedRevision ? 'nothing' : revision), 303);
  } catch (error) {
    if (!(error instanceof RegistryError) || unknownOutcomes.includes(error.code)) throw error;
    return sendConfirmation(request, reply, context, {
      change,
      status: 409,
      reason,
      failure: failureMessage(error),
    });
  }
}

interface ConfirmationAnswer extends Omit<ConfirmationProps, 'preview' | 'compatibilityFailures'> {
  change: LiveChange;
  /** @default 200 */
  status?: number;
}

/** Always previews on a freshly read document: a stale one would let staff confirm something else. */
async function sendConfirmation(
  request: FastifyRequest,
  reply: FastifyReply,
  context: ConsoleContext,
  { change, status = 200, ...rest }: ConfirmationAnswer,
): Promise<FastifyReply> {
  const preview = previewChange(await readDocument(context.registry), change);
  const compatibilityFailures = await findCompatibilityFailures(
    context.registry,
    change,
    newlyLiveVersion(preview),
  );
  return sendPage(request, reply, context, {
    status,
    title: confirmationTitle(change),
    content: <Confirmation preview={preview} compatibilityFailures={compatibilityFailures} {...rest} />,
  });
}

function sendInvalidChange(
  request: FastifyRequest,
  reply: FastifyReply,
  context: ConsoleContext,
): FastifyReply {
  return sendFailure(request, reply, context, {
    status: 400,
    title: 'Nothing was changed',
    text: 'That is no change of a release: a remote, a version as 1.4.2, and a whole share from 1 to 100 are needed.',
  });
}

async function findCompatibilityFailures(
  registry: ConsoleRegistry,
  { name }: LiveChange,
  version: string | undefined,
): Promise<string[]> {
  return version === undefined ? [] : (await registry.check({ name, version })).failures;
}

function applyChange(
  registry: ConsoleRegistry,
  change: LiveChange,
  decision: { reason: string; expectedRevision: number },
): Promise<RegistryDocument> {
  switch (change.action) {
    case 'promote': {
      const { name, version, traffic } = change;
      return registry.promote({ name, version, traffic, ...decision });
    }
    case 'rollback':
      return registry.rollback({ name: change.name, ...decision });
    case 'block':
      return registry.block({ name: change.name, version: change.version, ...decision });
  }
}

function failureMessage({ code, message }: RegistryError): { title: string; text: string } {
  if (code !== 'revision_conflict')
    return { title: 'The registry rejected the change, and nothing was changed', text: message };
  return {
    title: 'The registry was changed meanwhile',
    text: 'The registry was changed after you opened this page. This page now shows the current state: check it, then confirm again.',
  };
}
