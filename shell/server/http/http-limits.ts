/**
 * Time and size limits of the server: long enough for a browser on a slow connection, too short for slow-request
 * attacks.
 */
export interface HttpLimits {
  /** For the whole request with its body, milliseconds. Does not end answers, such as streams of events. */
  requestTimeoutMs: number;
  /** For the head of a request, milliseconds. */
  headersTimeoutMs: number;
  /** For the next request on an open connection, milliseconds. Longer than load balancers keep theirs unused. */
  keepAliveTimeoutMs: number;
  /** How often the times above are checked, milliseconds. */
  timeoutCheckMs: number;
  /** For an answer of the API, milliseconds. */
  apiTimeoutMs: number;
  /** For a member's session, milliseconds; after it the guest page is sent. */
  sessionTimeoutMs: number;
  /** Bytes of a request body, equal to the API's own limit. */
  maxApiBodyBytes: number;
  /** Connections to the API for the calls of browsers. */
  apiConnections: number;
  /** Calls of one address that the API answers at the same time. */
  maxApiCallsPerClient: number;
  maxWaitingApiCallsPerClient: number;
  maxWaitingApiCalls: number;
  /** Calls that hash a password and that the API answers at the same time: enough to keep its processors busy. */
  passwordCalls: number;
  maxPasswordCallsPerClient: number;
  maxWaitingPasswordCallsPerClient: number;
  /** About as many as the API hashes within ten seconds. */
  maxWaitingPasswordCalls: number;
}

export const defaultHttpLimits: HttpLimits = {
  requestTimeoutMs: 15_000,
  headersTimeoutMs: 10_000,
  keepAliveTimeoutMs: 72_000,
  timeoutCheckMs: 2_000,
  apiTimeoutMs: 8_000,
  sessionTimeoutMs: 3_000,
  maxApiBodyBytes: 64 * 1024,
  apiConnections: 64,
  maxApiCallsPerClient: 16,
  maxWaitingApiCallsPerClient: 150,
  maxWaitingApiCalls: 1_000,
  passwordCalls: 8,
  maxPasswordCallsPerClient: 4,
  maxWaitingPasswordCallsPerClient: 50,
  maxWaitingPasswordCalls: 300,
};
