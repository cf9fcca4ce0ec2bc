import * as z from 'shared-contracts/schema';

/**
 * An amount of money on the wire.
 * `amount` is an integer in the currency's minor unit (pence, cents, øre); `currency` is an ISO 4217 code.
 */
export const moneySchema = z.object({
  amount: z.int(),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
});

export type Money = z.infer<typeof moneySchema>;

/** Money that the server may withhold: `null` means withheld from this visitor, never free. */
export const gatedMoneySchema = z.nullable(moneySchema);
