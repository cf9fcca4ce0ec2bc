import type { ReturnReason } from 'shared-contracts/return-rules';

/** Returns the message of a reason to send something back. */
export function reasonMessage(reason: ReturnReason): string {
  switch (reason) {
    case 'too_small':
      return 'reason.tooSmall';
    case 'too_large':
      return 'reason.tooLarge';
    case 'not_as_described':
      return 'reason.notAsDescribed';
    case 'faulty':
      return 'reason.faulty';
    case 'wrong_item':
      return 'reason.wrongItem';
    case 'late':
      return 'reason.late';
    case 'changed_mind':
      return 'reason.changedMind';
    case 'other':
      return 'reason.other';
  }
}
