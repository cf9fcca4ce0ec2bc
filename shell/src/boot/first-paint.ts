/** For a picture that does not come; milliseconds. */
const maxWaitMs = 2_500;

const activityEvents = ['pointerdown', 'keydown', 'touchstart'] as const;

/**
 * Resolves when the shopper has the page before their eyes: its first picture is painted, or at their first touch
 * or key, whichever is earlier.
 */
export function waitForFirstPaint(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const options = { capture: true, passive: true };
  const finish = () => {
    clearTimeout(timer);
    for (const event of activityEvents) removeEventListener(event, finish, options);
    resolve();
  };
  // A tab in the background paints nothing, and waits no longer than this either.
  const timer = setTimeout(finish, maxWaitMs);
  for (const event of activityEvents) addEventListener(event, finish, options);
  void mainPictureDecoded().then(() => requestAnimationFrame(() => setTimeout(finish)));
  return promise;
}

async function mainPictureDecoded(): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  }
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  // A picture that is broken is not waited for.
  await picture?.decode().catch(() => undefined);
}
