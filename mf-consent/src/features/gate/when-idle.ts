/** Milliseconds in browsers without `requestIdleCallback`. */
const delayMs = 200;

/** Calls back when the browser is idle: services must not delay the page. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => callback(), { timeout: 5000 });
  else setTimeout(callback, delayMs);
}
