import type { Random } from '../drawing/random.ts';

type DrawSymbol = (random: Random) => string;

const twoPeaks: DrawSymbol = (random) => {
  const left = random.whole(28, 42);
  const notch = random.whole(46, 62);
  return `M4 86L${left} 34L${left + 12} 54L${left + 28} 14L96 86H74L${left + 28} ${notch - 8}L${left + 14} 78L${left} 62L26 86z`;
};

const chevrons: DrawSymbol = (random) => {
  const rise = random.whole(22, 34);
  const one = (y: number) =>
    `M8 ${y + rise}L50 ${y}L92 ${y + rise}V${y + rise + 16}L50 ${y + 16}L8 ${y + rise + 16}z`;
  return [14, 40].map(one).join('') + (random.chance(0.5) ? 'M42 84H58V92H42z' : '');
};

const crystal: DrawSymbol = (random) => {
  const arms = random.pick([6, 8]);
  return Array.from({ length: arms }, (_, index) => {
    const turn = (index / arms) * 2 * Math.PI;
    const along = (r: number, aside: number) =>
      `${(50 + Math.sin(turn) * r + Math.cos(turn) * aside).toFixed(1)} ${(50 - Math.cos(turn) * r + Math.sin(turn) * aside).toFixed(1)}`;
    return `M${along(8, -5)}L${along(30, -5)}L${along(36, -14)}L${along(40, -5)}L${along(46, 0)}L${along(40, 5)}L${along(36, 14)}L${along(30, 5)}L${along(8, 5)}z`;
  }).join('');
};

const sunOverRidge: DrawSymbol = (random) => {
  const x = random.whole(34, 66);
  return `M${x - 16} 34a16 16 0 1 0 32 0a16 16 0 1 0 -32 0zM4 88L30 54L44 68L66 44L96 88z`;
};

const ring: DrawSymbol = (random) => {
  const inner = random.whole(26, 34);
  return `M4 50a46 46 0 1 0 92 0a46 46 0 1 0 -92 0zM${50 - inner} 50a${inner} ${inner} 0 1 1 ${inner * 2} 0a${inner} ${inner} 0 1 1 ${-inner * 2} 0zM50 34L66 66H34z`;
};

const arrow: DrawSymbol = (random) =>
  random.chance(0.5) ? 'M50 4L92 92L50 68L8 92z' : 'M6 50L64 8L56 40H94V60H56L64 92z';

const track: DrawSymbol = () =>
  'M20 96C64 76 6 50 46 30C60 22 66 16 68 4H84C82 24 72 34 58 42C26 60 78 78 40 96zM60 96C90 78 50 62 76 44H92C66 64 104 80 78 96z';

const feather: DrawSymbol = () => 'M10 92C14 44 40 12 92 8C88 54 62 76 30 78L18 92zM26 70L62 34L66 38L32 74z';

const blocks: DrawSymbol = (random) =>
  random.chance(0.5)
    ? 'M8 8H44V44H8zM56 8H92V92H56zM8 56H44V92H8z'
    : 'M50 4L96 50L50 96L4 50zM50 30L70 50L50 70L30 50z';

const shield: DrawSymbol = () =>
  'M10 8H90V52C90 76 72 90 50 98C28 90 10 76 10 52zM24 62L42 34L54 50L62 40L76 62z';

export const symbols = [
  twoPeaks,
  chevrons,
  crystal,
  sunOverRidge,
  ring,
  arrow,
  track,
  feather,
  blocks,
  shield,
] as const;
