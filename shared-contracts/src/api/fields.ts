import * as z from 'zod/mini';

/** Query strings carry text only, so numbers in a GET request are read from their digits. */
export const digits = z.pipe(
  z.union([z.int().check(z.minimum(0), z.maximum(999_999_999)), z.string().check(z.regex(/^\d{1,9}$/))]),
  z.transform((value) => Number(value)),
);

export const storeIdField = digits;

/** Several numbers in one field of a query string, such as `1,13`. At most fifty. */
export const digitsList = z.pipe(
  z.string().check(z.regex(/^\d{1,9}(,\d{1,9}){0,49}$/)),
  z.transform((value) => value.split(',').map(Number)),
);

/** Several words in one field of a query string, such as `blue,black`. At most fifty. */
export const wordsList = z.pipe(
  z.string().check(z.regex(/^[a-z0-9.-]{1,40}(,[a-z0-9.-]{1,40}){0,49}$/)),
  z.transform((value) => value.split(',')),
);

/** Yes or no in a query string. */
export const flag = z.pipe(
  z.union([z.boolean(), z.enum(['0', '1', 'true', 'false'])]),
  z.transform((value) => value === true || value === '1' || value === 'true'),
);

/** Blanks as they are pasted stay blanks. */
const controlCharacters = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g; // oxlint-disable-line no-control-regex

/**
 * What a visitor typed into a search field or wrote into its URL. A control character becomes U+FFFD, which separates
 * words and matches none: the visitor sees an empty result instead of a failed page, and the database a text that it can store.
 */
export const searchText = (maxLength: number) =>
  z.string().check(
    z.overwrite((text) => text.replaceAll(controlCharacters, '\u{fffd}')),
    z.maxLength(maxLength),
  );

/** ISO 3166-1 alpha-2, such as `GB`. */
export const countryField = z.string().check(z.regex(/^[A-Z]{2}$/));

const sizedPicture = {
  /** A JPEG; `shared-contracts/pictures` makes the addresses of other widths and formats from it. */
  url: z.string(),
  /** Intrinsic size in CSS pixels, so that the page keeps the room before the picture arrives. */
  width: z.int(),
  height: z.int(),
};

/** A page above another one, as breadcrumbs show it. */
export const breadcrumbSchema = z.object({ name: z.string(), url: z.string() });

export type Breadcrumb = z.infer<typeof breadcrumbSchema>;

export const imageSchema = z.object({
  ...sizedPicture,
  alt: z.string(),
  /** The picture in one colour, shown until it has arrived: six hex digits behind a `#`. */
  colour: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/))),
  /** Another crop, for screens less than 768 px wide. */
  narrow: z.optional(z.object(sizedPicture)),
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
