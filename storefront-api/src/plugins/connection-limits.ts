export interface ConnectionLimits {
  /** Time for the headers of a request to arrive. */
  headersTimeoutMs: number;
  /** Time for a whole request to arrive. After it the answer is 408 and the connection is closed. */
  requestTimeoutMs: number;
  /** How often open connections are checked against both timeouts. */
  checkIntervalMs: number;
  /** Connections beyond this number are closed immediately. The shell opens up to 64 per process. */
  maxConnections: number;
}

/** Short, because bodies are at most 64 kB and the shell sends a body only once it has it completely. */
export const defaultConnectionLimits: ConnectionLimits = {
  headersTimeoutMs: 5_000,
  requestTimeoutMs: 10_000,
  checkIntervalMs: 1_000,
  maxConnections: 2_048,
};

/** Returns the limits as options of Fastify. Node's default for a whole request is five minutes. */
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
