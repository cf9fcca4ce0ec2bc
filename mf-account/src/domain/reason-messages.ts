import type { ReturnReason } from 'shared-contracts/return-rules';

/** The message of each reason to send something back. */
export const reasonMessages: Readonly<Record<ReturnReason, string>> = {
  too_small: 'reason.tooSmall',
  too_large: 'reason.tooLarge',
  not_as_described: 'reason.notAsDescribed',
  faulty: 'reason.faulty',
  wrong_item: 'reason.wrongItem',
  late: 'reason.late',
  changed_mind: 'reason.changedMind',
  other: 'reason.other',
};
