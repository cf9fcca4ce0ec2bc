import * as z from 'zod/mini';

export const min_value = (lowest: number) => z.minimum(lowest, 'min_value');

export const max_value = (highest: number) => z.maximum(highest, 'max_value');

/** One of the values named. */
export const is = <Value>(...allowed: readonly Value[]) =>
  z.refine<Value>((value) => allowed.includes(value), 'is');

/** None of the values named. */
export const is_not = <Value>(...refused: readonly Value[]) =>
  z.refine<Value>((value) => !refused.includes(value), 'is_not');

/** The same as was entered in the field before. */
export const confirmed = (original: unknown) => z.refine<unknown>((value) => value === original, 'confirmed');
