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

/** Header of API responses: the fingerprints, and `maintenance` while the shop is closed. */
export const releaseFingerprintHeader = 'x-release-fingerprint';
const maintenanceMark = 'maintenance';

export interface LiveState {
  /**
   * What a page load has now, beginning with the one of the answering process: while a canary of the shell runs, one for
   * each build. Empty if the visitor is unknown.
   */
  fingerprints: readonly string[];
  isClosed: boolean;
}

export function formatLiveState({ fingerprints, isClosed }: LiveState): string {
  return `${fingerprints.join(',') || '-'}${isClosed ? ` ${maintenanceMark}` : ''}`;
}

/** Returns null for responses of other servers, such as a proxy or an older shell. */
export function parseLiveState(header: string | null): LiveState | null {
  const [, fingerprints, maintenance] =
    /^(-|[0-9a-z]{1,7}(?:,[0-9a-z]{1,7}){0,2})( maintenance)?$/.exec(header ?? '') ?? [];
  return fingerprints === undefined
    ? null
    : {
        fingerprints: fingerprints === '-' ? [] : fingerprints.split(','),
        isClosed: maintenance !== undefined,
      };
}
