import { createDefinitions, linear, radial } from '../drawing/drawing.ts';
import { document } from './frame.ts';
import { emptyStateSubjects } from './empty-state-subjects.ts';
import { line, paper, tone, type Paper } from './pencil.ts';

export const emptyStateKinds = ['basket', 'search', 'offline', 'not-found', 'orders', 'wishlist'] as const;

export type EmptyStateKind = (typeof emptyStateKinds)[number];

/** Hills behind, one line each: the same for all, so that empty pages look related. */
function backdrop(definer: Paper): string {
  const disc = radial(definer, [
    [0, tone.pale, 1],
    [0.75, tone.pale, 0.75],
    [1, tone.pale, 0],
  ]);
  const fade = linear(definer, 90, [
    [0, tone.mid, 0.75],
    [1, tone.mid, 0],
  ]);
  return (
    `<ellipse cx="240" cy="170" rx="230" ry="150" fill="${disc}"/>` +
    `<path d="M40 236L112 138L140 168L196 86L242 146L268 120L348 222L400 178L446 236z" fill="${fade}"/>` +
    `<path d="M196 86L214 110L202 122L192 108L180 122L172 121zM112 138L124 152L114 160L104 150zM268 120L282 138L272 144L262 134L258 130z" fill="${paper}"/>` +
    line('M40 236L112 138L140 168L196 86L242 146L268 120L348 222L400 178L446 236', 2.2, tone.soft) +
    `<path d="M14 262C90 226 170 232 246 248C330 266 400 250 470 240V272C400 296 90 302 14 276z" fill="${paper}"/>` +
    line('M14 262C90 226 170 232 246 248C330 266 400 250 470 240', 2.4, tone.soft) +
    line('M60 284h46M330 282h70M208 290h34', 2, tone.mid) +
    line('M52 252v-22m-9 14l9-14 9 14m-7-10l-2-4m-2 4M424 244v-26m-10 16l10-16 10 16', 2.2, tone.soft)
  );
}

/** A light drawing for a page with nothing on it, on no ground of its own. */
export function drawEmptyState(kind: EmptyStateKind): string {
  const definitions = createDefinitions(`empty|${kind}`);
  const body = backdrop(definitions) + emptyStateSubjects[kind];
  return document(480, 320, body, definitions.definitions());
}
