/** Thrown for an invalid setting. The message names the variable and the allowed values. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
