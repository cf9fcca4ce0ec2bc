/** Colours and light at one time of day; a mood has several. */
export interface Hour {
  /** Colours from the zenith to the horizon. */
  sky: readonly [string, string, string];
  /** Colour into which distant objects fade. */
  haze: string;
  /** Five colours, from rock in the shade through snow in the shade to snow in the sun. */
  ramp: readonly [string, string, string, string, string];
  /** Colours of the snow in the foreground, in the sun and in the shade. */
  slope: readonly [string, string];
  tree: string;
  /** Colour and strength of the light around the sun or moon. */
  glow: string;
  glowStrength: number;
  /** Height of the sun, the tangent of its elevation; 1 is 45 degrees. */
  up: number;
  /** Direction of the sun, -1 to 1; positive is behind the mountains. */
  away: number;
  /** Height above which the sun shines, share of the scene's unit; 0 lights everything. */
  above: number;
  cloud: string;
  /** Factor of the haze. */
  air: number;
  /** Whether the foreground has no snow. */
  isGreen?: boolean;
}

export type Hours = readonly [Hour, ...Hour[]];
