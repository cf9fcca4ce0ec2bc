/** What a tab reports, as one chunk. */
export { reportErrors } from '../error-reports/report-errors.ts';
export { reportReleases } from '../release-health/report-releases.ts';
