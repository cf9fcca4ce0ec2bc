import * as z from 'zod/mini';
import { kindByContent, kindByName, uploadKinds, type Upload, type UploadKind } from '../uploads.ts';

const maxUploadBytes = 5 * 1024 * 1024;

/** Requires one of the types, both by the file's name and by its content. */
export const ext = (kinds: readonly UploadKind[] = uploadKinds) =>
  z.refine<Pick<Upload, 'name' | 'head'>>(({ name, head }) => {
    const kind = kindByName(name);
    return kind !== null && kinds.includes(kind) && kindByContent(head) === kind;
  }, 'ext');

/** Requires 1 to `bytes` bytes. */
export const size = (bytes: number = maxUploadBytes) =>
  z.refine<Pick<Upload, 'size'>>((upload) => upload.size > 0 && upload.size <= bytes, 'size');
