import * as z from 'zod/mini';

/** Reads a number from its digits, because query strings contain text only. */
export const digits = z.pipe(
  z.union([z.int().check(z.minimum(0), z.maximum(999_999_999)), z.string().check(z.regex(/^\d{1,9}$/))]),
  z.transform((value) => Number(value)),
);

export const storeIdField = digits;

/** Where a change was made, such as the path of the page. Accepted as specified; the shop does not store it. */
export const referrerField = z.optional(z.string().check(z.maxLength(500)));

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

/** A boolean in a query string. */
export const flag = z.pipe(
  z.union([z.boolean(), z.enum(['0', '1', 'true', 'false'])]),
  z.transform((value) => value === true || value === '1' || value === 'true'),
);

/** Tabs and line breaks are kept, because they may be pasted. */
const controlCharacters = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g; // oxlint-disable-line no-control-regex

/**
 * Text that a visitor typed into a search field or its URL. A control character becomes U+FFFD, which separates words
 * and matches none: the result is empty instead of an error, and the database can store the text.
 */
export const searchText = (maxLength: number) =>
  z.string().check(
    z.overwrite((text) => text.replaceAll(controlCharacters, '\u{fffd}')),
    z.maxLength(maxLength),
  );

/** ISO 3166-1 alpha-2, such as `GB`. */
export const countryField = z.string().check(z.regex(/^[A-Z]{2}$/));

const sizedPicture = {
  /** A JPEG, from which `shared-contracts/pictures` derives the URLs of other widths and formats. */
  url: z.string(),
  /** Intrinsic size in CSS pixels, which reserves the space before the picture is loaded. */
  width: z.int(),
  height: z.int(),
};

/** A page above the current one in the breadcrumbs. */
export const breadcrumbSchema = z.object({ name: z.string(), url: z.string() });

export type Breadcrumb = z.infer<typeof breadcrumbSchema>;

export const imageSchema = z.object({
  ...sizedPicture,
  alt: z.string(),
  /** Main colour, shown until the picture is loaded: `#` and six hexadecimal digits. */
  colour: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/))),
  /** Another crop, for screens narrower than 768 px. */
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
