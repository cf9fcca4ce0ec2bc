import { darker, lighter, mix, readableOn } from '../../../drawing/colour.ts';
import { blur, linear, radial, type Drawing } from '../../../drawing/drawing.ts';
import { lettering } from '../../../drawing/lettering.ts';
import { polyline } from '../../../drawing/markup.ts';
import { line } from '../../../drawing/solid.ts';
import { castShadow, type Picture } from '../../../drawing/studio.ts';
import { ridge } from '../../../graphics/ridge.ts';
import { barrel } from './donation-barrel.ts';
import { metal, place } from '../parts.ts';

const patch = 'M60 500A340 340 0 1 0 740 500A340 340 0 1 0 60 500z';

/** Draws wool felt with a blanket stitch along its edge. */
function felt(drawing: Drawing): string {
  const { detail, accent, random } = drawing;
  const colour = mix(detail, '#4b5563', 0.45);
  const ground = radial(
    drawing,
    [
      [0, lighter(colour, 0.22)],
      [0.8, colour],
      [1, darker(colour, 0.35)],
    ],
    0.4,
    0.35,
    0.7,
  );
  const fibres = Array.from({ length: 200 }, () => {
    const [angle, reach] = [random.between(0, 6.28), 330 * Math.sqrt(random.between(0, 1))];
    return `M${Math.round(400 + Math.cos(angle) * reach)} ${Math.round(500 + Math.sin(angle) * reach)}q${random.whole(-9, 9)} ${random.whole(-9, 9)} ${random.whole(-14, 14)} ${random.whole(-14, 14)}`;
  }).join('');
  const stitches = Array.from(
    { length: 60 },
    (_, index) => `<path d="M0 -338V-312" transform="translate(400 500) rotate(${index * 6})"/>`,
  ).join('');
  return (
    castShadow(drawing, patch, 16, 26, 12) +
    `<path d="${patch}" fill="${ground}"/>` +
    line(fibres, lighter(colour, 0.5), { width: 1.5, opacity: 0.35 }) +
    `<g stroke="#06111c" stroke-width="8" stroke-linecap="round" opacity="0.25" transform="translate(3 5)">${stitches}</g>` +
    `<g stroke="${accent}" stroke-width="6" stroke-linecap="round">${stitches}</g><circle cx="400" cy="500" r="310" fill="none" stroke="${accent}" stroke-width="6"/>`
  );
}

/** Draws an enamel picture: a ridge at night. */
function enamel(drawing: Drawing, gold: string): string {
  const { design, base, detail } = drawing;
  const sky = linear(drawing, 90, [
    [0, mix(detail, '#10243a', 0.75)],
    [1, base],
  ]);
  const disc = drawing.define((id) => `<clipPath id="${id}"><circle r="216"/></clipPath>`);
  const snow =
    'M-230 60L-168 -34L-136 -6L-70 -112L-44 -78L10 -168L66 -84L88 -104L150 -10L176 -36L230 40V230H-230z';
  const shade =
    'M10 -168L66 -84L88 -104L150 -10L176 -36L230 40V230H60L30 20L54 -30L8 -70zM-70 -112L-44 -78L-60 10L-20 90L-80 40L-84 -30z';
  const hill = polyline(ridge(design, { from: -230, to: 230, y: 96, relief: 26, detail: 4, roughness: 0.5 }));
  const mountains =
    `<path d="${snow}" fill="#f2f5f8"/><path d="${shade}" fill="#a9bccb"/>${line(snow, gold, { width: 5 })}` +
    `<path d="${hill}V230H-230z" fill="${darker(base, 0.3)}"/>${line(hill, gold, { width: 5 })}`;
  const stars = [
    [-120, -130],
    [-90, -166],
    [66, -160],
    [116, -132],
    [156, -86],
    [-160, -84],
  ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="5" fill="#fdf3d0"/>`);
  return `<circle r="220" fill="${sky}"/><g clip-path="${disc}">${stars.join('')}${mountains}</g>`;
}

function ribbon(drawing: Drawing, gold: string): string {
  const { spec, base } = drawing;
  const band = 'M-230 120C-120 176 120 176 230 120L236 186C120 244 -120 244 -236 186z';
  return (
    `<path d="M-228 124L-290 116L-266 158L-284 200L-230 186zM228 124L290 116L266 158L284 200L230 186z" fill="${darker(base, 0.4)}" stroke="${gold}" stroke-width="6"/>` +
    `<path d="${band}" fill="#06111c" opacity="0.45" filter="${blur(drawing, 5)}" transform="translate(4 10)"/>` +
    `<path d="${band}" fill="${base}" stroke="${gold}" stroke-width="8" stroke-linejoin="round"/>` +
    lettering(spec.model.toUpperCase(), {
      x: 0,
      y: 210,
      size: 52,
      colour: readableOn(base),
      maxWidth: 300,
      font: 'barlow',
      tracking: 5,
    })
  );
}

function pinBack(drawing: Drawing): string {
  const clutch = (x: number) =>
    place(
      `<circle cx="6" cy="12" r="58" fill="#06111c" opacity="0.45" filter="${blur(drawing, 5)}"/><path d="M-92 -22Q-92 -36 -76 -34L-34 -26V26L-76 34Q-92 36 -92 22zM92 -22Q92 -36 76 -34L34 -26V26L76 34Q92 36 92 22z" fill="${metal(drawing, 90, '#c9a14a')}"/><circle r="56" fill="${metal(drawing, 50, '#c9a14a')}"/><circle r="36" fill="none" stroke="#5c4314" stroke-width="4" opacity="0.5"/><circle r="11" fill="#e9edf0"/><circle cx="-2" cy="-3" r="5" fill="#fff"/>`,
      x,
      0,
      { scale: 0.85 },
    );
  const dots = Array.from({ length: 7 }, (_, row) =>
    Array.from({ length: 13 }, (_unused, column) => `M${-180 + column * 30} ${-180 + row * 20}v1`).join(''),
  ).join('');
  return `<g opacity="0.35">${line(dots, '#5c4314', { width: 6 })}</g>${clutch(-96)}${clutch(96)}${lettering(drawing.spec.brand.toUpperCase(), { x: 0, y: 144, size: 42, colour: '#6b4f1c', maxWidth: 260, tracking: 5 })}`;
}

/** Draws the pin for donations: the barrel of a St Bernard below a night sky. */
export function drawDonation(drawing: Drawing): Picture {
  const isBack = drawing.spec.view === 'back';
  const gold = metal(drawing, 50, '#c9a14a');
  const rim = '<circle r="236" fill="none" stroke="#fff" stroke-width="3" opacity="0.5"/>';
  const gloss = linear(drawing, 60, [
    [0, '#ffffff', 0.42],
    [0.45, '#ffffff', 0.02],
    [1, '#06111c', 0.15],
  ]);
  const badge =
    `<circle cx="14" cy="24" r="240" fill="#0b1b2b" opacity="0.5" filter="${blur(drawing, 12)}"/><circle cx="3" cy="7" r="240" fill="#6b4f1c"/><circle r="240" fill="${gold}"/>${rim}` +
    (isBack
      ? `<circle r="222" fill="${metal(drawing, 30, '#c9a14a')}" opacity="0.7"/>${pinBack(drawing)}`
      : enamel(drawing, '#d9b45c') +
        place(barrel(drawing), 0, 66, { scale: 0.74 }) +
        `<path d="M-206 -60A214 214 0 0 1 120 -178C40 -150 -90 -120 -206 -60z" fill="${gloss}"/>` +
        ribbon(drawing, '#d9b45c'));
  return { body: felt(drawing) + place(badge, 400, 480), focus: { x: 400, y: 490, zoom: 1.7 } };
}
