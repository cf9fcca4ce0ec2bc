import * as z from 'shared-contracts/schema';

/** What an address is for. */
export const addressUseSchema = z.enum(['billing', 'delivery']);

export type AddressUse = z.infer<typeof addressUseSchema>;
