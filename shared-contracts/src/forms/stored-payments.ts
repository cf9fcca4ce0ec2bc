import * as z from 'zod/mini';
import { passwordField } from './sign-in.ts';

/** What a member enters to delete a stored payment. */
export const agreementDeletionSchema = z.strictObject({ current_password: passwordField });
