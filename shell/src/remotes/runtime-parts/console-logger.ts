/* oxlint-disable no-console -- this is the logger */

/** Replaces the logger of the federation runtime, which has outputs and levels that the shop does not configure. */
export function createLogger(prefix: string) {
  return {
    log: console.log.bind(console, prefix),
    info: console.info.bind(console, prefix),
    warn: console.warn.bind(console, prefix),
    error: console.error.bind(console, prefix),
    debug: () => undefined,
  };
}

export const createInfrastructureLogger = (prefix: string) => createLogger(prefix);
export const logger = createLogger('[ Module Federation ]');
export const infrastructureLogger = createLogger('[ Module Federation ]');
export const bindLoggerToCompiler = () => undefined;
