interface SettingIssue {
  /** Begins with the name of the environment variable. */
  path: readonly PropertyKey[];
  /** The allowed values, such as `a port number from 1 to 65535`. */
  message: string;
}

/** Returns the line of one setting: see {@link describeInvalidSettings}. `rule` states the allowed values. */
export function describeInvalidSetting(name: string, rule: string): string {
  return describeInvalidSettings([{ path: [name], message: rule }]);
}

/**
 * Returns one line per invalid environment variable, with its name and the allowed values. The value itself is left out,
 * because it may be a URL with a password, or a token in the wrong variable, such as one for the path of its file; the
 * line is printed and logged.
 */
export function describeInvalidSettings(issues: readonly SettingIssue[]): string {
  const lines = issues.map(({ path, message }) => `${String(path[0])} is not valid: it must be ${message}`);
  return [...new Set(lines)].join('\n');
}
