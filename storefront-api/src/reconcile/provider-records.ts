import { readFileSync } from 'node:fs';
import * as z from 'zod';

/** What the provider says of a payment. */
const paymentSchema = z.object({
  status: z.string(),
  amount: z.object({ amount: z.int(), currency: z.string() }),
});

export type ProviderPayment = z.infer<typeof paymentSchema>;

export interface ProviderRecords {
  /** Null: the provider knows no such payment. */
  find(reference: string): Promise<ProviderPayment | null>;
}

/** Reads the records of the payment simulator. */
export function simulatorRecords({ url, apiKeyFile }: { url: string; apiKeyFile: string }): ProviderRecords {
  const authorization = `Bearer ${readFileSync(apiKeyFile, 'utf8').trim()}`;
  return {
    async find(reference) {
      const answer = await fetch(`${url}/v1/payments/${encodeURIComponent(reference)}`, {
        headers: { authorization },
        redirect: 'error',
        signal: AbortSignal.timeout(10_000),
      });
      if (answer.status === 404) return null;
      if (!answer.ok) throw new Error(`The payment provider answered ${answer.status}`);
      return paymentSchema.parse(await answer.json());
    },
  };
}
