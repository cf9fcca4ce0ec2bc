/** An error in a line of the file. */
export interface ImportFailure {
  /** Starts with 1. */
  line: number;
  /** Path of the field, such as `texts.en_GB.name`; empty for the whole line. */
  path: string;
  message: string;
}

/** Thrown if the import is rejected as a whole. Nothing was written. */
export class ImportRejectedError extends Error {}

/** Thrown if the file has errors. Nothing was written. */
export class CatalogueImportError extends Error {
  readonly failures: readonly ImportFailure[];
  /** @param isComplete false if there may be more failures than the first ones */
  constructor(failures: readonly ImportFailure[], isComplete: boolean) {
    const lines = failures.map(
      ({ line, path, message }) => `line ${line}${path === '' ? '' : `, ${path}`}: ${message}`,
    );
    super([...lines, ...(isComplete ? [] : ['and possibly more'])].join('\n'));
    this.failures = failures;
  }
}
