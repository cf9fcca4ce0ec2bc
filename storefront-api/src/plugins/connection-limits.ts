export interface ConnectionLimits {
  /** For the headers of a request, milliseconds. */
  headersTimeoutMs: number;
  /** For a whole request with its body, milliseconds. After it the answer is 408 and the connection ends. */
  requestTimeoutMs: number;
  /** How often open connections are checked against both, milliseconds. */
  checkIntervalMs: number;
  /** Further connections are closed at once. The shell needs 64 for each of its processes. */
  maxConnections: number;
}

/** No body is larger than 64 kB, and the shell sends it as a whole. */
export const defaultConnectionLimits: ConnectionLimits = {
  headersTimeoutMs: 5_000,
  requestTimeoutMs: 10_000,
  checkIntervalMs: 1_000,
  maxConnections: 2_048,
};

/** The same as Fastify names it. Node's own defaults let a request take five minutes. */
export function connectionSettings({
  headersTimeoutMs,
  requestTimeoutMs,
  checkIntervalMs,
}: ConnectionLimits) {
  return {
    requestTimeout: requestTimeoutMs,
    http: { headersTimeout: headersTimeoutMs, connectionsCheckingInterval: checkIntervalMs },
  };
}
