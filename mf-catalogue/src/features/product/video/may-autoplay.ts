interface Connection {
  saveData?: boolean;
}

/** Returns whether a video may play by itself: the visitor asked neither for less motion nor to save data. */
export function mayAutoplay({ matchMedia, navigator }: Window): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData !== true && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
