import type * as z from 'zod/mini';
import { boundedFetch } from '../../../outgoing/bounded-fetch.ts';
import { createSignatureAuthenticator } from '../../../plugins/server-calls/server-authenticators.ts';
import { PaymentProviderError, type PaymentProvider, type PaymentUpdate } from '../payment-provider.ts';
import { sessionSchema, tokensSchema, updateSchema } from './answers.ts';

export interface SimulatorProviderOptions {
  /** Address of the simulator, without a slash at its end. */
  url: string;
  apiKey: string;
  /** Of the webhooks' signatures, at least 32 bytes. */
  webhookSecret: Buffer;
  /** @default the system's clock */
  now?: () => Date;
  timeouts?: Partial<SimulatorTimeouts>;
}

/** All in milliseconds. A shopper waits for sessions and tokens. */
interface SimulatorTimeouts {
  sessionMs: number;
  tokensMs: number;
  otherMs: number;
}

const defaultTimeouts: SimulatorTimeouts = { sessionMs: 8_000, tokensMs: 2_000, otherMs: 10_000 };

interface Call<Schema> {
  path: string;
  timeoutMs: number;
  schema: Schema;
  method?: 'POST' | 'DELETE';
  body?: object;
}

/** Creates the adapter of the payment simulator, a process of its own that this shop knows by HTTP only. */
export function createSimulatorProvider(options: SimulatorProviderOptions): PaymentProvider {
  const { url, apiKey, webhookSecret, now = () => new Date() } = options;
  const { sessionMs, tokensMs, otherMs } = { ...defaultTimeouts, ...options.timeouts };
  const authenticator = createSignatureAuthenticator({ secrets: [webhookSecret] });

  /** Undefined for 404. Throws {@link PaymentProviderError} for every other answer that is not as expected. */
  async function request({ path, timeoutMs, method, body }: Omit<Call<unknown>, 'schema'>): Promise<unknown> {
    try {
      const answer = await boundedFetch(`${url}${path}`, {
        method: method ?? (body ? 'POST' : 'GET'),
        headers: {
          authorization: `Bearer ${apiKey}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (answer.status === 404) return undefined;
      if (!answer.ok) throw new Error(`It answered ${answer.status}`);
      return answer.status === 204 ? null : ((await answer.json()) as unknown);
    } catch (cause) {
      throw new PaymentProviderError('The payment provider did not answer as expected', { cause });
    }
  }

  async function call<Schema extends z.ZodMiniType>(
    options: Call<Schema>,
  ): Promise<z.output<Schema> | undefined> {
    const value = await request(options);
    if (value === undefined) return undefined;
    const parsed = options.schema.safeParse(value);
    if (parsed.success) return parsed.data;
    throw new PaymentProviderError('The answer of the payment provider is not valid');
  }

  async function modify(pspReference: string, kind: string, body: object): Promise<PaymentUpdate> {
    const path = `/v1/payments/${encodeURIComponent(pspReference)}/${kind}`;
    const update = await call({ path, body, timeoutMs: otherMs, schema: updateSchema });
    return sameOrThrow(update, update?.pspReference === pspReference);
  }

  const tokensOf = (shopper: string) => `/v1/shoppers/${encodeURIComponent(shopper)}/tokens`;

  return {
    name: 'simulator',
    async createSession(body) {
      const session = await call({ path: '/v1/sessions', body, timeoutMs: sessionMs, schema: sessionSchema });
      return sameOrThrow(session, true);
    },
    async confirm(reference) {
      const path = `/v1/payments/${encodeURIComponent(reference)}`;
      const update = await call({ path, timeoutMs: otherMs, schema: updateSchema });
      return update === undefined ? null : sameOrThrow(update, update.reference === reference);
    },
    capture: (pspReference, amount, reference) => modify(pspReference, 'captures', { reference, amount }),
    void: (pspReference, reference) => modify(pspReference, 'voids', { reference }),
    refund: (pspReference, amount, reference) => modify(pspReference, 'refunds', { reference, amount }),
    async listTokens(shopper) {
      const answer = await call({ path: tokensOf(shopper), timeoutMs: tokensMs, schema: tokensSchema });
      return sameOrThrow(answer, true).tokens;
    },
    async deleteToken(shopper, id) {
      const path = `${tokensOf(shopper)}/${encodeURIComponent(id)}`;
      await request({ path, method: 'DELETE', timeoutMs: otherMs });
    },
    parseWebhook(rawBody, headers) {
      try {
        void authenticator.authenticate({ headers, query: {}, rawBody: Buffer.from(rawBody), now: now() });
        return updateSchema.parse(JSON.parse(rawBody));
      } catch {
        return null;
      }
    },
  };
}

/** Returns the answer. Throws if there is none, or if it is about another payment. */
function sameOrThrow<Answer>(answer: Answer | undefined, isSame: boolean): Answer {
  if (answer !== undefined && isSame) return answer;
  throw new PaymentProviderError('The payment provider knows no such payment');
}
