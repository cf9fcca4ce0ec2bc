/** Milliseconds after a click or key in which what the shopper asked for comes first. */
const pauseMs = 1_500;

/**
 * Listens for clicks and keys from now on. Returns a function that resolves when the last one is {@link pauseMs} ago, at once if
 * there was none.
 */
export function watchInput(): () => Promise<void> {
  let pausedUntil = 0;
  const pause = () => (pausedUntil = performance.now() + pauseMs);
  for (const type of ['click', 'keydown']) addEventListener(type, pause, { capture: true, passive: true });
  return async () => {
    for (let left = pausedUntil - performance.now(); left > 0; left = pausedUntil - performance.now())
      // oxlint-disable-next-line no-await-in-loop -- another click prolongs it
      await new Promise((resolve) => setTimeout(resolve, left));
  };
}
