/**
 * What a visitor runs, in one short word: the shell's build and the release of every remote. The server says with each
 * API answer what a full request would bring now, and the tab compares. Not a secret and no proof of anything, so a
 * small hash (FNV-1a, 32 bits) does.
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

/** Of API answers: the mark, and a second word while the shop is closed for maintenance. */
export const releaseFingerprintHeader = 'x-shop-now';
const closedWord = 'maintenance';

export interface LiveState {
  /** Null where the server knows too little of the visitor. */
  fingerprint: string | null;
  isClosed: boolean;
}

export function formatLiveState({ fingerprint, isClosed }: LiveState): string {
  return `${fingerprint ?? '-'}${isClosed ? ` ${closedWord}` : ''}`;
}

/** Null for what is not from this shop's server: a proxy's own page, an older shell. */
export function parseLiveState(header: string | null): LiveState | null {
  const [, fingerprint, word] = /^(-|[0-9a-z]{1,7})( maintenance)?$/.exec(header ?? '') ?? [];
  return fingerprint === undefined
    ? null
    : { fingerprint: fingerprint === '-' ? null : fingerprint, isClosed: word !== undefined };
}
