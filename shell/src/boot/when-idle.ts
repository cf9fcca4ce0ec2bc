/** Once the browser has nothing better to do, or soon where it cannot tell. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 1000 });
  else setTimeout(callback, 200);
}
