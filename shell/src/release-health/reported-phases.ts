/** A region without any release has no release to blame, so `missing` is not among them. */
export const reportedPhases = ['load', 'timeout', 'data', 'render'] as const;
export type ReportedPhase = (typeof reportedPhases)[number];

export const reportPath = '/__beacon';
