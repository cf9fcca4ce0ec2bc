import { contractFileLimit, contractFileSchema, type ContractFile } from 'shared-contracts/releases';
import { contractFile } from './layout.ts';

export type ParsedContract = { ok: true; contract: ContractFile } | { ok: false; failure: string };

/** Parses `contract.json`, which is untrusted input. */
export function parseContract(bytes: Uint8Array): ParsedContract {
  if (bytes.byteLength > contractFileLimit) {
    return { ok: false, failure: `${contractFile} is larger than ${contractFileLimit / 1024} kB` };
  }
  const read = parseJson(bytes);
  if (!read) return { ok: false, failure: `${contractFile} is not JSON, or has a key __proto__` };
  const parsed = contractFileSchema.safeParse(read.value);
  if (parsed.success) return { ok: true, contract: parsed.data };
  const [issue] = parsed.error.issues;
  return { ok: false, failure: `${contractFile}: ${issue?.path.join('.') || 'document'}: ${issue?.message}` };
}

/**
 * Returns `undefined` for invalid JSON, and for a key such as `__proto__`, with which a copy of the object would
 * change the prototype of all objects.
 */
function parseJson(bytes: Uint8Array): { value: unknown } | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const value: unknown = JSON.parse(text, (key, part: unknown) => {
      if (key === '__proto__') throw new SyntaxError('A key __proto__ is no name of anything.');
      return part;
    });
    return { value };
  } catch {
    return undefined;
  }
}
