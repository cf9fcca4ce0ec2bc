import type { Colours } from '../../db/schema/index.ts';
import type { Bilingual } from './family.ts';

interface Palette extends Colours {
  label: Bilingual;
}

export const palettes = {
  ink: { label: { en: 'Ink', fr: 'Encre' }, base: '#16202b', accent: '#e4572e', detail: '#d9dee3' },
  fjord: { label: { en: 'Fjord', fr: 'Fjord' }, base: '#12506b', accent: '#f2b134', detail: '#dfe9ec' },
  glacier: { label: { en: 'Glacier', fr: 'Glacier' }, base: '#cfe3ea', accent: '#1b6f8f', detail: '#18303b' },
  ember: { label: { en: 'Ember', fr: 'Braise' }, base: '#c8402a', accent: '#f6c453', detail: '#2a1613' },
  spruce: { label: { en: 'Spruce', fr: 'Épicéa' }, base: '#1f4a3a', accent: '#e0a73c', detail: '#e3e8df' },
  dawn: { label: { en: 'Dawn', fr: 'Aube' }, base: '#e9a48c', accent: '#7a3b52', detail: '#fff1e8' },
  granite: { label: { en: 'Granite', fr: 'Granit' }, base: '#5b6470', accent: '#9fd3c7', detail: '#f0f2f3' },
  larch: { label: { en: 'Larch', fr: 'Mélèze' }, base: '#d08b1d', accent: '#2d3a2e', detail: '#fbf0d8' },
  berry: { label: { en: 'Berry', fr: 'Airelle' }, base: '#7b2148', accent: '#f2a6b3', detail: '#fae8ee' },
  powder: { label: { en: 'Powder', fr: 'Poudreuse' }, base: '#f2f4f5', accent: '#3a6ea5', detail: '#26323d' },
  dusk: { label: { en: 'Dusk', fr: 'Crépuscule' }, base: '#3c3a6d', accent: '#f08a5d', detail: '#e2e0f3' },
  moss: { label: { en: 'Moss', fr: 'Mousse' }, base: '#6b7a3a', accent: '#2b2f1d', detail: '#eff1df' },
  coal: { label: { en: 'Coal', fr: 'Charbon' }, base: '#202124', accent: '#8a8f98', detail: '#c9ccd1' },
  lagoon: { label: { en: 'Lagoon', fr: 'Lagon' }, base: '#0f8b8d', accent: '#f4e285', detail: '#e0f5f4' },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
