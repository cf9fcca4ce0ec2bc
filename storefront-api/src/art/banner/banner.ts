import { mix } from '../drawing/colour.ts';
import { createDefinitions, linear, radial, type Drawing } from '../drawing/drawing.ts';
import { createRandom, type Random } from '../drawing/random.ts';
import type { BannerArtSpec } from '../spec.ts';
import { foreground } from './foreground.ts';
import { massif } from './massif.ts';
import { moods, type Mood } from './moods.ts';
import { mountainLayer } from './mountain-layer.ts';
import { weather } from './weather.ts';

type Definer = Pick<Drawing, 'define'>;

export interface Scene extends Definer {
  random: Random;
  mood: Mood;
  width: number;
  height: number;
}

function sky(scene: Scene): string {
  const { mood, random, width, height } = scene;
  const ground = linear(scene, 90, [
    [0, mood.sky[0]],
    [0.45, mood.sky[1]],
    [0.8, mood.sky[2]],
  ]);
  const glow = radial(scene, [
    [0, mood.light, mood.glow],
    [0.35, mood.light, mood.glow * 0.35],
    [1, mood.light, 0],
  ]);
  const x = Math.round(width * random.between(0.58, 0.86));
  const y = Math.round(height * mood.lightHeight);
  const disc = mood.disc
    ? `<circle cx="${x}" cy="${y}" r="${Math.round(height * mood.disc)}" fill="${mix(mood.light, '#ffffff', 0.5)}"/>`
    : '';
  return `<rect width="${width}" height="${height}" fill="${ground}"/><circle cx="${x}" cy="${y}" r="${Math.round(height * 0.9)}" fill="${glow}"/>${disc}`;
}

function ranges(scene: Scene): string {
  const { random, mood, width, height } = scene;
  const heroAt = random.between(0.24, 0.42);
  const layers = [0, 1, 2]
    .map((index) => {
      const nearness = index / 2;
      const summits = massif(random, {
        width,
        valley: height * (0.7 + index * 0.09),
        rise: height * (0.46 - index * 0.12),
        summits: Math.max(3, Math.round((width / height) * (1.8 + index * 0.5))),
        heroAt: index === 1 ? 1 - heroAt : heroAt,
      });
      return mountainLayer(scene, summits, {
        rock: mix(mood.haze, mood.rock, 0.42 + nearness * 0.5),
        snow: mix(mood.haze, mood.snow, 0.5 + nearness * 0.5),
      });
    })
    .join('');
  // A range is drawn with its light from the left; the sun stands on the right, clear of the words.
  return `<g transform="translate(${width}) scale(-1 1)">${layers}</g>`;
}

/** A landscape of any size; words are set over its calmer left half by whoever shows it. */
export function drawBanner(spec: BannerArtSpec): string {
  const width = Math.round(spec.width);
  const height = Math.round(spec.height);
  const definitions = createDefinitions(`${spec.key}|${spec.mood}|${width}x${height}`);
  const scene: Scene = {
    ...definitions,
    random: createRandom(spec.key),
    mood: moods[spec.mood],
    width,
    height,
  };
  const body =
    sky(scene) + weather(scene, 'behind') + ranges(scene) + foreground(scene) + weather(scene, 'front');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">` +
    `<defs>${definitions.definitions()}</defs>${body}</svg>`
  );
}
