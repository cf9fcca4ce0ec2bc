import { around, disc, place, polygon, turned, type Sign } from './sign.ts';

export const crystal: Sign = (random) => {
  const arms = random.pick([6, 8]);
  return turned(arms, (degrees) => {
    const at = (r: number, aside: number) =>
      around(degrees + (Math.atan2(aside, r) * 180) / Math.PI, Math.hypot(r, aside));
    return polygon([
      at(8, -4),
      at(30, -4),
      at(36, -14),
      at(40, -4),
      at(46, 0),
      at(40, 4),
      at(36, 14),
      at(30, 4),
      at(8, 4),
    ]);
  });
};

export const halfSun: Sign = () =>
  `M18 62a32 32 0 0 1 64 0zM8 70H92V80H8z${[-72, -36, 0, 36, 72].map((degrees) => polygon([around(degrees - 4, 40, 50, 62), around(degrees + 4, 40, 50, 62), around(degrees + 3, 54, 50, 62), around(degrees - 3, 54, 50, 62)])).join('')}`;

export const rays: Sign = (random) => {
  const count = random.pick([12, 16]);
  return (
    disc(50, 50, 17) +
    turned(count, (degrees) =>
      polygon([around(degrees - 6, 25), around(degrees + 6, 25), around(degrees, 47)]),
    )
  );
};

export const crescent: Sign = () =>
  'M64 6A46 46 0 1 0 94 70A38 38 0 0 1 64 6zM74 22l4 12 12 4-12 4-4 12-4-12-12-4 12-4z';

/** Draws northern lights. */
export const aurora: Sign = () =>
  'M4 66C10 40 24 22 40 26C54 30 50 50 62 52C74 54 84 34 96 8C94 44 82 72 62 70C44 68 48 46 36 44C26 42 14 54 4 66zM10 94C16 78 24 68 36 70C46 72 48 86 60 86C72 86 84 74 94 58C92 80 78 98 60 98C44 98 42 84 34 84C26 84 18 88 10 94z';

export const wind: Sign = () =>
  'M4 40H56A10 10 0 1 0 46 30H36A20 20 0 1 1 56 50H4zM4 58H76A18 18 0 1 1 58 76H68A8 8 0 1 0 76 68H4z';

export const stream: Sign = () =>
  [18, 42, 66]
    .map(
      (y) =>
        `M4 ${y + 8}C20 ${y - 10} 34 ${y - 10} 50 ${y + 4}C66 ${y + 18} 80 ${y + 16} 96 ${y}V${y + 12}C80 ${y + 30} 64 ${y + 30} 50 ${y + 16}C34 ${y + 4} 20 ${y + 4} 4 ${y + 22}z`,
    )
    .join('');

export const flame: Sign = () =>
  'M52 4C58 26 84 38 84 64C84 84 68 96 50 96C30 96 16 82 16 64C16 50 24 44 30 32C34 42 38 46 44 46C52 36 54 20 52 4zM50 56C46 64 36 68 36 78C36 86 42 90 50 90C58 90 64 86 64 78C64 70 54 66 50 56z';

export const bolt: Sign = () => 'M60 4L18 56H44L36 96L82 40H54z';

export const star: Sign = (random) => {
  const points = random.pick([4, 8]);
  return polygon(
    Array.from({ length: points * 2 }, (_, index) =>
      around(
        (180 * index) / points,
        index % 2 ? (points === 4 ? 14 : 24) : points === 8 && index % 4 ? 36 : 48,
      ),
    ),
  );
};

export const drop: Sign = () =>
  'M50 4C66 30 82 44 82 64A32 32 0 0 1 18 64C18 44 34 30 50 4zM34 62A18 18 0 0 0 52 82V74A10 10 0 0 1 42 62z';

/** Draws a lamp with beams to the right. */
export const beam: Sign = () =>
  `${disc(22, 50, 18)}M48 42L94 14V30L48 48zM48 46H96V54H48zM48 52L94 70V86L48 58z`;

/** Draws a sound source with echoes on both sides. */
export const echo: Sign = () =>
  disc(50, 50, 11) + [24, 40].map((r) => arc(-1, r, r * 0.75) + arc(1, r, r * 0.75)).join('');

function arc(side: number, r: number, half: number): string {
  const inner = r - 9;
  const near = half * (inner / r);
  const [far, close] = [Math.sqrt(r * r - half * half), Math.sqrt(inner * inner - near * near)];
  const sweep = side > 0 ? [1, 0] : [0, 1];
  return (
    `M${place(50 + side * far, 50 - half)}A${r} ${r} 0 0 ${sweep[0]} ${place(50 + side * far, 50 + half)}` +
    `L${place(50 + side * close, 50 + near)}A${inner} ${inner} 0 0 ${sweep[1]} ${place(50 + side * close, 50 - near)}z`
  );
}

export const halfMoon: Sign = () => 'M46 4A46 46 0 0 0 46 96zM54 22A28 28 0 0 1 54 78V68A18 18 0 0 0 54 32z';

/** Draws a disc with the shaded side of a mountain. */
export const shadySide: Sign = () =>
  `${disc(50, 50, 46)}M14 68L50 24L62 44L70 34L90 66A38 38 0 0 0 50 12A38 38 0 0 0 14 68z`;
