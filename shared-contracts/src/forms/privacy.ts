import * as z from 'zod/mini';
import { passwordField } from './sign-in.ts';

/** Days for which the link to an export works. */
export const exportTtlDays = 7;

/** Days between the request to delete an account and its deletion. */
export const deletionDelayDays = 14;

export const accountDeletionSchema = z.strictObject({ current_password: passwordField });

export type AccountDeletion = z.infer<typeof accountDeletionSchema>;
