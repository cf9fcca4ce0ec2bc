import type { FittingAnswers } from 'shared-contracts/forms/fitting';
import type { Product } from 'shared-contracts/api/product';

interface NumberField {
  kind: 'number';
  min: number;
  max: number;
  step: number;
}

interface ChoiceField {
  kind: 'choice';
  values: readonly string[];
}

export type FittingField = (NumberField | ChoiceField) & {
  /** As the product form posts it. */
  name: string;
  /** As the basket's endpoint takes it; also the end of the id of its words. */
  key: string;
  isValid: (value: FormDataEntryValue | null) => boolean;
};

function number(key: string, min: number, max: number, step = 1): FittingField {
  return {
    kind: 'number',
    key,
    name: `fittingForm[${key}]`,
    min,
    max,
    step,
    isValid: (value) => {
      if (typeof value !== 'string' || value.trim() === '') return false;
      const given = Number(value.replace(',', '.'));
      return given >= min && given <= max && Number.isInteger(given / step);
    },
  };
}

function choice(key: string, values: readonly string[]): FittingField {
  return {
    kind: 'choice',
    key,
    name: `fittingForm[${key}]`,
    values,
    isValid: (value) => typeof value === 'string' && values.includes(value),
  };
}

/** What the workshop asks, with the bounds of the contract's forms; of the sole the binding's own. */
export function fittingFields(form: Product['fittingForm']): readonly FittingField[] {
  if (form === null) return [];
  if (form.kind === 'mondopoint') return [number('mondopoint', 15, 33, 0.5)];
  return [
    number('soleLengthMm', form.soleMinMm ?? 200, form.soleMaxMm ?? 380),
    choice('bootNorm', ['alpine', 'gripwalk', 'touring']),
    number('weightKg', 15, 150),
    number('heightCm', 80, 220),
    number('birthYear', 1900, 2100),
    choice('skierType', ['1', '2', '3']),
  ];
}

export function readFitting(data: FormData, fields: readonly FittingField[]): FittingAnswers {
  const answers = fields.map(({ key, name, kind }) => {
    const given = data.get(name);
    const value = typeof given === 'string' ? given : '';
    const isNumber = kind === 'number' || key === 'skierType';
    return [key, isNumber ? Number(value.replace(',', '.')) : value];
  });
  return Object.fromEntries(answers) as FittingAnswers;
}
