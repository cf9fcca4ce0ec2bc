/**
 * Locks an action while it runs: whoever calls it meanwhile, with the same key, is given the promise of the call that
 * runs already. Once that has settled, well or badly, the next call acts anew.
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
