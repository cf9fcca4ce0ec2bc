import { disc, type Sign } from './sign.ts';

/** Draws a leap as two arcs. */
export const leap: Sign = () =>
  `${disc(78, 26, 18)}M4 94C4 50 22 26 54 24L56 42C34 44 22 60 22 94zM32 94C34 70 46 56 68 54L76 70C58 70 50 78 50 94z`;

export const ring: Sign = (random) => {
  const inner = random.whole(26, 34);
  return `${disc(50, 50, 46)}${disc(50, 50, inner)}M50 34L66 66H34z`;
};

export const upwards: Sign = () => 'M50 4L92 92L50 68L8 92z';

export const forwards: Sign = () => 'M6 50L64 8L56 40H94V60H56L64 92z';

export const track: Sign = () =>
  'M20 96C64 76 6 50 46 30C60 22 66 16 68 4H84C82 24 72 34 58 42C26 60 78 78 40 96zM60 96C90 78 50 62 76 44H92C66 64 104 80 78 96z';

export const blocks: Sign = () => 'M8 8H44V44H8zM56 8H92V92H56zM8 56H44V92H8z';

export const lozenge: Sign = () => 'M50 4L96 50L50 96L4 50zM50 30L70 50L50 70L30 50z';

export const quarters: Sign = () =>
  'M6 48A42 42 0 0 1 48 6V48zM52 6H94A42 42 0 0 1 52 48zM6 52H48V94A42 42 0 0 1 6 52zM52 94A42 42 0 0 1 94 52V94z';

/** Draws three slats of rising height. */
export const slats: Sign = () =>
  [0, 1, 2]
    .map((index) => `M${8 + index * 30} 92V${56 - index * 22}L${26 + index * 30} ${44 - index * 22}V92z`)
    .join('');

/** Draws a summit with a line beside it, as in the shop's logo. */
export const ownLine: Sign = () => 'M49 8C66 36 18 54 35 90H2zM55.500 19L98 90H49C32 62 72 46 55.500 19z';

/** Draws a folded band. */
export const fold: Sign = () => 'M6 10H62L94 50L62 90H6L38 50zM38 26L56 50L38 74H52L70 50L52 26z';

export const stripedDisc: Sign = () =>
  'M22 14A46 46 0 0 1 78 14zM9 30A46 46 0 0 1 17 20H83A46 46 0 0 1 91 30zM4 50A46 46 0 0 1 6 37H94A46 46 0 0 1 96 50zM7 68A46 46 0 0 1 5 57H95A46 46 0 0 1 93 68zM32 92A46 46 0 0 1 12 76H88A46 46 0 0 1 68 92z';

export const links: Sign = () => 'M4 34H60V66H46V48H18V82H46V76H60V96H4zM40 4H96V66H70V52H82V18H54V24H40z';

export const spiral: Sign = () =>
  'M50 4A46 46 0 1 1 4 50H18A32 32 0 1 0 50 18A26 26 0 0 0 24 44A24 24 0 0 0 48 68A18 18 0 0 0 66 50A14 14 0 0 0 52 36V46A5 5 0 0 1 56 50A8 8 0 0 1 48 58A14 14 0 0 1 34 44A16 16 0 0 1 50 28A22 22 0 1 1 28 50';

export const wedge: Sign = () => 'M4 78L60 8L72 22L26 78zM36 90L80 32L96 52L66 90z';

export const gate: Sign = () => 'M8 94V8H22V94zM78 94V8H92V94zM22 16L78 30V52L22 38z';
