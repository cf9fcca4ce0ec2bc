/** Milliseconds after which a frame is not waited for: tabs in the background have none. */
const maxWaitMs = 100;

/** Resolves after the next frame: what has been rendered is visible then, and long work does not delay it. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const limit = setTimeout(resolve, maxWaitMs);
    requestAnimationFrame(() => {
      clearTimeout(limit);
      setTimeout(resolve);
    });
  });
}
