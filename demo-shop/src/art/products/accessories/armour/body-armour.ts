import { darker, lighter, mix, readableOn } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { flat, line, stitches } from '../../../drawing/solid.ts';
import type { Picture } from '../../../drawing/studio.ts';
import { wordmark } from '../../../brands/mark.ts';
import { drapes, form, mirrored, softShadow } from '../form.ts';
import { knit, mesh, ripstop, sheetOf } from '../textures.ts';
import { pad, padColour, type PadShape } from './pad.ts';
import { spinePad } from './spine.ts';

const torso =
  'M310 104C350 130 450 130 490 104L574 140C584 260 566 360 566 460C566 600 588 720 586 860C500 890 300 890 214 860C212 720 234 600 234 460C234 360 216 260 226 140z';
const waisted =
  'M316 104C350 130 450 130 484 104L562 140C574 260 552 350 546 450C544 600 584 720 582 860C500 890 300 890 218 860C216 720 256 600 254 450C248 350 226 260 238 140z';
const sleeve =
  'M228 138C176 152 146 200 130 272C104 390 76 560 62 700C58 750 58 790 66 812C88 828 130 830 154 820C166 790 168 750 174 710C190 590 214 480 246 380C252 290 250 210 228 138z';

const shoulder: PadShape = {
  path: 'M232 146C180 150 146 196 134 262C132 290 150 304 176 300C214 292 238 262 250 222C256 190 250 160 232 146z',
  x: 130,
  y: 142,
  width: 126,
  height: 164,
};
const elbow: PadShape = {
  path: 'M116 446C140 430 180 436 192 456C190 520 172 600 158 668C150 690 98 690 84 672C88 600 98 516 116 446z',
  x: 82,
  y: 430,
  width: 112,
  height: 262,
};
const chest: PadShape = {
  path: 'M382 214C340 200 290 206 266 232C252 290 258 350 280 400C310 424 356 420 382 398C388 340 388 270 382 214z',
  x: 254,
  y: 200,
  width: 134,
  height: 224,
};
const ribs: PadShape = {
  path: 'M372 456C340 464 296 456 270 442C262 500 266 570 280 634C310 650 346 644 368 630C376 570 378 510 372 456z',
  x: 262,
  y: 440,
  width: 116,
  height: 210,
};

function cloth(drawing: Drawing): { colour: string; texture: string } {
  const { spec, base } = drawing;
  if (spec.facts['material'] === 'mesh')
    return { colour: mix(base, '#8c97a1', 0.16), texture: mesh(drawing, 4, 14) };
  if (spec.facts['material'] === 'fabric') return { colour: base, texture: ripstop(drawing) };
  return { colour: base, texture: knit(drawing, 8) };
}

function zip({ accent }: Drawing): string {
  return (
    line('M400 96V720M400 814V872', '#05101c', { width: 24, opacity: 0.35 }) +
    line('M400 96V720M400 814V872', '#161d24', { width: 16 }) +
    line('M400 100V720M400 816V868', lighter(accent, 0.2), { width: 5, dash: '4 5', cap: 'butt' }) +
    `<rect x="390" y="116" width="20" height="56" rx="9" fill="${accent}"/><rect x="394" y="120" width="6" height="46" rx="3" fill="#fff" opacity="0.4"/>`
  );
}

function arm(drawing: Drawing, colour: string, texture: string, plate: string): string {
  return (
    form(drawing, sleeve, darker(colour, 0.08), { bend: 30, graphics: sheetOf(texture, 50, 130, 210, 710) }) +
    drapes(
      drawing,
      [
        [100, 400, 160, 420, 226, 380, 34],
        [84, 730, 130, 760, 170, 716, 26],
      ],
      0.7,
    ) +
    line('M64 790C92 806 134 806 158 796', drawing.accent, { width: 12 }) +
    pad(drawing, elbow, plate) +
    line('M108 470C140 452 170 456 190 470M92 640C120 652 146 652 164 640', '#0c1218', {
      width: 10,
      opacity: 0.7,
    }) +
    pad(drawing, shoulder, plate)
  );
}

/** Draws a protector jacket. */
export function drawBodyArmour(drawing: Drawing): Picture {
  const { spec, design, base, accent, detail } = drawing;
  const { colour, texture } = cloth(drawing);
  const path = spec.audience === 'women' ? waisted : torso;
  const plate = padColour(drawing);
  const isBack = spec.view === 'back';
  const zones = String(spec.facts['armourZones'] ?? 'zones-four');
  const side = flat(
    'M190 420C270 460 290 700 280 900H190zM610 420C530 460 510 700 520 900H610z',
    design.pick([darker(base, 0.35), accent, mix(base, accent, 0.4)]),
  );
  const one = arm(drawing, colour, texture, plate);
  const half =
    (zones === 'zones-three' ? '' : pad(drawing, chest, plate)) +
    (zones === 'zones-five' ? pad(drawing, ribs, plate) : '');
  const belt = 'M200 716C300 744 500 744 600 716V800C500 830 300 830 200 800z';
  const collar = 'M308 70C340 104 460 104 492 70L498 116C450 150 350 150 302 116z';
  const strap = form(drawing, belt, mix('#1a2129', base, 0.3), { bend: 16 });
  const word = zones === 'zones-three' ? { x: 312, y: 330, wide: 108 } : { x: 400, y: 794, wide: 180 };
  const front = [
    zip(drawing),
    half + mirrored(half, 400),
    line('M228 726C300 752 500 752 572 726', accent, { width: 6 }),
    wordmark(spec.brand, {
      x: word.x,
      y: word.y,
      size: 38,
      maxWidth: word.wide,
      colour: readableOn(zones === 'zones-three' ? colour : '#1a2129', detail, accent),
    }),
  ];
  const back = [spinePad(drawing, { top: 176, foot: 730, half: 116 }, plate)];
  const parts = [
    softShadow(drawing, path),
    softShadow(drawing, sleeve),
    mirrored(softShadow(drawing, sleeve, -14), 400),
    `<path d="M308 70C330 44 470 44 492 70L498 120H302z" fill="${darker(colour, 0.65)}"/>`,
    one,
    mirrored(one, 400),
    form(drawing, path, colour, { bend: 40, graphics: side + sheetOf(texture, 200, 90, 400, 810) + strap }),
    form(drawing, collar, darker(colour, 0.2), { bend: 14 }),
    drapes(
      drawing,
      [
        [250, 440, 320, 520, 390, 470, 40],
        [550, 440, 480, 520, 410, 470, 40],
        [230, 690, 320, 720, 380, 690, 30],
      ],
      0.6,
    ),
    stitches('M280 880C290 700 274 470 234 440M520 880C510 700 526 470 566 440', '#ffffff'),
    ...(isBack ? back : front),
  ];
  return {
    body: parts.join(''),
    focus: isBack ? { x: 400, y: 360, zoom: 1.9 } : { x: 330, y: 320, zoom: 1.9 },
  };
}
