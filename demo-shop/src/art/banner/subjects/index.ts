import type { BannerMood } from 'storefront-ports/picture-originals';
import type { Scene } from '../scene.ts';
import { boardDescent, skiDescent } from './descent.ts';
import { gliders } from './flight.ts';
import { cableCar } from './cable-car.ts';
import { chairlift } from './chairlift.ts';
import { hut } from './hut.ts';
import { tent } from './tent.ts';
import type { DrawSubject } from './subject.ts';
import { hikers, skinners } from './tour.ts';

type Choice = readonly [DrawSubject, ...DrawSubject[]];

/** Subjects by mood; for example, no paraglider in a storm. */
const suiting: Readonly<Record<BannerMood, Choice>> = {
  dawn: [skinners, hikers, cableCar, hut, skiDescent, tent],
  midday: [skiDescent, boardDescent, chairlift, cableCar, skinners, gliders],
  dusk: [tent, hut, skinners, skiDescent, cableCar, hikers],
  night: [tent, hut, hikers],
  storm: [hikers, skinners, hut, tent, chairlift],
};

/** Subjects by terms in a sale's key. */
const spoken: readonly (readonly [RegExp, Choice])[] = [
  [/lift|piste|opening/, [chairlift, cableCar]],
  [/board/, [boardDescent]],
  [/skin|tour|uphill|insider/, [skinners]],
  [/hike|walk|trail|boot|club/, [hikers]],
  [/tent|camp|sleep|night|stove/, [tent]],
  [/hut|merino|wool|knit|warm|fleece/, [hut, tent]],
  [/track|powder|freeride|descent|line/, [skiDescent, boardDescent]],
];

/** Returns the subject by the scene's key, otherwise by its mood. */
export function subjectOf(scene: Scene): DrawSubject {
  const choice = spoken.find(([words]) => words.test(scene.key))?.[1] ?? suiting[scene.mood];
  return scene.random('subject').pick(choice);
}
