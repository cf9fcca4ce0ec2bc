import {
  mondopointFormSchema,
  newSoleLengthFormSchema,
  soleLengthFormSchema,
} from 'shared-contracts/forms/fitting';
import {
  bootNorms,
  bounds,
  fitsBinding,
  readAnswers,
  skierTypes,
  soleBounds,
  yearBounds,
} from './fitting.ts';

const alpine = { kind: 'sole_length', soleMinMm: 271, soleMaxMm: 351 } as const;
const answers = {
  soleLengthMm: 305,
  bootNorm: 'gripwalk',
  weightKg: 72.5,
  heightCm: 178,
  birthYear: 1990,
  skierType: 2,
} as const;

describe('fitting questions', () => {
  const years = yearBounds(Date.parse('2026-11-27T12:00:00Z'));
  const schemas = { ...newSoleLengthFormSchema(years).shape, ...mondopointFormSchema.shape };

  it.each(Object.entries({ ...bounds, birthYear: years }))(
    'have the bounds of the contract for %s',
    (question, { min, max, step }) => {
      const schema = schemas[question as keyof typeof schemas];
      const takes = (value: number) => schema.safeParse(value).success;
      expect([min, max, min + step].map(takes)).toEqual([true, true, true]);
      expect([min - step, max + step, min + step / 2].map(takes)).toEqual([false, false, false]);
    },
  );

  it('include every answer of the contract', () => {
    for (const bootNorm of bootNorms) {
      for (const skierType of skierTypes) {
        expect(soleLengthFormSchema.safeParse({ ...answers, bootNorm, skierType }).success).toBe(true);
      }
    }
    expect(
      [0, 4].map((skierType) => soleLengthFormSchema.safeParse({ ...answers, skierType }).success),
    ).toEqual([false, false]);
  });
});

describe('fitsBinding', () => {
  it('is true for sole lengths within the range of the binding', () => {
    expect(soleBounds(alpine)).toEqual({ min: 271, max: 351, step: 1 });
    expect(
      [270, 271, 351, 352].map((sole) => fitsBinding({ ...answers, soleLengthMm: sole }, alpine)),
    ).toEqual([false, true, true, false]);
  });

  it('accepts the bounds of the contract for a binding without a range', () => {
    expect(soleBounds({ ...alpine, soleMinMm: null, soleMaxMm: null })).toEqual(bounds.soleLengthMm);
  });
});

describe('readAnswers', () => {
  it('returns numbers and strings and leaves out empty answers', () => {
    const data = new FormData();
    data.set('fittingForm[soleLengthMm]', ' 305 ');
    data.set('fittingForm[bootNorm]', 'touring');
    data.set('fittingForm[weightKg]', '');
    data.set('fittingForm[mondopoint]', '27.5');
    expect(readAnswers(data, alpine)).toEqual({ soleLengthMm: 305, bootNorm: 'touring' });
    expect(readAnswers(data, { ...alpine, kind: 'mondopoint' })).toEqual({ mondopoint: 27.5 });
  });
});
