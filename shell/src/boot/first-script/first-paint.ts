/** Maximum wait for the main picture, milliseconds. */
const maxWaitMs = 2_500;

const activityEvents = ['pointerdown', 'keydown', 'touchstart'] as const;

/** Resolves when the main picture is painted, or on the first touch or key press, whichever is earlier. */
export function waitForFirstPaint(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const options = { capture: true, passive: true };
  const finish = () => {
    clearTimeout(timer);
    for (const event of activityEvents) removeEventListener(event, finish, options);
    resolve();
  };
  // Background tabs paint nothing; the timeout applies to them too.
  const timer = setTimeout(finish, maxWaitMs);
  for (const event of activityEvents) addEventListener(event, finish, options);
  void mainPictureDecoded().then(() => requestAnimationFrame(() => setTimeout(finish)));
  return promise;
}

async function mainPictureDecoded(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  // Broken pictures are not waited for.
  await picture?.decode().catch(() => undefined);
}
