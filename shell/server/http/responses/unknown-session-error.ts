/** The visitor may be a member, whose session the API has not returned in time, and the page depends on it. */
export class UnknownSessionError extends Error {
  override name = 'UnknownSessionError';
  /** Read by the error handler. */
  readonly statusCode = 503;

  constructor() {
    super('the session could not be read');
  }
}
