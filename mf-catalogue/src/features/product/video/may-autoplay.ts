import { savesData } from '../../../components/saves-data.ts';

/** Returns whether a video may play by itself: the visitor asked neither for less motion nor to save data. */
export function mayAutoplay(view: Window): boolean {
  return !savesData(view.navigator) && !view.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
