import { darker, lightness, mix, readableOn } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { flat, line } from '../../../drawing/solid.ts';
import type { Picture } from '../../../drawing/studio.ts';
import { baffles, puffed, type Pattern, type Quilting } from './baffles.ts';
import { toneOf } from '../cloth/blocking.ts';
import { markOn } from './chambers.ts';
import { chinZip, closure } from './closure.ts';
import { backMark, chestMark, hemCords, wovenLabel } from '../details.ts';
import { figureOf, type Figure } from '../figure.ts';
import { outerwear } from './outerwear.ts';
import { slit } from '../pockets.ts';
import type { Spot } from '../cloth/surface.ts';
import { rib } from '../cloth/texture.ts';
import { seam } from '../cloth/trim.ts';

function quiltingOf({ design, spec }: Drawing): Quilting {
  const isWinter = spec.facts['wearSeason'] === 'all-winter';
  const sheen = design.pick([0.1, 0.4, 0.8]);
  const span = [0.03, 0.97] as const;
  const soft: readonly [Pattern, ...Pattern[]] =
    spec.facts['insulation'] === 'down'
      ? ['level', 'chevron', 'level']
      : ['diamond', 'level', 'brick', 'chevron'];
  const pattern = design.pick(soft);
  const count = pattern === 'diamond' ? 9 : pattern === 'brick' ? 8 : isWinter ? 10 : 13;
  return { pattern, count, span, sheen, puff: pattern === 'diamond' ? 0 : isWinter ? 6 : 3 };
}

/** Draws knitted side panels. */
function sidePanels(drawing: Drawing, { torso }: Figure, colour: string): string {
  const texture = rib(drawing, colour);
  return ([0, 1] as const)
    .map((side) => {
      const u = (share: number) => (side === 0 ? share : 1 - share);
      const edge: Spot[] = [
        [u(0.02), 0.36],
        [u(0.13), 0.5],
        [u(0.15), 0.72],
        [u(0.13), 1],
      ];
      const area = torso.area([side, 0.36], ...edge, [side, 1]);
      return flat(area, colour) + `<path d="${area}" fill="${texture}"/>` + seam(torso.line(...edge), colour);
    })
    .join('');
}

/** Draws elastic bindings along the armholes and the hem. */
function bindings({ torso }: Figure, colour: string): string {
  const edge = ([0, 1] as const)
    .map((u) => torso.line([u, 0.06], [u, 0.1], [u, 0.16], [u, 0.22], [u, 0.3], [u, 0.36]))
    .join('');
  const hem = torso.line([0, 0.99], [0.25, 0.99], [0.5, 0.99], [0.75, 0.99], [1, 0.99]);
  return (
    line(edge, colour, { width: 15 }) +
    line(edge, '#ffffff', { width: 2, opacity: 0.2 }) +
    line(hem, colour, { width: 14 })
  );
}

/** Draws a vest. */
export function drawVest(drawing: Drawing): Picture {
  const { design, spec, base, accent, detail } = drawing;
  const { facts } = spec;
  const isBack = spec.view === 'back';
  const quilting = quiltingOf(drawing);
  const plain = figureOf(spec, {
    ease: facts['fit'] === 'slim-fit' ? -10 : 0,
    inset: 14,
    neck: 66,
    hem: design.pick([780, 796, 810]),
  });
  const figure = { ...plain, torso: puffed(plain.torso, quilting) };
  const { torso } = figure;
  const hasSides = design.chance(0.4);
  const hasYoke = design.chance(0.4);
  const yoke = design.pick([accent, toneOf(base)]);
  const chest = hasYoke ? yoke : base;
  const edge: readonly Spot[] = [
    [0, 0.26],
    [0.25, 0.27],
    [0.5, 0.25],
    [0.75, 0.27],
    [1, 0.26],
  ];
  const graphics =
    baffles(drawing, torso, base, quilting) +
    (hasYoke
      ? flat(torso.area([0, 0], [1, 0], ...edge.toReversed()), yoke) + seam(torso.line(...edge), yoke, 3)
      : '') +
    (hasSides ? sidePanels(drawing, figure, toneOf(base)) : '');
  const tape = darker(base, lightness(base) < 0.25 ? 0.3 : 0.5);
  const look = {
    ground: base,
    colour: base,
    tape,
    teeth: mix(readableOn(tape, accent, detail), tape, 0.15),
    pull: accent,
    style: design.pick(['coil', 'teeth'] as const),
  };
  const inner = hasSides ? 0.19 : 0.16;
  const pockets =
    slit(torso, [inner + 0.06, 0.62], [inner, 0.8], look) +
    slit(torso, [0.94 - inner, 0.62], [1 - inner, 0.8], look);
  const front =
    closure(torso, 'zip', look) +
    pockets +
    (design.chance(0.35) && !hasYoke ? slit(torso, [0.2, 0.3], [0.38, 0.3], look) : '') +
    (hasYoke
      ? chestMark(drawing, figure, chest, design.pick(['word', 'sign'] as const), 0.18)
      : markOn(drawing, figure, quilting, 'word'));
  const back = hasYoke ? backMark(drawing, figure, chest) : wovenLabel(drawing, figure, 0.5);
  const height = facts['wearSeason'] === 'all-winter' ? 46 : 38;
  return outerwear(drawing, {
    figure,
    blocking: { torso: graphics, left: '', right: '', sleeves: mix(base, accent, 0.3), chest, hood: base },
    base,
    lining: accent,
    crisp: 0.3,
    folds: 0.4,
    isSleeveless: true,
    neck: {
      colour: chest,
      height,
      ...(hasYoke ? {} : { quilting: { ...quilting, pattern: 'level', span: [0, 1], count: 3 } }),
    },
    over:
      bindings(figure, darker(base, 0.45)) + (isBack ? back : front) + hemCords(figure, darker(accent, 0.25)),
    leftOver: '',
    rightOver: '',
    chin: chinZip(206, 268, look),
  });
}
