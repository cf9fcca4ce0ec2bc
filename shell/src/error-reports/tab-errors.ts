import { releaseErrorSchema } from 'registry-client/domain/error-report';
import * as z from 'zod/mini';
import { maxErrorsOfTab } from './error-path.ts';

/** What a tab sends. */
export const tabErrorsSchema = z.strictObject({
  errors: z.array(releaseErrorSchema).check(z.minLength(1), z.maxLength(maxErrorsOfTab)),
});

export type TabErrors = z.infer<typeof tabErrorsSchema>;
