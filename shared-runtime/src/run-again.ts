/**
 * Runs an action one call at a time. All calls during a run get the result of one further run, which begins after it: what
 * changed during the run is found by the next one.
 */
export function runAgain<Value>(action: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<Value> | undefined;
  let next: Promise<Value> | undefined;

  function run(): Promise<Value> {
    const promise = action().finally(() => {
      if (running === promise) running = undefined;
    });
    running = promise;
    return promise;
  }

  function runNext(): Promise<Value> {
    next = undefined;
    return run();
  }

  return () => {
    if (!running) return run();
    next ??= running.then(runNext, runNext);
    return next;
  };
}
