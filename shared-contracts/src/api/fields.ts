import * as z from 'zod/mini';

/** Query strings carry text only, so numbers in a GET request are read from their digits. */
export const digits = z.pipe(
  z.union([z.int(), z.string().check(z.regex(/^\d{1,9}$/))]),
  z.transform((value) => Number(value)),
);

export const storeIdField = digits;

export const imageSchema = z.object({
  url: z.string(),
  alt: z.string(),
  /** Intrinsic size in CSS pixels, so that the page keeps the room before the picture arrives. */
  width: z.int(),
  height: z.int(),
});

export type ShopImage = z.infer<typeof imageSchema>;

/** Pagination, specification §3. */
export const paginationSchema = z.object({
  mode: z.enum(['change', 'extend']),
  initial: z.int(),
  current: z.int(),
  count: z.int(),
  next: z.nullable(z.int()),
});

export const linkSchema = z.object({ label: z.string(), url: z.string() });
