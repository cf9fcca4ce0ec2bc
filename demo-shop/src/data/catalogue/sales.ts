import { campaigns } from './sales/campaigns.ts';
import { closedDoors } from './sales/closed-doors.ts';
import { ended } from './sales/ended.ts';
import { opening } from './sales/opening.ts';
import { outlet } from './sales/outlet.ts';
import type { SaleSeed } from './sales/sale.ts';
import { upcoming } from './sales/upcoming.ts';

export const saleSeeds: readonly SaleSeed[] = [
  ...opening,
  ...campaigns,
  ...closedDoors,
  ...upcoming,
  ...ended,
  ...outlet,
];
