/** Positions of the first and of the last byte. */
export interface ByteRange {
  first: number;
  last: number;
}

const rangePattern = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * Returns the part of a file of `size` bytes that a `Range` header asks for. A header that is malformed or asks for several
 * parts is ignored, as RFC 9110 permits.
 */
export function selectRange(header: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, from = '', to = ''] = rangePattern.exec(header ?? '') ?? [];
  if (from === '' && to === '') return 'whole';
  if (from === '') {
    // The last bytes.
    const count = Number(to);
    return count === 0 || size === 0 ? 'unsatisfiable' : { first: Math.max(0, size - count), last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return 'whole';
  return first >= size ? 'unsatisfiable' : { first, last };
}
