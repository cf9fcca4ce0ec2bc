export function isErrno(cause: unknown, ...codes: string[]): boolean {
  return cause instanceof Error && 'code' in cause && codes.includes(String(cause.code));
}
