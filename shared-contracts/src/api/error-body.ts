import * as z from 'zod/mini';
import { basketSchema } from './basket.ts';
import { errorCodes } from '../errors/error-codes.ts';

const errorCodeSchema = z.enum(errorCodes);

/** The body of every error response. `error_code` repeats `code` where the specification names it. */
export const errorBodySchema = z.object({
  code: errorCodeSchema,
  message: z.string(),
  /** Language of the message, such as `en_GB`. Absent in answers of older releases, which are in English. */
  locale: z.optional(z.string()),
  requestId: z.string(),
  /** Message keys by form field. */
  fields: z.optional(z.record(z.string(), z.string())),
  error_code: z.optional(z.string()),
  errors: z.optional(z.array(z.string())),
  /** With `basket_changed`: the current basket. */
  basket: z.optional(basketSchema),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;
