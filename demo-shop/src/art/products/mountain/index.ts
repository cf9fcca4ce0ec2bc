import type { ProductKind } from '../../spec.ts';
import type { Drawer } from '../product.ts';
import { drawRepairKit } from './repair-kit/repair-kit.ts';
import { drawSafety } from './avalanche-safety/safety.ts';
import { drawTuningTool } from './tuning/tuning-tool.ts';
import { drawVoucher } from './vouchers/voucher.ts';
import { drawWax } from './wax/wax.ts';
import { drawBootDryer } from './boot-dryer/boot-dryer.ts';
import { drawCrampons } from './climbing/crampons.ts';
import { drawDonation } from './vouchers/donation.ts';
import { drawHarness } from './climbing/harness.ts';
import { drawIceAxe } from './climbing/ice-axe.ts';
import { drawRope } from './climbing/rope.ts';

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
