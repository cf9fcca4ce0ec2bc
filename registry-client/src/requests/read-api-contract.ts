import {
  apiContractLimit,
  apiContractPath,
  apiContractSchema,
  type ApiContract,
} from 'shared-contracts/releases';
import { parseUntrustedJson } from '../release-dir/parse-untrusted-json.ts';

/** What an API offers, or a sentence without a full stop that says why it is not known. */
export type ApiReading = { ok: true; api: ApiContract } | { ok: false; failure: string };

export interface ReadApiOptions {
  fetch?: typeof fetch;
  /** For the whole answer, milliseconds. @default 3000 */
  timeoutMs?: number;
}

/** Reads what an API offers. `address` is its origin, or the address of the document. Never throws. */
export async function readApiContract(
  address: URL,
  { fetch: send = globalThis.fetch, timeoutMs = 3_000 }: ReadApiOptions = {},
): Promise<ApiReading> {
  const url = address.pathname === '/' ? new URL(apiContractPath, address) : address;
  const shown = `${url.origin}${url.pathname}`;
  try {
    const response = await send(url, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      return { ok: false, failure: `${shown} answers with status ${response.status}` };
    }
    const bytes = await readAtMost(response, apiContractLimit);
    return bytes ? parseApiContract(bytes, shown) : { ok: false, failure: tooLarge(shown) };
  } catch {
    return { ok: false, failure: `${shown} does not answer` };
  }
}

/** Parses the document of an API, which is untrusted input. `shown` names it in failures. */
export function parseApiContract(bytes: Uint8Array, shown: string): ApiReading {
  if (bytes.byteLength > apiContractLimit) return { ok: false, failure: tooLarge(shown) };
  const read = parseUntrustedJson(bytes);
  if (!read) return { ok: false, failure: `${shown} is not JSON, or has a key __proto__` };
  const parsed = apiContractSchema.safeParse(read.value);
  if (parsed.success) return { ok: true, api: parsed.data };
  const [issue] = parsed.error.issues;
  const where = issue?.path.join('.') || 'document';
  return { ok: false, failure: `${shown} is no contract of an API: ${where}: ${issue?.message}` };
}

const tooLarge = (shown: string) => `${shown} is larger than ${apiContractLimit / 1024} kB`;

/** Resolves with undefined for a longer body, whose rest is not read. */
async function readAtMost(response: Response, limit: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
