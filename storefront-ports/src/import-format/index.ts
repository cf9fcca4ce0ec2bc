import * as z from 'zod';
import { catalogueRecords } from './catalogue-records.ts';
import { checkTexts } from './check-texts.ts';
import { contentRecords } from './content-records.ts';
import { searchRecords } from './search-records.ts';

/** First line of every file. */
export const headerSchema = z.strictObject({
  type: z.literal('header'),
  format: z.literal('shop-catalogue'),
  version: z.literal(1),
});

export const header: z.infer<typeof headerSchema> = { type: 'header', format: 'shop-catalogue', version: 1 };

/** Last line of every file: without it the file was cut off. */
const endSchema = z.strictObject({
  type: z.literal('end'),
  /** Number of records between the header and this line. */
  records: z.int().min(0),
});

/** A line between the first and the last one. Records name each other by SKU, slug, path or code. */
export const recordSchema = z
  .discriminatedUnion('type', [...catalogueRecords, ...contentRecords, ...searchRecords])
  .superRefine(checkTexts);

/** A line after the first one. */
export const recordOrEndSchema = z.discriminatedUnion('type', [recordSchema, endSchema]);

/** A record as it is read: with every default. */
export type ShopRecord = z.output<typeof recordSchema>;
/** A record as it may be written. */
export type ShopRecordInput = z.input<typeof recordSchema>;

export type RecordType = ShopRecord['type'];
export type RecordOf<Type extends RecordType> = Extract<ShopRecord, { type: Type }>;
export type RecordInputOf<Type extends RecordType> = Extract<ShopRecordInput, { type: Type }>;

/** Returns a line of a file, without line break. */
export const toLine = (record: ShopRecordInput | typeof header | z.infer<typeof endSchema>): string =>
  JSON.stringify(record);

/** Yields the lines of a file with these records, without line breaks. */
export function* toLines(records: Iterable<ShopRecordInput>): Generator<string> {
  yield toLine(header);
  let count = 0;
  for (const record of records) {
    count += 1;
    yield toLine(record);
  }
  yield toLine({ type: 'end', records: count });
}
