import { darker, lighter, mix, readableOn } from '../../../drawing/colour.ts';
import { clip, outline, radial, type Drawing } from '../../../drawing/drawing.ts';
import { flat, line } from '../../../drawing/solid.ts';
import { contactShadow, type Picture } from '../../../drawing/studio.ts';
import { brandSymbol, wordmark } from '../../../brands/mark.ts';
import { form } from '../form.ts';
import { dome, hull, softly, spots, type Dome, type Pose } from './dome.ts';
import { chinStrap, earPad } from './harness.ts';
import { neck } from './neck.ts';
import { bandRound, capAbove, edgeAt, lineRound, shellPrint } from './shell.ts';
import { vents } from './vents.ts';
import { peak, visor } from './visor.ts';

function ventCount({ spec, design }: Drawing): number {
  const known = Number(spec.facts['vents'] ?? 0);
  if (known > 0) return known;
  if (spec.facts['construction'] === 'hard-shell') return 6;
  // The lightest helmets have the most vents.
  const weight = Number(spec.facts['weight'] ?? 420);
  return weight < 385 ? 12 : weight > 460 ? design.pick([6, 8]) : design.pick([8, 10]);
}

/** Draws the light: soft from the upper left, shade at the lower right; glossy shells reflect a window. */
function lightOn(drawing: Drawing, shell: Dome, path: string, isGlossy: boolean): string {
  const glow = radial(
    drawing,
    [
      [0, '#ffffff', 0.5],
      [0.5, '#ffffff', 0.1],
      [1, '#ffffff', 0],
    ],
    0.3,
    0.2,
    0.55,
  );
  const dusk = radial(
    drawing,
    [
      [0, '#05101c', 0],
      [0.6, '#05101c', 0],
      [1, '#05101c', 0.62],
    ],
    0.34,
    0.26,
    0.8,
  );
  const href = outline(drawing, path);
  const near = shell.shows([-60, 40]) ? -1 : 1;
  const window = softly(
    [...spots([near * 58, 44], [near * 24, 52], 4), ...spots([near * 30, 66], [near * 66, 60], 4)].map(
      (spot) => shell.put(spot),
    ),
  );
  return `<use href="${href}" fill="${dusk}"/><use href="${href}" fill="${glow}"/>${isGlossy ? flat(window, '#ffffff', 0.28) : ''}`;
}

function cap(drawing: Drawing, shell: Dome): string {
  const { spec, base, accent, design } = drawing;
  const path = capAbove(shell, edgeAt);
  const isHybrid = spec.facts['construction'] === 'hybrid';
  const lower = design.pick([darker(base, 0.35), mix(base, '#1a2129', 0.7), accent]);
  const split = (round: number) => 14 + 10 * Math.cos((round * Math.PI) / 90);
  const below = isHybrid ? bandRound(shell, edgeAt, split) : '';
  const graphics =
    shellPrint(drawing, shell) +
    (isHybrid
      ? flat(below, lower) +
        line(below, lower, { width: 1.5 }) +
        line(
          bandRound(shell, split, (round) => split(round) + 1.4),
          '#05090e',
          { width: 2, opacity: 0.5 },
        )
      : '');
  return (
    form(drawing, path, base, { bend: 24, shade: 0.35, gloss: 0.3, graphics }) +
    `<g clip-path="${clip(drawing, path)}">${lightOn(drawing, shell, path, design.chance(0.5))}</g>`
  );
}

/** Draws the dark padding below the brow. */
function hollow({ accent }: Drawing, shell: Dome): string {
  const rim = Array.from({ length: 60 }, (_, index) => shell.put([index * 6, edgeAt(index * 6)]));
  const low = Array.from({ length: 60 }, (_, index) =>
    shell.put([index * 6, Math.min(-16, edgeAt(index * 6) - 8)], -14),
  );
  return flat(softly(hull([...rim, ...low])), mix('#0d1319', accent, 0.1));
}

/** Draws a helmet. */
export function drawHelmet(drawing: Drawing): Picture {
  const { spec, design, base, accent, detail } = drawing;
  const isBack = spec.view === 'back';
  const junior = spec.audience === 'junior';
  const pose: Pose = {
    yaw: isBack ? 152 : -42,
    pitch: isBack ? 10 : 14,
    x: 400,
    y: junior ? 492 : 482,
    scale: junior ? 1.3 : 1.36,
  };
  const shell = dome(pose);
  const near = shell.shows([96, 0]) ? 1 : -1;
  const far = near === 1 ? -1 : 1;
  const hasVisor = /visor|visi/i.test(spec.model);
  const sign = shell.put([4, 13]);
  const name = shell.put(isBack ? [near * 140, 5] : [68, 12]);
  const edge = lineRound(shell, isBack ? [60, 250] : [-70, 160], (round) => edgeAt(round) + 1.5, 2);
  const word = spec.facts['construction'] === 'hybrid' ? darker(base, 0.35) : base;
  const parts = [
    contactShadow(drawing, 400, 880, 230, 22),
    hollow(drawing, shell),
    earPad(drawing, shell, far),
    chinStrap(drawing, shell, near),
    cap(drawing, shell),
    vents(drawing, shell, ventCount(drawing)),
    line(edge, '#0b1117', { width: 15 }),
    `<g transform="translate(-1 -4)">${line(edge, lighter(base, 0.3), { width: 3, opacity: 0.6 })}</g>`,
    earPad(drawing, shell, near),
    isBack
      ? neck(drawing, shell)
      : hasVisor
        ? visor(drawing, shell)
        : design.chance(0.3)
          ? peak(drawing, shell)
          : '',
    wordmark(spec.brand, {
      x: name.x,
      y: name.y + 14,
      size: 52,
      maxWidth: isBack ? 112 : 190,
      rotate: isBack ? 0 : -3,
      colour: readableOn(word, detail, accent, '#ffffff'),
      halo: word,
    }),
    hasVisor || isBack
      ? ''
      : brandSymbol(spec.brand, {
          x: sign.x,
          y: sign.y,
          size: 40,
          colour: readableOn(base, detail, accent),
          opacity: 0.9,
        }),
  ];
  return {
    body: parts.join(''),
    focus: isBack ? { x: 420, y: 600, zoom: 2 } : { x: 470, y: 560, zoom: 1.9 },
  };
}
