import type { ShopContext } from 'shared-runtime';
import { createIdempotencyKey } from 'shared-runtime/idempotency-key';

/**
 * Query options of the key with which a browser without JavaScript sends a form once. In the query cache, because server and
 * browser must render the same one.
 */
export function postedKeyQuery({ store }: Pick<ShopContext, 'store'>, form: 'return' | 'withdrawal') {
  return {
    queryKey: ['posted-idempotency-key', form, store.id],
    queryFn: () => createIdempotencyKey(),
    staleTime: Number.POSITIVE_INFINITY,
  };
}
