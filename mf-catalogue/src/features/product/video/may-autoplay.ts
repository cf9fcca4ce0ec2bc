interface Connection {
  saveData?: boolean;
}

/** Returns whether a video may play by itself: the visitor asked neither for less motion nor to save data. */
export function mayAutoplay(view: Window): boolean {
  const { connection } = view.navigator as Navigator & { connection?: Connection };
  return connection?.saveData !== true && !view.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
