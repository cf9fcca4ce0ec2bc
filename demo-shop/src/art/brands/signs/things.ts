import { around, disc, polygon, turned, type Sign } from './sign.ts';

export const helmet: Sign = () =>
  'M6 66C6 30 26 10 54 10C80 10 94 30 94 54V66H64L58 56H36V66zM10 74H38L34 88H18zM48 22H56L60 42H50z';

export const eye: Sign = () =>
  `M2 50C20 22 36 16 50 16C64 16 80 22 98 50C80 78 64 84 50 84C36 84 20 78 2 50z${disc(50, 50, 24)}${disc(50, 50, 12)}`;

export const crossed: Sign = () =>
  'M14 4L24 8L54 42L46 50L12 14zM86 4L88 14L26 84L20 96L10 90L18 78L76 8zM58 54L80 78L90 90L80 96L74 84L50 62z';

export const carabiner: Sign = () =>
  'M32 6H58C80 6 92 24 86 42L72 80C66 96 40 98 30 82L14 52C4 32 12 6 32 6zM34 20C22 22 20 34 26 46L42 74C48 82 58 80 60 72L72 38C76 28 70 20 58 20z';

export const nut: Sign = () => `M50 3L91 26.500V73.500L50 97L9 73.500V26.500z${disc(50, 50, 22)}`;

export const hut: Sign = () => 'M50 6L98 46L90 56L84 51V92H58V66H42V92H16V51L10 56L2 46z';

export const tent: Sign = () => 'M44 8H56L98 90H64L50 54L36 90H2z';

export const compass: Sign = () =>
  `${disc(50, 50, 47)}${disc(50, 50, 37)}M68 24L58 58L32 76L42 42zM50 44a6 6 0 1 0 .1 0z`;

export const tower: Sign = () =>
  'M12 8H30V22H41V8H59V22H70V8H88V44H80V94H60V70A10 10 0 0 0 40 70V94H20V44H12z';

export const shield: Sign = () =>
  'M10 8H90V52C90 76 72 90 50 98C28 90 10 76 10 52zM24 62L42 34L54 50L62 40L76 62z';

export const cog: Sign = () =>
  turned(8, (degrees) =>
    polygon([
      around(degrees - 9, 34),
      around(degrees + 9, 34),
      around(degrees + 7, 48),
      around(degrees - 7, 48),
    ]),
  ) + `${disc(50, 50, 35)}${disc(50, 50, 16)}`;

export const buckle: Sign = () => 'M8 18H92V82H8zM22 32V68H78V32zM30 45H62V32H72V68H62V55H30z';

/** Draws a coil spring. */
export const spring: Sign = () =>
  [6, 29, 52, 75].map((y) => `M16 ${y + 12}L84 ${y}V${y + 10}L16 ${y + 22}z`).join('') +
  'M76 12H84V29H76zM16 41H24V64H16zM76 58H84V75H76z';

export const bridge: Sign = () => 'M2 30H98V44H90V88H74A24 24 0 0 0 26 88H10V44H2z';

export const needleAndThread: Sign = () =>
  'M86 4L94 12L34 74L18 86L24 68zM10 96C2 78 20 66 34 80C48 94 66 96 92 82L96 90C68 106 44 104 28 88C20 80 14 84 18 94z';

export const lens: Sign = () =>
  'M4 32Q50 12 96 32V60Q80 82 60 66Q50 58 40 66Q20 82 4 60zM14 40Q30 32 44 32L26 60Q16 58 14 50z';
