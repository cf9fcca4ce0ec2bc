/**
 * Returns `undefined` for invalid JSON, and for a key such as `__proto__`, with which a copy of the object would
 * change the prototype of all objects.
 */
export function parseUntrustedJson(bytes: Uint8Array): { value: unknown } | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const value: unknown = JSON.parse(text, (key, part: unknown) => {
      if (key === '__proto__') throw new SyntaxError('A key __proto__ is no name of anything.');
      return part;
    });
    return { value };
  } catch {
    return undefined;
  }
}
