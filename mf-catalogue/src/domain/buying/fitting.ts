import type { Product } from 'shared-contracts/api/product';
import { birthYears } from 'shared-contracts/forms/birth-years';
import type { FittingAnswers, RequestedFitting } from 'shared-contracts/forms/fitting';
import { fittingField, optionField } from './form-fields.ts';

export type FittingForm = NonNullable<Product['fittingForm']>;
export type BootNorm = Extract<FittingAnswers, { bootNorm: string }>['bootNorm'];

export const bootNorms = ['alpine', 'gripwalk', 'touring'] as const satisfies readonly BootNorm[];
/** 1 cautious, 2 moderate, 3 fast. */
export const skierTypes = [1, 2, 3] as const;

const soleLengthQuestions = [
  'soleLengthMm',
  'bootNorm',
  'weightKg',
  'heightCm',
  'birthYear',
  'skierType',
] as const;

export type FittingQuestion = (typeof soleLengthQuestions)[number] | 'mondopoint';

/** Returns the questions of a form in the order on screen. */
export function questionsOf({ kind }: FittingForm): readonly FittingQuestion[] {
  return kind === 'mondopoint' ? ['mondopoint'] : soleLengthQuestions;
}

export interface Bounds {
  min: number;
  max: number;
  step: number;
}

/** Copies of the contract's bounds; a test compares them with its schemas. */
export const bounds = {
  mondopoint: { min: 15, max: 33, step: 0.5 },
  soleLengthMm: { min: 200, max: 380, step: 1 },
  weightKg: { min: 15, max: 150, step: 0.5 },
  heightCm: { min: 80, max: 220, step: 1 },
} as const satisfies Partial<Record<FittingQuestion, Bounds>>;

/** Returns the years of birth that the workshop accepts at a time, in milliseconds since the epoch. */
export function yearBounds(now: number): Bounds {
  return { ...birthYears(now), step: 1 };
}

/** Returns the sole lengths, in mm, that the binding of a product accepts. */
export function soleBounds({ soleMinMm, soleMaxMm }: FittingForm): Bounds {
  const { min, max, step } = bounds.soleLengthMm;
  return { min: Math.max(min, soleMinMm ?? min), max: Math.min(max, soleMaxMm ?? max), step };
}

/**
 * Returns the sole length, in mm, of the boots of a bundle in the chosen size; null as long as none is chosen, and
 * undefined for a product without boots of known sole lengths, whose shoppers are asked for it.
 *
 * @param chosen value of each chosen option, by field
 */
export function bootSole(
  { parts }: Pick<Product, 'parts'>,
  chosen: Readonly<Record<string, string>>,
): number | null | undefined {
  const options = parts.flatMap((part) =>
    part.options.map(({ super_attribute_id: id, values }) => ({
      field: optionField(id, part.partId),
      values,
    })),
  );
  // Of one size without a length the shopper would have to be asked.
  const boots = options.find(({ values }) => values.every(({ soleLengthMm }) => soleLengthMm !== undefined));
  if (boots === undefined) return undefined;
  const value =
    boots.values.length === 1
      ? boots.values[0]
      : boots.values.find(({ id }) => String(id) === chosen[boots.field]);
  return value?.soleLengthMm ?? null;
}

/** Reads the answers of a form without validation. Empty answers are left out. */
export function readAnswers(data: FormData, form: FittingForm): Record<string, string | number> {
  const answers = questionsOf(form).flatMap((question) => {
    const value = data.get(fittingField(question));
    const text = typeof value === 'string' ? value.trim() : '';
    if (text === '') return [];
    return [[question, question === 'bootNorm' ? text : Number(text)] as const];
  });
  return Object.fromEntries(answers);
}

/** Returns whether the binding accepts the sole length. True for answers without one. */
export function fitsBinding(answers: RequestedFitting, form: FittingForm): boolean {
  if (!('soleLengthMm' in answers) || answers.soleLengthMm === undefined) return true;
  const { min, max } = soleBounds(form);
  return answers.soleLengthMm >= min && answers.soleLengthMm <= max;
}
