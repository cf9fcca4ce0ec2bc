/**
 * Deduplicates concurrent calls: while a call with a key is pending, calls with the same key return its promise.
 * After it has settled the next call runs the action again.
 *
 * @param keyOf returns the key of an argument; by default the argument itself
 */
export function shareInFlight<Value, Argument = void>(
  action: (argument: Argument) => Promise<Value>,
  keyOf: (argument: Argument) => unknown = (argument) => argument,
): (argument: Argument) => Promise<Value> {
  const pending = new Map<unknown, Promise<Value>>();
  return (argument) => {
    const key = keyOf(argument);
    const pendingCall = pending.get(key);
    if (pendingCall) return pendingCall;
    const promise = action(argument).finally(() => pending.delete(key));
    pending.set(key, promise);
    return promise;
  };
}
