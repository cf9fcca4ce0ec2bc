/** Creates a random id for one press of a button. */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export interface IdempotencyKeys {
  /** Returns the key of a request. It stays the same until an answer arrives, so that a repetition is recognised. */
  keyFor: (request: object) => string;
  /** Forgets the key: the next press is another one. */
  clear: () => void;
}

/** A request with other values gets a new key: the server rejects a known key with another body. */
export function createIdempotencyKeys(create: () => string = createIdempotencyKey): IdempotencyKeys {
  let kept: { key: string; body: string } | null = null;
  return {
    keyFor(request) {
      const body = JSON.stringify(request);
      if (kept?.body !== body) kept = { key: create(), body };
      return kept.key;
    },
    clear() {
      kept = null;
    },
  };
}
