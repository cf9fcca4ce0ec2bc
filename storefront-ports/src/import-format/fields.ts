import { storeLocales } from 'shared-contracts/locales';
import * as z from 'zod';

/** A text by locale, at least one. Missing locales get the text of the same language, or else the first one. */
export const localisedSchema = z
  .partialRecord(z.enum(storeLocales), z.string())
  .refine((texts) => Object.keys(texts).length > 0, 'at least one locale is required');

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
export const countSchema = z.int().min(0).max(maxInteger);
export const positionSchema = z.int().min(-maxInteger).max(maxInteger);

/** Minor units of the currency, such as pence. */
export const amountSchema = z.int().min(0).max(maxInteger);

export const instantSchema = z.iso.datetime({ offset: true });
export const codeSchema = z.string().min(1).max(200);
/** Name of a brand, a product or a person. */
export const nameSchema = z.string().min(1).max(200);
/** Part of URLs of pictures. */
export const skuSchema = z.string().regex(/^[A-Za-z0-9-]{1,80}$/, 'up to 80 letters, digits and hyphens');
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
