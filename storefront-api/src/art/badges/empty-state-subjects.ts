import type { EmptyStateKind } from './empty-state.ts';
import { accent, dark, line, paper, shade, shape, tone } from './pencil.ts';

const pack =
  'M190 150C188 136 204 132 242 132C280 132 296 136 294 150L302 258C303 272 292 276 242 276C192 276 181 272 182 258z';

/** An open pack with nothing in it yet. */
const basket =
  shade(244, 276, 78) +
  line('M206 136C206 108 278 108 278 136', 4) +
  `<path d="${pack}" fill="${paper}"/><path d="M262 134C284 135 296 139 294 150L302 258C303 271 294 275 262 276z" fill="${tone.pale}"/>` +
  line(pack) +
  shape(
    'M192 150C194 140 214 140 242 140C270 140 290 140 292 150C290 160 268 162 242 162C216 162 194 160 192 150z',
    tone.mid,
  ) +
  shape('M204 204H280V250C280 260 268 262 242 262C216 262 204 260 204 250z', paper, 2.6) +
  line('M204 218H280', 2.6, accent) +
  line('M200 162L196 196M284 162L288 196', 2.6, tone.soft) +
  line('M182 226C166 230 166 256 182 258M302 226C318 230 318 256 302 258', 3) +
  line('M242 218v12', 3, accent) +
  line('M222 108l-6-14M242 102V86M262 108l6-14', 2.6, accent);

/** A field glass over tracks that lead nowhere. */
const search =
  line('M120 284C150 270 166 280 190 268', 2.4, tone.soft) +
  [126, 146, 166, 186]
    .map(
      (x, index) =>
        `<ellipse cx="${x}" cy="${282 - index * 5 + (index % 2) * 6}" rx="4.500" ry="2.600" fill="${tone.soft}"/>`,
    )
    .join('') +
  shade(268, 280, 70) +
  `<circle cx="252" cy="178" r="62" fill="${paper}" opacity="0.85"/><path d="M204 206L230 168L243 184L262 152L302 206A62 62 0 0 1 204 206z" fill="${tone.mid}"/>` +
  `<path d="M262 152L272 168L263 174L254 166z" fill="${paper}"/>` +
  `<circle cx="252" cy="178" r="62" fill="none" stroke="${dark}" stroke-width="6"/><circle cx="252" cy="178" r="53" fill="none" stroke="${tone.soft}" stroke-width="2"/>` +
  line('M212 160A44 44 0 0 1 236 138', 4, paper) +
  shape('M297 222L308 213L346 258C350 264 340 273 334 267z', accent) +
  line('M238 176q0-13 13-13t13 12c0 9-12 9-12 19M252 206v.1', 5);

/** A mast in the storm whose line has come down. */
const offline =
  shade(240, 276, 60) +
  line('M240 272V128M222 272L240 196L258 272M228 246H252M232 222H248', 3.4) +
  line('M206 140H274', 4) +
  shape('M210 128h8v12h-8zM262 128h8v12h-8z', tone.mid, 2.4) +
  line('M214 128C180 152 130 160 84 156', 2.6) +
  line('M266 128C284 146 292 168 290 190C288 204 300 208 304 198', 2.6) +
  line('M396 156C372 160 352 158 340 152C330 146 322 152 326 160', 2.6) +
  line('M312 178l12-8M318 190h14M308 166l4-13', 3, accent) +
  shape(
    'M180 92C166 92 160 74 176 68C176 46 208 40 218 56C236 46 256 58 252 74C266 76 264 92 250 92z',
    paper,
    2.8,
  ) +
  `<path d="M196 92C230 90 240 84 250 68C264 76 264 92 250 92z" fill="${tone.pale}"/>` +
  line('M186 106l-6 10M212 104l-6 10M284 92l-6 10M152 116l-6 10M330 112l-6 10M360 88l-6 10', 2.4, tone.soft);

/** A signpost whose arms all say nothing. */
const notFound =
  shade(244, 278, 52) +
  shape('M236 106H250V276H236z', tone.mid) +
  shape('M238 98q5-12 12 0z', paper) +
  shape('M196 122H292L312 139L292 156H196z') +
  shape('M292 168H190L170 184L190 200H292z', tone.pale) +
  shape('M214 212H284L300 225L284 238H214z') +
  line('M216 139h20M248 139h32', 3, tone.soft) +
  line('M206 184h38M256 184h20', 3, tone.soft) +
  line('M248 218q-1-4 4-4t5 5c0 4-5 4-5 8M252 234v.1', 2.8, accent) +
  `<path d="M196 122C206 112 226 118 236 116H250C266 112 282 116 292 122zM214 212C224 206 276 206 284 212zM190 168C214 161 270 161 292 168z" fill="${paper}"/>` +
  line('M196 122C206 112 226 118 240 116C260 112 282 116 292 122', 2.4, tone.soft) +
  line('M128 280c14-8 22-6 32-10M326 272c18 2 30-4 44 2', 2.4, tone.soft) +
  line('M206 270C214 258 226 262 232 268C244 258 262 260 276 270', 2.6, tone.soft);

/** A parcel on a sledge. */
const orders =
  shade(244, 282, 96) +
  line('M142 262C126 262 122 244 136 240M142 262H328C344 262 348 250 344 244M164 262V246M306 262V246', 4) +
  shape('M146 238H330V247H146z', tone.mid) +
  shape('M176 152H300V238H176z') +
  `<path d="M264 153.500H298.500V236.500H264z" fill="${tone.pale}"/>` +
  shape('M176 152L192 132H284L300 152z', tone.pale) +
  `<path d="M226 132H250L254 152H222z" fill="${accent}"/><path d="M222 152H254V182L246 176 238 182 230 176 222 182z" fill="${accent}"/>` +
  line('M192 216h34M192 226h20', 2.8, tone.soft) +
  line('M344 244C372 226 384 210 404 208', 2.6) +
  line('M112 220h24M100 236h20M118 204h14', 2.6, tone.soft);

/** A heart that two tracks have drawn into the slope, and the skis that drew it. */
const wishlist =
  `<path d="M76 282C130 214 190 172 262 176C334 180 380 226 420 282z" fill="${paper}"/>` +
  `<path d="M262 176C334 180 380 226 420 282H330C330 236 306 200 262 176z" fill="${tone.pale}"/>` +
  line('M76 282C130 214 190 172 262 176C334 180 380 226 420 282') +
  line(
    'M238 272C196 248 182 222 202 208C218 198 234 208 238 224C244 206 262 198 278 210C296 226 276 252 238 272',
    5,
    accent,
  ) +
  line('M226 284C184 258 164 228 184 206M250 284C300 256 318 226 298 206', 2.2, tone.soft) +
  shade(322, 212, 28) +
  ['M314 210L300 106q-1-7 6-9', 'M328 212L324 104q0-7 7-8']
    .map((ski) => line(ski, 8) + line(ski, 3.2, accent))
    .join('') +
  line('M346 216L362 124M356 224L384 132M340 200h12M352 206l12 3', 2.8) +
  line('M357 122l10 2M379 130l10 3', 4) +
  line('M168 122c-8-8-18 0-10 9l10 9 10-9c8-9-2-17-10-9z', 2.6, accent);

export const emptyStateSubjects: Readonly<Record<EmptyStateKind, string>> = {
  basket,
  search,
  offline,
  'not-found': notFound,
  orders,
  wishlist,
};
