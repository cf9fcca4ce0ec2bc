import { around, disc, place, turned, type Sign } from './sign.ts';

export const chough: Sign = () =>
  'M2 36C18 28 34 32 46 44L50 36L56 44C66 32 82 26 98 34C84 36 76 44 72 54C64 62 58 66 56 80L50 72L44 80C42 66 36 62 28 56C24 46 16 38 2 36z';

export const crow: Sign = () =>
  'M6 34L32 26C40 12 62 10 72 26C84 46 88 66 96 90L74 78L62 92L54 78C34 80 22 64 26 46L28 40zM46 30a5 5 0 1 0 .1 0z';

export const butterfly: Sign = () =>
  'M47 34C40 14 20 6 6 12C4 34 16 50 36 52C22 56 16 68 22 86C36 88 46 76 47 60zM53 34C60 14 80 6 94 12C96 34 84 50 64 52C78 56 84 68 78 86C64 88 54 76 53 60z';

export const ibex: Sign = () =>
  'M46 92L36 66L40 54C20 50 8 32 14 6C22 26 34 38 48 42H52C66 38 78 26 86 6C92 32 80 50 60 54L64 66L54 92zM43 62l5 6v-6zM57 62l-5 6v-6z';

export const fox: Sign = () =>
  'M8 10L34 28H66L92 10L88 54L50 94L12 54zM26 46L44 54L40 60L28 56zM74 46L56 54L60 60L72 56zM42 76H58L50 84z';

export const feather: Sign = () =>
  'M10 92C14 44 40 12 92 8C88 54 62 76 30 78L18 92zM26 70L62 34L66 38L32 74z';

export const hare: Sign = () =>
  'M34 4C44 14 46 30 46 44H54C54 30 56 14 66 4C72 20 70 40 64 50C76 58 80 70 74 82C68 92 60 96 50 96C40 96 32 92 26 82C20 70 24 58 36 50C30 40 28 20 34 4zM40 66a4 4 0 1 0 .1 0zM60 66a4 4 0 1 0 .1 0z';

export const fir: Sign = () => 'M50 4L70 32H60L80 58H66L90 84H56V96H44V84H10L34 58H20L40 32H30z';

export const grove: Sign = () => 'M28 30L52 88H4zM66 10L96 88H58L46 58z';

export const leaf: Sign = () => 'M12 88C4 40 34 8 90 10C94 64 64 94 24 84L60 44L18 80z';

/** Draws a gentian: five petals. */
export const gentian: Sign = () =>
  turned(5, (degrees) => {
    const [from, left, tip, right] = [
      around(degrees, 10),
      around(degrees - 30, 34),
      around(degrees, 48),
      around(degrees + 30, 34),
    ];
    return `M${place(...from)}Q${place(...left)} ${place(...tip)}Q${place(...right)} ${place(...from)}z`;
  }) + disc(50, 50, 6);

export const paw: Sign = () =>
  `${disc(20, 44, 11)}${disc(40, 24, 12)}${disc(62, 24, 12)}${disc(81, 44, 11)}M50 46C66 46 80 64 78 78C76 92 62 90 50 86C38 90 24 92 22 78C20 64 34 46 50 46z`;
