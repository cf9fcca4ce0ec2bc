import * as creatures from './signs/creatures.ts';
import * as peaks from './signs/peaks.ts';
import * as shapes from './signs/shapes.ts';
import * as things from './signs/things.ts';
import * as weather from './signs/weather.ts';

/** All symbols by name. */
export const symbols = { ...peaks, ...weather, ...creatures, ...things, ...shapes };

export type SymbolName = keyof typeof symbols;
