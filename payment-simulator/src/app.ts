import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { apiRoutes } from './http/api-routes.ts';
import { controlRoutes, type ModeHolder } from './http/control-routes.ts';
import { pageRoutes } from './http/page-routes.ts';
import type { SimulatorKeys } from './keys.ts';
import { defaultTiming, type SimulatorContext, type Timing } from './payments/context.ts';
import { decideDue } from './payments/sessions.ts';
import { openState } from './payments/simulator-state.ts';
import { createWebhookQueue } from './webhooks/webhook-queue.ts';

export interface SimulatorOptions {
  keys: SimulatorKeys;
  /** Address of the pages for browsers, without a slash at its end. */
  publicUrl: string;
  /** Directory of the payments; null: they are kept in memory. */
  dir: string | null;
  timing?: Partial<Timing>;
  /** @default Date.now */
  now?: () => number;
}

/** Builds the simulator without listening. Closing it waits for the webhooks that are under way. */
export async function buildSimulator(options: SimulatorOptions): Promise<FastifyInstance> {
  const { keys, publicUrl, dir, now = Date.now } = options;
  const timing = { ...defaultTiming, ...options.timing };
  const store = openState(dir === null ? null : join(dir, 'payments.json'));
  const webhooks = createWebhookQueue(store, { secret: keys.webhook, now, retryMs: timing.retryMs });
  const context: SimulatorContext = { store, webhooks, now, timing };
  const mode: ModeHolder = { current: { mode: 'up' } };

  const app = Fastify({ bodyLimit: 64 * 1024, forceCloseConnections: true });
  app.get('/healthz', () => ({ status: 'ok' }));
  await app.register(async (scope) => apiRoutes(scope, { context, key: keys.api, publicUrl, mode }));
  await app.register(async (scope) => controlRoutes(scope, { context, key: keys.control, mode }));
  await app.register(async (scope) => pageRoutes(scope, context));

  const ticking = setInterval(() => {
    decideDue(context);
    webhooks.sendDue();
  }, timing.tickMs);
  app.addHook('onClose', async () => {
    clearInterval(ticking);
    await webhooks.settle();
    store.save();
  });
  return app;
}
