/** Maximum wait for the main picture and the first paint, milliseconds. */
const maxWaitMs = 2_500;
/** Maximum wait for the report of the paint, milliseconds: a browser that protects its users may give none. */
const maxReportMs = 500;

const firstPaint = 'first-contentful-paint';
const activityEvents = ['pointerdown', 'keydown', 'touchstart'] as const;

/**
 * Resolves when the page is visible with its main picture, or on the first touch or key press, whichever is earlier. Other
 * processes draw the frame that the page has painted; scripts that run meanwhile would make them slower.
 */
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
  void mainPictureDecoded()
    .then(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))
    .then(contentVisible)
    .then(finish);
  return promise;
}

async function mainPictureDecoded(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  // Broken pictures are not waited for.
  await picture?.decode().catch(() => undefined);
}

/** Resolves when the browser has reported the first paint of content; at once in one that does not report it. */
async function contentVisible(): Promise<void> {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')) return;
  if (performance.getEntriesByName(firstPaint).length > 0) return;
  await new Promise<void>((resolve) => {
    setTimeout(resolve, maxReportMs);
    const observer = new PerformanceObserver((entries) => {
      if (entries.getEntriesByName(firstPaint).length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint' });
  });
}
