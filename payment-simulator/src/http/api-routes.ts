import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { moneySchema } from 'shared-contracts/money';
import * as z from 'zod';
import type { SimulatorContext } from '../payments/context.ts';
import { modify, type Modification } from '../payments/modifications.ts';
import { paymentRequestSchema, updateOf, type Payment } from '../payments/payment.ts';
import { startPayment } from '../payments/sessions.ts';
import { cardsOf, deleteCard } from '../payments/stored-cards.ts';
import { requireBearer } from './bearer.ts';
import type { ModeHolder } from './control-routes.ts';

interface ApiOptions {
  context: SimulatorContext;
  key: string;
  publicUrl: string;
  mode: ModeHolder;
}

const reference = z.string().min(8).max(80);
const amountSchema = z.strictObject({ reference, amount: moneySchema });
const modificationSchemas = {
  captures: amountSchema.transform((body): Modification => ({ kind: 'capture', ...body })),
  refunds: amountSchema.transform((body): Modification => ({ kind: 'refund', ...body })),
  voids: z.strictObject({ reference }).transform((body): Modification => ({ kind: 'void', ...body })),
};

/** The API for the shop's server. */
export function apiRoutes(app: FastifyInstance, options: ApiOptions): void {
  const { context, key, publicUrl } = options;
  const { payments } = context.store.state;
  app.addHook('onRequest', requireBearer(key));
  addMode(app, options);

  app.post('/v1/sessions', async (request, reply) => {
    const parsed = paymentRequestSchema.safeParse(request.body);
    if (!parsed.success) return invalid(reply, parsed.error);
    const started = await startPayment(context, parsed.data);
    if (typeof started === 'string') return reply.code(409).send({ error: started });
    if (started.result === 'silent') await wait(context.timing.silentMs, undefined, { ref: false });
    return sessionOf(started.payment, publicUrl);
  });

  app.get<{ Params: { reference: string } }>('/v1/payments/:reference', async (request, reply) => {
    const payment = payments.find((each) => each.request.reference === request.params.reference);
    return payment ? stateOf(payment, publicUrl) : reply.code(404).send({ error: 'unknown_payment' });
  });

  for (const [name, schema] of Object.entries(modificationSchemas)) {
    app.post<{ Params: { id: string } }>(`/v1/payments/:id/${name}`, async (request, reply) => {
      const parsed = schema.safeParse(request.body);
      if (!parsed.success) return invalid(reply, parsed.error);
      const payment = payments.find((each) => each.pspReference === request.params.id);
      return payment
        ? modify(context, payment, parsed.data)
        : reply.code(404).send({ error: 'unknown_payment' });
    });
  }

  app.get<{ Params: { shopper: string } }>('/v1/shoppers/:shopper/tokens', (request) => ({
    tokens: cardsOf(context.store, request.params.shopper),
  }));

  app.delete<{ Params: { shopper: string; id: string } }>(
    '/v1/shoppers/:shopper/tokens/:id',
    async (request, reply) => {
      deleteCard(context.store, request.params.shopper, request.params.id);
      return reply.code(204).send();
    },
  );
}

/** Delays, drops or corrupts answers while a test has set it so. A call is executed before a late answer. */
function addMode(app: FastifyInstance, { mode }: ApiOptions): void {
  app.addHook('onRequest', async (_request, reply) => {
    if (mode.current.mode === 'down') await reply.code(503).send({ error: 'unavailable' });
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (mode.current.mode === 'slow') await wait(mode.current.delayMs, undefined, { ref: false });
    if (mode.current.mode !== 'garbage') return payload;
    reply.code(200);
    return '<html>The payment';
  });
}

function sessionOf(payment: Payment, publicUrl: string) {
  const { pspReference, status, rejection } = payment;
  return { pspReference, status, redirect: pageOf(payment, publicUrl), rejection };
}

/** A pending payment says whether it still waits for the shopper. */
function stateOf(payment: Payment, publicUrl: string) {
  const update = updateOf(payment);
  return payment.status === 'pending' ? { ...update, redirect: pageOf(payment, publicUrl) } : update;
}

const pageOf = ({ page, pageId }: Payment, publicUrl: string) =>
  page === null ? null : `${publicUrl}/pay/${pageId}`;

function invalid(reply: FastifyReply, error: z.ZodError) {
  return reply.code(400).send({ error: z.prettifyError(error) });
}
