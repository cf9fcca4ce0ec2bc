import type { RegistryDocument } from 'shared-contracts/releases';

/** Reasons for a rejection. A closed union: `mf` and the shell branch on it. */
export const rejectionCodes = [
  'unknown_remote',
  'similar_name',
  'too_many_remotes',
  'unknown_version',
  'already_published',
  'blocked_version',
  'live_version',
  'contract_mismatch',
  /** What the API offers could not be read, so that a release cannot be compared with it. */
  'api_unreachable',
  'invalid_traffic',
  'no_default',
  'nothing_to_roll_back',
  'invalid_release',
  'revision_conflict',
] as const;

export type RejectionCode = (typeof rejectionCodes)[number];

export interface Rejection {
  code: RejectionCode;
  /** A sentence for the user: what is wrong and, if useful, what to do. */
  message: string;
}

/** `document` is identical to the input when nothing changes. */
export type Outcome = { ok: true; document: RegistryDocument } | { ok: false; rejection: Rejection };

export function reject(code: RejectionCode, message: string): { ok: false; rejection: Rejection } {
  return { ok: false, rejection: { code, message } };
}
