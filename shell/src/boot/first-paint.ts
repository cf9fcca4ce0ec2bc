/** For a picture that does not come; milliseconds. */
const longestWait = 2_500;

const signsOfLife = ['pointerdown', 'keydown', 'touchstart'] as const;

/**
 * Resolves when the shopper has the page before their eyes: its first picture is painted, or at their first touch
 * or key, whichever is earlier.
 */
export function firstSight(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const options = { capture: true, passive: true };
  const leave = () => {
    clearTimeout(limit);
    for (const sign of signsOfLife) removeEventListener(sign, leave, options);
    resolve();
  };
  // A tab in the background paints nothing, and waits no longer than this either.
  const limit = setTimeout(leave, longestWait);
  for (const sign of signsOfLife) addEventListener(sign, leave, options);
  void pictureIsHere().then(() => requestAnimationFrame(() => setTimeout(leave)));
  return promise;
}

async function pictureIsHere(): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  }
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  // A picture that is broken is not waited for.
  await picture?.decode().catch(() => undefined);
}
