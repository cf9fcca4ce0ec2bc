/** Thrown for a wrong setting. The message names the variable and what it allows. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
