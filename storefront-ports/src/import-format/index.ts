import * as z from 'zod';
import { catalogueRecords } from './catalogue-records.ts';
import { contentRecords } from './content-records.ts';

/** First line of every file. */
export const headerSchema = z.strictObject({
  type: z.literal('header'),
  format: z.literal('shop-catalogue'),
  version: z.literal(1),
});

export const header: z.infer<typeof headerSchema> = { type: 'header', format: 'shop-catalogue', version: 1 };

/** A line after the first one. Records name each other by SKU, slug, path or code. */
export const recordSchema = z.discriminatedUnion('type', [...catalogueRecords, ...contentRecords]);

/** A record as it is read: with every default. */
export type ShopRecord = z.output<typeof recordSchema>;
/** A record as it may be written. */
export type ShopRecordInput = z.input<typeof recordSchema>;

export type RecordType = ShopRecord['type'];
export type RecordOf<Type extends RecordType> = Extract<ShopRecord, { type: Type }>;
export type RecordInputOf<Type extends RecordType> = Extract<ShopRecordInput, { type: Type }>;

/** Returns a line of a file, without line break. */
export const toLine = (record: ShopRecordInput | typeof header): string => JSON.stringify(record);
