import { contractFileLimit, contractFileSchema, type ContractFile } from 'shared-contracts/releases';
import { contractFile } from './layout.ts';
import { parseUntrustedJson } from './parse-untrusted-json.ts';

export type ParsedContract = { ok: true; contract: ContractFile } | { ok: false; failure: string };

/** Parses `contract.json`, which is untrusted input. */
export function parseContract(bytes: Uint8Array): ParsedContract {
  if (bytes.byteLength > contractFileLimit) {
    return { ok: false, failure: `${contractFile} is larger than ${contractFileLimit / 1024} kB` };
  }
  const read = parseUntrustedJson(bytes);
  if (!read) return { ok: false, failure: `${contractFile} is not JSON, or has a key __proto__` };
  const parsed = contractFileSchema.safeParse(read.value);
  if (parsed.success) return { ok: true, contract: parsed.data };
  const [issue] = parsed.error.issues;
  return { ok: false, failure: `${contractFile}: ${issue?.path.join('.') || 'document'}: ${issue?.message}` };
}
