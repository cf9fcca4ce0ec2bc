/**
 * Deduplicates concurrent calls: while a call with a key is pending, calls with the same key return its promise.
 * After it has settled the next call runs the action again.
 */
export function shareInFlight<Value, Key = void>(
  action: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
  const running = new Map<Key, Promise<Value>>();
  return (key) => {
    const known = running.get(key);
    if (known) return known;
    const promise = action(key).finally(() => running.delete(key));
    running.set(key, promise);
    return promise;
  };
}
