import * as z from 'zod/mini';
import { emailField } from './sign-in.ts';
import { lineOf } from './text-fields.ts';

/** The number of an order as it is shown. */
export const orderNumberField = lineOf(20);

/** Names an order without signing in: by its number, and the address that it was placed with. */
export const withdrawalLookupSchema = z.strictObject({ order: orderNumberField, email: emailField });

export type WithdrawalLookup = z.infer<typeof withdrawalLookupSchema>;
