/**
 * Returns a short hash (FNV-1a, 32 bits) of the shell's version and all releases. Each API response carries the
 * current one, which tabs compare with their own. It is neither secret nor proof of anything, so a small hash is
 * enough.
 *
 * @param releases remote → version
 */
export function releaseFingerprint(
  shell: string,
  releases: Readonly<Record<string, { version: string }>>,
): string {
  const names = Object.keys(releases).sort();
  const text = [shell, ...names.map((name) => `${name}@${releases[name]?.version ?? ''}`)].join(' ');
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  return (hash >>> 0).toString(36);
}

/** Header of API responses: one fingerprint, and `maintenance` while the shop is closed. */
export const releaseFingerprintHeader = 'x-release-fingerprint';

/** Header of API responses: further fingerprints. Tabs of earlier builds read only one fingerprint from the other header. */
export const furtherFingerprintsHeader = 'x-further-release-fingerprints';
const maintenanceMark = 'maintenance';

export interface LiveState {
  /**
   * What a page load has now, beginning with the one of the answering process: while a canary of the shell runs, one for
   * each build. Empty if the visitor is unknown.
   */
  fingerprints: readonly string[];
  isClosed: boolean;
}

/** Returns the headers of an API response. */
export function formatLiveState({
  fingerprints: [first, ...further],
  isClosed,
}: LiveState): Record<string, string> {
  return {
    [releaseFingerprintHeader]: `${first ?? '-'}${isClosed ? ` ${maintenanceMark}` : ''}`,
    ...(further.length > 0 && { [furtherFingerprintsHeader]: further.join(',') }),
  };
}

/** Returns null for responses of other servers, such as a proxy or an older shell. */
export function parseLiveState(headers: Pick<Headers, 'get'>): LiveState | null {
  const [, first, maintenance] =
    /^(-|[0-9a-z]{1,7})( maintenance)?$/.exec(headers.get(releaseFingerprintHeader) ?? '') ?? [];
  if (first === undefined) return null;
  const [further] =
    /^[0-9a-z]{1,7}(?:,[0-9a-z]{1,7})?$/.exec(headers.get(furtherFingerprintsHeader) ?? '') ?? [];
  return {
    fingerprints: first === '-' ? [] : [first, ...(further?.split(',') ?? [])],
    isClosed: maintenance !== undefined,
  };
}
