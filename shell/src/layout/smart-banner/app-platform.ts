export type AppPlatform = 'ios' | 'android';

/** Which app a browser could have; null on everything else. An iPad says that it is a Mac, but has fingers on it. */
export function appPlatform({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): AppPlatform | null {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/Macintosh/.test(userAgent) && maxTouchPoints > 1) return 'ios';
  return /Android/.test(userAgent) ? 'android' : null;
}

/** Whether the page has been put on the home screen and looks like an app already. */
export function isInstalled(): boolean {
  const isOnHomeScreen = 'standalone' in navigator && navigator.standalone === true;
  return isOnHomeScreen || matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches;
}
