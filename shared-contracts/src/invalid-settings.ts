interface SettingIssue {
  /** Begins with the name of the environment variable. */
  path: readonly PropertyKey[];
  /** The allowed values, such as `a port number from 1 to 65535`. */
  message: string;
}

/**
 * Returns one line per invalid environment variable, with its name and the allowed values. The value itself is left out,
 * because it may be a token or a URL with a password, and the line is printed and logged.
 */
export function describeInvalidSettings(issues: readonly SettingIssue[]): string {
  const lines = issues.map(({ path, message }) => `${String(path[0])} is not valid: it must be ${message}`);
  return [...new Set(lines)].join('\n');
}
