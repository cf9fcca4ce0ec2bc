import type { Measuring } from '../../../art/signs/index.ts';
import type { Audience } from '../../catalogue/family.ts';
import type { Texts } from '../../texts.ts';

export type SizeUnit = 'cm' | 'in' | 'eu' | 'uk' | 'us' | 'mondopoint' | 'mm';

export interface SizeColumn {
  key: string;
  label: Texts;
  /** Unit of the numbers; empty for none. */
  unit: string;
}

export interface SizeGuide {
  code: string;
  title: Texts;
  intro: Texts;
  /** Measuring instructions. */
  how: Texts;
  /** What is measured, for the drawing beside it. */
  measuring: Measuring;
  /** URL paths of the categories that the guide serves, with their subcategories. */
  categories: readonly string[];
  /** The wearers that it is for, if their categories have another guide for others. */
  audience?: Audience;
  units: readonly SizeUnit[];
  columns: readonly SizeColumn[];
  /** One cell per column; the decimal separator of numbers is a point. */
  rows: readonly (readonly string[])[];
}
