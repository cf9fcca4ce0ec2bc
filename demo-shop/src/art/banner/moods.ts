import type { BannerMood } from 'storefront-ports/picture-originals';
import { dawn } from './moods/dawn.ts';
import { midday } from './moods/midday.ts';
import { dusk } from './moods/dusk.ts';
import { night } from './moods/night.ts';
import { storm } from './moods/storm.ts';
import type { Hours } from './moods/hour.ts';

export const hours: Readonly<Record<BannerMood, Hours>> = { dawn, midday, dusk, night, storm };
