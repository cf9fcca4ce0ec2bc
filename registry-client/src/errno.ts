/** Is this the operating system's answer of one of these kinds, as ENOENT? */
export function isErrno(cause: unknown, ...codes: string[]): boolean {
  return typeof cause === 'object' && cause !== null && 'code' in cause && codes.includes(String(cause.code));
}
