/** Returns whether an error has one of these codes of the operating system, such as ENOENT. */
export function isErrno(cause: unknown, ...codes: string[]): boolean {
  return typeof cause === 'object' && cause !== null && 'code' in cause && codes.includes(String(cause.code));
}
