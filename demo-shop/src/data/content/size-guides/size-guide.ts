import type { Texts } from '../../texts.ts';

export type SizeUnit = 'cm' | 'in' | 'eu' | 'uk' | 'us' | 'mondopoint' | 'mm';

export interface SizeColumn {
  key: string;
  label: Texts;
  /** What follows the numbers; empty where they have no unit. */
  unit: string;
}

export interface SizeGuide {
  code: string;
  title: Texts;
  intro: Texts;
  /** How to measure. */
  how: Texts;
  /** URL paths: a guide serves these categories and what stands below them. */
  categories: readonly string[];
  units: readonly SizeUnit[];
  columns: readonly SizeColumn[];
  /** One cell for each column; numbers are written with a point. */
  rows: readonly (readonly string[])[];
}
