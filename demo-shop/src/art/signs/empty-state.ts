import { createRandom } from '../drawing/random.ts';
import { polyline } from '../drawing/markup.ts';
import { ridge } from '../graphics/ridge.ts';
import { sign } from './sign.ts';

export const emptyStates = [
  'basket',
  'search',
  'offline',
  'not-found',
  'orders',
  'sales',
  'addresses',
  'payments',
] as const;
export type EmptyState = (typeof emptyStates)[number];

const line = (path: string, width = 3) =>
  `<path d="${path}" fill="none" stroke="#17324d" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const tone = (path: string, colour: string) => `<path d="${path}" fill="${colour}"/>`;

/** Subject in front of the ridge; the picture is 480 x 320. */
const subjects: Record<EmptyState, string> = {
  basket:
    '<ellipse cx="240" cy="272" rx="120" ry="12" fill="#0b1b2b" opacity="0.12"/>' +
    tone('M172 150H308L322 262C322 268 318 272 312 272H168C162 272 158 268 158 262z', '#fff') +
    tone('M308 150L322 262C322 268 318 272 312 272H270C282 240 286 190 284 150z', '#e1e9f0') +
    line('M172 150H308L322 262C322 268 318 272 312 272H168C162 272 158 268 158 262z') +
    line('M206 170V140C206 116 220 102 240 102C260 102 274 116 274 140V170') +
    '<path d="M206 170a5 5 0 1 0 .1 0zM274 170a5 5 0 1 0 .1 0z" fill="#ff5a1f"/>',
  search:
    '<ellipse cx="246" cy="276" rx="110" ry="10" fill="#0b1b2b" opacity="0.12"/>' +
    '<circle cx="226" cy="172" r="62" fill="#fff" opacity="0.85"/>' +
    line('M164 172a62 62 0 1 0 124 0a62 62 0 1 0 -124 0') +
    line('M272 218L318 264', 9) +
    line('M190 190L214 152L228 174L238 162L262 190', 2.5) +
    line('M198 140C206 126 218 120 232 120', 2.5) +
    '<circle cx="252" cy="142" r="6" fill="#ff5a1f"/>',
  offline:
    '<ellipse cx="240" cy="276" rx="120" ry="10" fill="#0b1b2b" opacity="0.12"/>' +
    tone('M232 96H248L256 274H224z', '#fff') +
    line('M232 96H248L256 274H224z') +
    line('M229 150L251 172M251 150L229 172M227 206L253 232M253 206L227 232', 2.5) +
    line('M204 112C186 90 186 62 204 40M276 112C294 90 294 62 276 40', 3) +
    line('M178 130C150 98 150 54 178 22M302 130C330 98 330 54 302 22', 3) +
    '<path d="M150 190L330 60" stroke="#ff5a1f" stroke-width="6" stroke-linecap="round"/>' +
    '<circle cx="240" cy="82" r="10" fill="#17324d"/>',
  'not-found':
    '<ellipse cx="240" cy="278" rx="110" ry="10" fill="#0b1b2b" opacity="0.12"/>' +
    tone('M234 104H246V278H234z', '#c9a77c') +
    line('M234 104V278M246 104V278', 2.5) +
    tone('M166 112H300L324 132L300 152H166z', '#fff') +
    line('M166 112H300L324 132L300 152H166z') +
    tone('M314 172H186L160 192L186 212H314z', '#fff') +
    line('M314 172H186L160 192L186 212H314z') +
    line('M186 132H262M212 192H286', 2.5) +
    '<path d="M240 66c-10 0 -16 7 -16 16c0 12 16 28 16 28s16 -16 16 -28c0 -9 -6 -16 -16 -16z" fill="#ff5a1f"/><circle cx="240" cy="83" r="6" fill="#fff"/>',
  orders:
    '<ellipse cx="240" cy="276" rx="120" ry="11" fill="#0b1b2b" opacity="0.12"/>' +
    tone('M150 164L240 134L330 164V250L240 282L150 250z', '#fff') +
    tone('M240 194L330 164V250L240 282z', '#e1e9f0') +
    line('M150 164L240 134L330 164V250L240 282L150 250zM150 164L240 194L330 164M240 194V282') +
    line('M194 149L284 179V204', 2.5) +
    line('M176 228L206 238', 2.5) +
    '<path d="M240 62v44M224 92l16 16l16 -16" fill="none" stroke="#ff5a1f" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>',
  sales:
    '<ellipse cx="240" cy="278" rx="110" ry="10" fill="#0b1b2b" opacity="0.12"/>' +
    '<circle cx="240" cy="178" r="84" fill="#fff"/>' +
    line('M156 178a84 84 0 1 0 168 0a84 84 0 1 0 -168 0') +
    line('M240 106V118M240 238V250M168 178H180M300 178H312', 3) +
    line('M240 178V134', 5) +
    line('M240 178L272 198', 5) +
    '<circle cx="240" cy="178" r="7" fill="#ff5a1f"/>',
  addresses:
    '<ellipse cx="240" cy="278" rx="120" ry="10" fill="#0b1b2b" opacity="0.12"/>' +
    tone('M162 196L240 136L318 196V276H162z', '#fff') +
    tone('M240 136L318 196V276H262V222H240z', '#e1e9f0') +
    line('M150 205L240 136L330 205M168 192V276H312V192') +
    line('M222 276V226H258V276', 2.5) +
    line('M184 214H204V234H184zM276 214H296V234H276z', 2.5) +
    '<path d="M240 40c-17 0 -28 12 -28 27c0 20 28 46 28 46s28 -26 28 -46c0 -15 -11 -27 -28 -27z" fill="#ff5a1f"/><circle cx="240" cy="68" r="10" fill="#fff"/>',
  payments:
    '<ellipse cx="240" cy="276" rx="120" ry="10" fill="#0b1b2b" opacity="0.12"/>' +
    tone('M160 150L306 118L328 220L182 252z', '#e1e9f0') +
    line('M160 150L306 118L328 220L182 252z') +
    tone('M156 172H324V266H156z', '#fff') +
    line('M156 172H324V266H156z') +
    tone('M156 190H324V208H156z', '#17324d') +
    line('M176 238H224M176 250H206', 2.5) +
    '<circle cx="290" cy="242" r="13" fill="#ff5a1f"/>',
};

/** Returns the illustration of an empty page, 480 x 320, on a transparent background. */
export function drawEmptyState(kind: EmptyState): string {
  const random = createRandom(`empty ${kind}`);
  const far = ridge(random, { from: 20, to: 460, y: 214, relief: 88, detail: 5 });
  const near = ridge(random, { from: 20, to: 460, y: 262, relief: 46, detail: 5 });
  const fade =
    '<linearGradient id="fade" x1="0" x2="1"><stop offset="0" stop-color="#fff" stop-opacity="0"/><stop offset=".2" stop-color="#fff"/><stop offset=".8" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient><clipPath id="ground"><path d="M0 0H480V288H0z"/></clipPath><mask id="edge"><rect width="480" height="320" fill="url(#fade)"/></mask>';
  const scene =
    `<g mask="url(#edge)" clip-path="url(#ground)"><path d="${polyline(far)}V400H20z" fill="#c5d6e4" opacity="0.6"/>` +
    `<path d="${polyline(near)}V400H20z" fill="#a9c1d4" opacity="0.6"/></g>`;
  return sign(480, 320, `<defs>${fade}</defs>${scene}${subjects[kind]}`);
}
