/**
 * What a visitor runs, in one short word: the shell's build and the release of every remote. The server says with each
 * API answer what a full request would bring now, and the tab compares. Not a secret and no proof of anything, so a
 * small hash (FNV-1a, 32 bits) does.
 *
 * @param releases remote → version
 */
export function releaseMark(shell: string, releases: Readonly<Record<string, { version: string }>>): string {
  const names = Object.keys(releases).sort();
  const text = [shell, ...names.map((name) => `${name}@${releases[name]?.version ?? ''}`)].join(' ');
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  return (hash >>> 0).toString(36);
}

/** Of API answers: the mark, and a second word while the shop is closed for maintenance. */
export const shopNowHeader = 'x-shop-now';
const closedWord = 'maintenance';

export interface ShopNow {
  /** Null where the server knows too little of the visitor. */
  mark: string | null;
  isClosed: boolean;
}

export function writeShopNow({ mark, isClosed }: ShopNow): string {
  return `${mark ?? '-'}${isClosed ? ` ${closedWord}` : ''}`;
}

/** Null for what is not from this shop's server: a proxy's own page, an older shell. */
export function readShopNow(header: string | null): ShopNow | null {
  const [, mark, word] = /^(-|[0-9a-z]{1,7})( maintenance)?$/.exec(header ?? '') ?? [];
  return mark === undefined ? null : { mark: mark === '-' ? null : mark, isClosed: word !== undefined };
}
