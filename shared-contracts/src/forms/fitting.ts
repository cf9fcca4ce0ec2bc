import * as z from 'zod/mini';

/** Boots: the length of the foot in mondopoint, in halves. */
const mondopoint = z
  .number('required')
  .check(z.minimum(15, 'min_value'), z.maximum(33, 'max_value'), z.multipleOf(0.5, 'is'));

export const mondopointFormSchema = z.strictObject({ mondopoint });

/**
 * Skis with bindings. The workshop sets the binding from this; the shop never works out a release value.
 * Whether the sole fits the binding's range is checked with the product at hand.
 */
export const soleLengthFormSchema = z.strictObject({
  soleLengthMm: z.int('required').check(z.minimum(200, 'min_value'), z.maximum(380, 'max_value')),
  bootNorm: z.enum(['alpine', 'gripwalk', 'touring'], 'required'),
  weightKg: z.number('required').check(z.minimum(15, 'min_value'), z.maximum(150, 'max_value')),
  heightCm: z.int('required').check(z.minimum(80, 'min_value'), z.maximum(220, 'max_value')),
  birthYear: z.int('required').check(z.minimum(1900, 'min_value'), z.maximum(2100, 'max_value')),
  /** 1 cautious, 2 moderate, 3 fast. */
  skierType: z.int('required').check(z.minimum(1, 'min_value'), z.maximum(3, 'max_value')),
});

export const fittingAnswersSchema = z.union([mondopointFormSchema, soleLengthFormSchema]);

export type FittingAnswers = z.infer<typeof fittingAnswersSchema>;
