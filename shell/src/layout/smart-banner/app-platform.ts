export type AppPlatform = 'ios' | 'android';

/** Returns the platform whose app the device can install, or null. iPads identify as Macs, but have touch screens. */
export function appPlatform({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): AppPlatform | null {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/Macintosh/.test(userAgent) && maxTouchPoints > 1) return 'ios';
  return /Android/.test(userAgent) ? 'android' : null;
}

/** Returns whether the page runs from the home screen. */
export function isInstalled(): boolean {
  const isOnHomeScreen = 'standalone' in navigator && navigator.standalone === true;
  return isOnHomeScreen || matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches;
}
