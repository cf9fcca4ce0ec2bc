import { disc, type Sign } from './sign.ts';

export const twoPeaks: Sign = (random) => {
  const left = random.whole(28, 42);
  const notch = random.whole(46, 62);
  return `M4 86L${left} 34L${left + 12} 54L${left + 28} 14L96 86H74L${left + 28} ${notch - 8}L${left + 14} 78L${left} 62L26 86z`;
};

/** Draws a single peak with a shaded face. */
export const horn: Sign = () => 'M44 6L96 92H4L30 52L34 58zM44 26L38 56L50 66L44 82H78z';

export const needles: Sign = () => 'M8 92L22 40L36 92zM34 92L52 8L70 92zM68 92L80 52L94 92z';

export const ridgeInDisc: Sign = () => `${disc(50, 50, 46)}M12 68L34 38L46 54L60 30L88 68L76 82H24z`;

/** Draws a snow cornice. */
export const cornice: Sign = () =>
  'M4 88C26 84 34 62 40 44C46 24 62 12 84 14C70 20 66 32 76 42C62 38 56 46 58 56C60 72 76 82 96 88z';

export const strata: Sign = () => 'M50 8L58 22H42zM38 29H62L70 43H30zM26 50H74L82 64H18zM14 71H86L96 90H4z';

/** Draws contour lines around an off-centre summit. */
export const contourLines: Sign = () =>
  'M50 6C82 4 98 28 94 54C90 82 68 96 46 94C20 92 4 70 6 46C8 22 26 8 50 6zM50 16C28 17 17 30 16 48C15 68 28 84 48 84C66 85 81 74 84 52C87 32 74 15 50 16zM54 28C70 28 76 40 73 54C70 68 60 74 48 73C34 72 27 62 28 50C29 36 40 28 54 28zM56 40C46 39 40 44 39 52C38 60 44 63 50 63C58 62 62 58 63 51C64 44 62 40 56 40z';

export const sunOverRidge: Sign = (random) => {
  const x = random.whole(34, 66);
  return `${disc(x, 32, 16)}M4 88L30 54L44 68L66 44L96 88z`;
};

export const summitInHexagon: Sign = () =>
  'M50 2L92 26V74L50 98L8 74V26zM50 26L22 70L36 78L50 54L64 78L78 70z';

export const valley: Sign = () => 'M4 14L42 14L50 62L58 14L96 14L68 90H32z';

/** Draws a ridge with its reflection. */
export const mirrored: Sign = () => 'M4 46L34 12L48 28L62 8L96 46zM4 56L34 84L48 72L62 92L96 56z';

/** Draws a serrated ridge. */
export const serrated: Sign = () =>
  'M4 90V58L18 34L27 46L44 8L57 44L70 24L80 44L96 32V90H82V58L72 68L66 54L54 74L43 42L30 74L22 60L18 66V90z';

export const bluff: Sign = () => 'M8 90V30L34 12V90zM40 90V44L64 28V90zM70 90V60L92 46V90z';
