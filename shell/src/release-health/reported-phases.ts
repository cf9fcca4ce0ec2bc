/** `missing` is not reported: such a region has no release. */
export const reportedPhases = ['load', 'timeout', 'data', 'render'] as const;
export type ReportedPhase = (typeof reportedPhases)[number];

export const reportPath = '/__beacon';
