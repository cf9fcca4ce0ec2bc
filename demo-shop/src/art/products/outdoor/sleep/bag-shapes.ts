export interface BagShape {
  outline: string;
  /** Outline of the face opening, or the fold of a blanket. */
  mouth: string;
  /** Rim of the hood, which the baffles surround. */
  collar: string;
  /** Gap of the half-open zip on the right. */
  gap: string;
  /** Corner that is folded back and shows the lining. */
  flap: string;
  /** Closed part of the zip. */
  zip: string;
  hasHood: boolean;
}

const mummy: BagShape = {
  outline:
    'M400 62C492 62 546 118 560 206C592 236 606 290 606 350C606 500 572 690 546 850C534 914 480 944 400 944C320 944 266 914 254 850C228 690 194 500 194 350C194 290 208 236 240 206C254 118 308 62 400 62z',
  mouth:
    'M318 206C318 140 350 108 400 108C450 108 482 140 482 206C482 262 450 296 400 296C350 296 318 262 318 206z',
  collar:
    'M282 214C280 128 330 84 400 84C470 84 520 128 518 214C516 286 466 332 400 332C334 332 284 286 282 214z',
  gap: 'M470 270C520 300 566 400 578 560C560 470 520 400 440 340z',
  flap: 'M462 276C500 300 546 390 572 552C520 500 440 450 400 350C410 316 436 284 462 276z',
  zip: 'M574 548C570 650 552 760 534 850',
  hasHood: true,
};

const egg: BagShape = {
  outline:
    'M400 66C504 66 570 120 590 220C618 270 630 330 630 400C630 540 610 700 586 850C574 920 500 944 400 944C300 944 226 920 214 850C190 700 170 540 170 400C170 330 182 270 210 220C230 120 296 66 400 66z',
  mouth:
    'M300 226C300 146 340 112 400 112C460 112 500 146 500 226C500 264 466 282 400 282C334 282 300 264 300 226z',
  collar:
    'M262 232C260 130 322 88 400 88C478 88 540 130 538 232C536 296 480 318 400 318C320 318 264 296 262 232z',
  gap: 'M490 262C540 290 590 420 602 590C580 480 530 400 450 330z',
  flap: 'M478 270C530 300 574 420 598 586C530 530 430 470 392 350C410 310 446 280 478 270z',
  zip: 'M600 584C600 680 588 770 574 856',
  hasHood: true,
};

const blanket: BagShape = {
  outline:
    'M190 110C190 92 204 80 224 80H576C596 80 610 92 610 110C620 360 620 640 610 900C608 926 596 938 574 938H226C204 938 192 926 190 900C180 640 180 360 190 110z',
  mouth: 'M196 120C196 98 204 86 224 86H576C596 86 604 98 604 120C540 140 260 140 196 120z',
  collar: 'M190 150C260 172 540 172 610 150V80H190z',
  gap: 'M610 120C616 300 616 420 614 520L420 120z',
  flap: 'M604 128C614 300 614 420 612 516C540 470 440 330 404 146C460 150 560 146 604 128z',
  zip: 'M614 516C616 640 614 780 606 904',
  hasHood: false,
};

const bagShapes: Readonly<Record<string, BagShape>> = { 'bag-egg': egg, 'bag-blanket': blanket };

/** Returns the shape of a sleeping bag by its catalogue fact, otherwise a mummy's. */
export const bagShapeOf = (name: string): BagShape => bagShapes[name] ?? mummy;
