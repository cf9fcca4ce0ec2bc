/** Milliseconds in browsers without `requestIdleCallback`. */
const delayMs = 200;

/** Resolves when the browser is idle: services must not delay the page. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 5000 });
    else setTimeout(resolve, delayMs);
  });
}
