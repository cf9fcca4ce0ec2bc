import * as z from 'zod/mini';
import type { BirthYears } from './birth-years.ts';
import { max_value, min_value } from './rules/value-rules.ts';

const between = (lowest: number, highest: number) => [min_value(lowest), max_value(highest)] as const;

/** Boots: the foot length in mondopoint, in steps of 0.5. */
const mondopoint = z.number('required').check(...between(15, 33), z.multipleOf(0.5, 'is'));

export const mondopointFormSchema = z.strictObject({ mondopoint });

const weightKg = between(15, 150);

/**
 * Skis with bindings. The workshop adjusts the binding by these; the shop never computes a release value. Whether the
 * sole fits the binding is checked with the product. Baskets and orders have answers by this schema, also old ones: what
 * is added is checked by {@link newSoleLengthFormSchema}.
 */
export const soleLengthFormSchema = z.strictObject({
  soleLengthMm: z.int('required').check(...between(200, 380)),
  bootNorm: z.enum(['alpine', 'gripwalk', 'touring'], 'required'),
  weightKg: z.number('required').check(...weightKg),
  heightCm: z.int('required').check(...between(80, 220)),
  birthYear: z.int('required').check(...between(1900, 2100)),
  /** 1 cautious, 2 moderate, 3 fast. */
  skierType: z.int('required').check(...between(1, 3)),
});

/** Skis with bindings that are added to a basket. Stricter than what is stored, because the accepted years change. */
export function newSoleLengthFormSchema({ min, max }: BirthYears) {
  return z.extend(soleLengthFormSchema, {
    weightKg: z.number('required').check(...weightKg, z.multipleOf(0.5, 'is')),
    birthYear: z.int('required').check(...between(min, max)),
  });
}

/** As {@link newSoleLengthFormSchema}, for a bundle whose boots have a known sole length. */
export function withoutSoleLength(years: BirthYears) {
  return z.omit(newSoleLengthFormSchema(years), { soleLengthMm: true });
}

/** Answers of a request. The sole length may be left out for a bundle whose boots have a known one. */
export const requestedFittingSchema = z.union([
  mondopointFormSchema,
  z.extend(soleLengthFormSchema, { soleLengthMm: z.optional(soleLengthFormSchema.shape.soleLengthMm) }),
]);

export type RequestedFitting = z.infer<typeof requestedFittingSchema>;

export const fittingAnswersSchema = z.union([mondopointFormSchema, soleLengthFormSchema]);

export type FittingAnswers = z.infer<typeof fittingAnswersSchema>;
