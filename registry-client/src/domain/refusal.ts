import type { RegistryDocument } from 'shared-contracts/releases';

/** Why the registry says no. Closed: `mf` and the shell decide by these. */
export const refusalCodes = [
  'unknown_remote',
  'unknown_version',
  'already_published',
  'blocked_version',
  'live_version',
  'contract_mismatch',
  'invalid_traffic',
  'no_default',
  'nothing_to_roll_back',
  'invalid_release',
  'revision_conflict',
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

export interface Refusal {
  code: RefusalCode;
  /** A sentence for the person who asked: what is wrong and, where it helps, what to do. */
  message: string;
}

/** `document` is the very object that went in when there was nothing to change. */
export type Outcome = { ok: true; document: RegistryDocument } | { ok: false; refusal: Refusal };

export function refuse(code: RefusalCode, message: string): { ok: false; refusal: Refusal } {
  return { ok: false, refusal: { code, message } };
}
