import * as z from 'zod/mini';
import { max } from './rules/text-rules.ts';
import { ext, size } from './rules/upload-rules.ts';
import type { Upload } from './uploads.ts';

const maxUploads = 5;

/** Files of a form: jpg, png and pdf, at most five, 5 MB each. */
export const attachmentsField = z
  .array(z.custom<Upload>((value) => isUpload(value), 'required').check(size(), ext()))
  .check(max(maxUploads));

function isUpload(value: unknown): value is Upload {
  if (typeof value !== 'object' || value === null) return false;
  const { name, size: bytes, head } = value as Partial<Upload>;
  return typeof name === 'string' && typeof bytes === 'number' && head instanceof Uint8Array;
}
