/** Milliseconds after which a frame is not waited for: tabs in the background have none. */
const maxWaitMs = 100;

/** Resolves after the next frame: what has been rendered is visible then, and long work does not delay it. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const limit = setTimeout(resolve, maxWaitMs);
    requestAnimationFrame(() => {
      clearTimeout(limit);
      runNext(resolve);
    });
  });
}

/** Runs a task as soon as the current one has ended. A timer would wait for the events and frames that are due before. */
function runNext(task: () => void): void {
  // Older Safaris have no scheduler.
  if ('scheduler' in globalThis) void globalThis.scheduler.postTask(task, { priority: 'user-blocking' });
  else setTimeout(task);
}
