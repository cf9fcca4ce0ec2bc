import * as z from 'zod/mini';
import { passwordField } from './sign-in.ts';

export const accountDeletionSchema = z.strictObject({ current_password: passwordField });

export type AccountDeletion = z.infer<typeof accountDeletionSchema>;
