import type { ProductKind } from '../../spec.ts';
import type { Drawer } from '../product.ts';
import { drawRepairKit } from './repair-kit.ts';
import { drawSafety } from './safety.ts';
import { drawTuningTool } from './tuning-tool.ts';
import { drawVoucher } from './voucher.ts';
import { drawWax } from './wax.ts';
import { drawBootDryer } from './boot-dryer.ts';
import { drawCrampons } from './crampons.ts';
import { drawDonation } from './donation.ts';
import { drawHarness } from './harness.ts';
import { drawIceAxe } from './ice-axe.ts';
import { drawRope } from './rope.ts';

export const mountainDrawers = {
  safety: drawSafety,
  harness: drawHarness,
  rope: drawRope,
  'ice-axe': drawIceAxe,
  crampons: drawCrampons,
  wax: drawWax,
  'tuning-tool': drawTuningTool,
  'repair-kit': drawRepairKit,
  'boot-dryer': drawBootDryer,
  voucher: drawVoucher,
  donation: drawDonation,
} satisfies Partial<Record<ProductKind, Drawer>>;
