import { storeLocales } from 'shared-contracts/locales';
import * as z from 'zod';
import { isGtin } from '../gtin.ts';

/** A text by locale, at least one. Missing locales get the text of the same language, or else the first one. */
export const localisedSchema = z
  .partialRecord(z.enum(storeLocales), z.string())
  .refine((texts) => Object.keys(texts).length > 0, 'at least one locale is required');

const isBlank = (text: string) => text.trim() === '';
const blank = 'must not be blank';

/** Like {@link localisedSchema}, for texts that a page would miss: names, titles and labels. */
export const labelSchema = localisedSchema.refine((texts) => !Object.values(texts).some(isBlank), blank);

/** Without control characters and the separators of lines and paragraphs. */
const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;
const notOneLine = 'must be one line';

/** Maximum number of characters of titles and summaries of sales: two lines of a banner on a phone. */
const maxSaleText = 120;

const saleTextSchema = z.string().max(maxSaleText).regex(oneLine, notOneLine);

/** Name of a sale by locale. It stands in the menu of every page. */
export const saleTitleSchema = labelSchema.pipe(z.partialRecord(z.enum(storeLocales), saleTextSchema));

/** One sentence by locale, as plain text; none at all is allowed. */
export const summarySchema = z.partialRecord(z.enum(storeLocales), saleTextSchema);

export const localeSchema = z.enum(storeLocales);
export const storeKindSchema = z.enum(['private', 'outlet', 'partner', 'pro']);

const maxInteger = 2 ** 31 - 1;

/** Ids that are left for what has none in a file: the next id is above all others, and columns have 32 bits. */
const reservedIds = 1_000_000;

/** Number in a URL, such as a product's. Without it the shop keeps the id of the key, or assigns the next one. */
export const idSchema = z
  .int()
  .min(1)
  .lt(maxInteger - reservedIds)
  .optional();
/** JSON has a zero with a sign: a number with it was calculated wrongly. */
const unsigned = z.int().refine((value) => !Object.is(value, -0), 'zero must not have a sign');

export const countSchema = unsigned.min(0).max(maxInteger);
export const positionSchema = unsigned.min(-maxInteger).max(maxInteger);

/** Minor units of the currency, such as pence. */
export const amountSchema = unsigned.min(0).max(maxInteger);

/** The calendar of the database has no year 0. */
export const instantSchema = z.iso
  .datetime({ offset: true })
  .refine((text) => !text.startsWith('0000'), 'must be after the year 0');
const shortText = () =>
  z
    .string()
    .max(200)
    .refine((text) => !isBlank(text), blank);

export const codeSchema = shortText();
/** Name of a brand, a product or a person. */
export const nameSchema = shortText().regex(oneLine, notOneLine);
/** ISO 3166, such as GB. */
export const countrySchema = z.string().regex(/^[A-Z]{2}$/, 'a country code such as GB');
/** Part of URLs of pictures. */
export const skuSchema = z.string().regex(/^[A-Za-z0-9-]{1,80}$/, 'up to 80 letters, digits and hyphens');
/** Global Trade Item Number, such as the number below a bar code; a text, because leading zeros count. */
export const gtinSchema = z
  .string()
  .refine(isGtin, 'a GTIN of 8, 12, 13 or 14 digits, the last of which is its check digit');
/** Part of URLs and of names of files: neither a folder nor an ending. */
export const pictureKeySchema = z
  .string()
  .regex(/^[A-Za-z0-9-]{1,80}$/, 'up to 80 letters, digits and hyphens');
export const slugSchema = z.string().regex(/^[A-Za-z0-9-]{1,74}$/, 'up to 74 letters, digits and hyphens');
/** Path of a category without leading and trailing slashes; empty for the root. */
export const pathSchema = z
  .string()
  .max(500)
  .regex(/^$|^[^\s/]+(\/[^\s/]+)*$/, 'a path without slash at either end');
export const hexSchema = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'a colour such as #17324d');
export const storeIdSchema = z.int().min(1).max(9_999);

export const coloursSchema = z.strictObject({ base: hexSchema, accent: hexSchema, detail: hexSchema });

/** Without `//`, also behind dots, and without a backslash, which browsers read as a slash: both could name a host. */
const shopPath = /^\/(?!\/)(?:[^\s\\/?#]|\/(?!\/))*(?:[?#][^\s\\]*)?$/;
const webAddress = /^https?:\/\/[^\s\\]+$/i;

/** Target of a link or redirect: a path of the shop, or the address of another site. Never a script. */
export const linkUrlSchema = z
  .string()
  .max(2_000)
  .refine(
    (url) => shopPath.test(url) || (webAddress.test(url) && URL.canParse(url)),
    'a path of the shop, such as /products/skis, or a URL with http or https',
  );
