import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { SimulatorContext } from '../payments/context.ts';
import { reclaim, refundAtProvider } from '../payments/provider-changes.ts';
import { requireBearer } from './bearer.ts';

/** How the API answers the shop. `slow`: it executes calls, and answers late. */
const modeSchema = z.discriminatedUnion('mode', [
  z.strictObject({ mode: z.enum(['up', 'down', 'garbage']) }),
  z.strictObject({ mode: z.literal('slow'), delayMs: z.int().min(0).max(120_000) }),
]);

export type ApiMode = z.infer<typeof modeSchema>;

export interface ModeHolder {
  current: ApiMode;
}

/** In minor units, at most what was captured. */
const amountSchema = z.strictObject({ amount: z.int().min(1) });

const providerChanges = { refunds: refundAtProvider, chargebacks: reclaim } as const;

/** Controls for tests: outages of the API, what was charged, and what happens at the provider without the shop. */
export function controlRoutes(
  app: FastifyInstance,
  { context, key, mode }: { context: SimulatorContext; key: string; mode: ModeHolder },
): void {
  app.addHook('onRequest', requireBearer(key));

  app.put('/control/mode', async (request, reply) => {
    const parsed = modeSchema.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send({ error: z.prettifyError(parsed.error) });
    mode.current = parsed.data;
    return mode.current;
  });

  for (const [name, change] of Object.entries(providerChanges)) {
    app.post<{ Params: { id: string } }>(`/control/payments/:id/${name}`, async (request, reply) => {
      const parsed = amountSchema.safeParse(request.body);
      if (!parsed.success) return reply.code(400).send({ error: z.prettifyError(parsed.error) });
      const payment = context.store.state.payments.find((each) => each.pspReference === request.params.id);
      if (payment === undefined) return reply.code(404).send({ error: 'unknown_payment' });
      return change(context, payment, parsed.data.amount);
    });
  }

  app.get('/control/charges', () => ({
    charges: context.store.state.payments.map(
      ({ request, pspReference, status, rejection, captured, refunded }) => ({
        reference: request.reference,
        pspReference,
        methodCode: request.methodCode,
        amount: request.amount,
        status,
        rejection,
        captured,
        refunded,
      }),
    ),
    /** Webhooks that the shop has not accepted. */
    openWebhooks: context.store.state.deliveries.length,
  }));
}
