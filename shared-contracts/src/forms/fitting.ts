import * as z from 'zod/mini';
import { max_value, min_value } from './rules/value-rules.ts';

const between = (lowest: number, highest: number) => [min_value(lowest), max_value(highest)] as const;

/** Boots: the foot length in mondopoint, in steps of 0.5. */
const mondopoint = z.number('required').check(...between(15, 33), z.multipleOf(0.5, 'is'));

export const mondopointFormSchema = z.strictObject({ mondopoint });

/**
 * Skis with bindings. The workshop adjusts the binding by these; the shop never computes a release value. Whether the
 * sole fits the binding is checked with the product.
 */
export const soleLengthFormSchema = z.strictObject({
  soleLengthMm: z.int('required').check(...between(200, 380)),
  bootNorm: z.enum(['alpine', 'gripwalk', 'touring'], 'required'),
  weightKg: z.number('required').check(...between(15, 150)),
  heightCm: z.int('required').check(...between(80, 220)),
  birthYear: z.int('required').check(...between(1900, 2100)),
  /** 1 cautious, 2 moderate, 3 fast. */
  skierType: z.int('required').check(...between(1, 3)),
});

export const fittingAnswersSchema = z.union([mondopointFormSchema, soleLengthFormSchema]);

export type FittingAnswers = z.infer<typeof fittingAnswersSchema>;
