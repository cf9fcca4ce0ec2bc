const comparable = /^(\^|<=)(\d+)\.(\d+)\.(\d+)$/;

/**
 * Replaces the federation runtime's parser of version ranges. The registry has compared the ranges of a release with the
 * shell's versions before it was activated, and the shell provides each shared module once, so that only these ranges occur:
 * `^1.6.0` of a release, and `<=1.6.0` when two versions are compared.
 *
 * @param version without a pre-release, such as `19.2.0`
 * @throws {Error} for any other range
 */
export function satisfy(version: string, range: string): boolean {
  const [, operator, ...parts] = comparable.exec(range) ?? [];
  if (operator === undefined) throw new Error(`${range} is not a range such as ^1.6.0`);
  const required = parts.map(Number);
  const provided = version.split('.').map(Number);
  const index = required.findIndex((part, i) => part !== provided[i]);
  const order = index === -1 ? 0 : (provided[index] ?? 0) - (required[index] ?? 0);
  return operator === '<=' ? order <= 0 : provided[0] === required[0] && order >= 0;
}
