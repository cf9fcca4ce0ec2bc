/** The colours and the light of an hour; a mood has several hours. */
export interface Hour {
  /** From the zenith to the horizon. */
  sky: readonly [string, string, string];
  /** Colour that far things fade into. */
  haze: string;
  /** From rock in the shade over rock and snow in the shade to snow in the sun. */
  ramp: readonly [string, string, string, string, string];
  /** Snow near the eye, in the sun and in the shade. */
  slope: readonly [string, string];
  tree: string;
  /** The sun or the moon. */
  glow: string;
  glowStrength: number;
  /** Of the sun above the ground; 1 is 45 degrees. */
  up: number;
  /** Positive where the sun stands behind the mountains. */
  away: number;
  /** Height above which the sun still shines. */
  above: number;
  cloud: string;
  /** How thick the air is. */
  air: number;
  /** No snow lies near the eye. */
  isGreen?: boolean;
}

export type Hours = readonly [Hour, ...Hour[]];
