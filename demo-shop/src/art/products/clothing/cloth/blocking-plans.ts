import { flat } from '../../../drawing/solid.ts';
import { arms, edged, type Plan } from './blocking-parts.ts';
import type { Spot } from './surface.ts';
import { contoured, retro, ridgeline } from './print-plans.ts';
import { tonalYoke, yoke } from './yoke-plans.ts';

const hem: Plan = (figure, { base, tone }) => ({
  torso: edged(
    figure.torso.area([0, 0.66], [0.5, 0.6], [1, 0.66], [1, 1], [0, 1]),
    figure.torso.line([0, 0.66], [0.25, 0.64], [0.5, 0.62], [0.75, 0.64], [1, 0.66]),
    tone,
  ),
  ...arms(figure, 0.66, 1, tone),
  sleeves: base,
  chest: base,
  hood: base,
});

const sides: Plan = (figure, { base, tone }) => {
  const panel = (side: 0 | 1) => {
    const u = (share: number) => (side === 0 ? share : 1 - share);
    const edge: Spot[] = [
      [u(0.04), 0.2],
      [u(0.17), 0.4],
      [u(0.2), 0.62],
      [u(0.14), 0.84],
      [u(0.12), 1],
    ];
    return edged(figure.torso.area([side, 0.2], ...edge, [side, 1]), figure.torso.line(...edge), tone);
  };
  return {
    torso: panel(0) + panel(1),
    left: flat(figure.left.area([0.62, 0.1], [1, 0.1], [1, 1], [0.62, 1]), tone),
    right: flat(figure.right.area([0, 0.1], [0.38, 0.1], [0.38, 1], [0, 1]), tone),
    sleeves: base,
    chest: base,
    hood: base,
  };
};

const bands: Plan = (figure, { base, tone, accent }) => {
  const { torso } = figure;
  const band = (from: number, to: number, colour: string) =>
    flat(torso.area([0, from + 0.02], [1, from + 0.02], [1, to + 0.02], [0, to + 0.02]), colour);
  const [wide, thin] = [arms(figure, 0.41, 0.52, accent), arms(figure, 0.54, 0.56, tone)];
  return {
    torso: band(0.36, 0.47, accent) + band(0.49, 0.51, tone),
    left: wide.left + thin.left,
    right: wide.right + thin.right,
    sleeves: base,
    chest: base,
    hood: base,
  };
};

const darkArms: Plan = (figure, { base, tone }) => ({
  torso: (
    [
      [0, 1],
      [1, -1],
    ] as const
  )
    .map(([u, sign]) => {
      const edge: Spot[] = [
        [u + sign * 0.44, 0],
        [u + sign * 0.3, 0.1],
        [u + sign * 0.16, 0.22],
        [u, 0.36],
      ];
      return edged(figure.torso.area([u, 0], ...edge), figure.torso.line(...edge), tone);
    })
    .join(''),
  left: '',
  right: '',
  sleeves: tone,
  chest: base,
  hood: tone,
});

const slant: Plan = (figure, { base, tone, accent }) => ({
  torso:
    flat(figure.torso.area([0, 0.62], [1, 0.34], [1, 0.385], [0, 0.665]), accent) +
    edged(
      figure.torso.area([0, 0.68], [1, 0.4], [1, 1], [0, 1]),
      figure.torso.line([0, 0.68], [0.5, 0.54], [1, 0.4]),
      tone,
    ),
  left: arms(figure, 0.56, 1, tone).left,
  right: arms(figure, 0.32, 1, tone).right,
  sleeves: base,
  chest: base,
  hood: base,
});

const plain: Plan = (_figure, { base }) => ({
  torso: '',
  left: '',
  right: '',
  sleeves: base,
  chest: base,
  hood: base,
});

export const plans = {
  plain,
  tonalYoke,
  hem,
  sides,
  bands,
  darkArms,
  slant,
  ridgeline,
  retro,
  contoured,
  yoke: yoke(
    [
      [0, 0.27],
      [0.25, 0.29],
      [0.5, 0.3],
      [0.75, 0.29],
      [1, 0.27],
    ],
    0.2,
  ),
  chevron: yoke(
    [
      [0, 0.24],
      [0.25, 0.33],
      [0.5, 0.42],
      [0.75, 0.33],
      [1, 0.24],
    ],
    0.13,
  ),
} satisfies Record<string, Plan>;
