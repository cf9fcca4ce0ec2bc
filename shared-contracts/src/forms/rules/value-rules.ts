import * as z from 'zod/mini';

export const min_value = (lowest: number) => z.minimum(lowest, 'min_value');

export const max_value = (highest: number) => z.maximum(highest, 'max_value');

/** Requires one of the values. */
export const is = <Value>(...allowed: readonly Value[]) =>
  z.refine<Value>((value) => allowed.includes(value), 'is');

/** Rejects the values. */
export const is_not = <Value>(...rejected: readonly Value[]) =>
  z.refine<Value>((value) => !rejected.includes(value), 'is_not');

/** Requires the value of another field. */
export const confirmed = (original: unknown) => z.refine<unknown>((value) => value === original, 'confirmed');
