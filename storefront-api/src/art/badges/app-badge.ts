import { ink, white } from '../drawing/colour.ts';
import { document, words } from './frame.ts';

export interface AppBadgeSpec {
  store: 'ios' | 'android';
  /** A small line and a large one: 'Get it for', 'iPhone'. */
  words: readonly [small: string, large: string];
}

/** A telephone with rounded corners, or an angular one with a wider chin: neither is a maker's sign. */
const phones = {
  ios: '<rect x="26" y="16" width="34" height="58" rx="8" fill="none" stroke="#fff" stroke-width="3.500"/><path d="M38 23h10" stroke="#fff" stroke-width="3" stroke-linecap="round"/>',
  android:
    '<path d="M29 16H57a3 3 0 0 1 3 3V71a3 3 0 0 1-3 3H29a3 3 0 0 1-3-3V19a3 3 0 0 1 3-3zM26 64H60" fill="none" stroke="#fff" stroke-width="3.500"/><circle cx="43" cy="22" r="2" fill="#fff"/>',
};

const arrow =
  '<path d="M43 31V53M34 45L43 54L52 45" fill="none" stroke="#ff5a1f" stroke-width="4.500" stroke-linecap="round" stroke-linejoin="round"/>';

/** 'Download the app', without the sign of any company. */
export function drawAppBadge({ store, words: [small, large] }: AppBadgeSpec): string {
  const ground = `<rect x="1" y="1" width="298" height="88" rx="15" fill="${ink}"/><rect x="1.500" y="1.500" width="297" height="87" rx="14.500" fill="none" stroke="${white}" opacity="0.35"/>`;
  const lines =
    words(small, {
      x: 80,
      y: 36,
      size: 21,
      colour: '#c9d6e2',
      maxWidth: 204,
      font: 'barlow-text',
      tracking: 0.3,
    }) + words(large, { x: 79, y: 69, size: 38, colour: white, maxWidth: 206, font: 'barlow' });
  return document(300, 90, ground + phones[store] + arrow + lines);
}
