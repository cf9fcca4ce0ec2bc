import type { StoreBrand } from 'shared-contracts/stores';

/** Roles of colour, as in `tokens.css` of the design system. Mail programs know no custom properties. */
interface BrandLook {
  page: string;
  surface: string;
  calm: string;
  inverse: string;
  onInverse: string;
  text: string;
  mutedText: string;
  link: string;
  border: string;
  action: string;
  onAction: string;
  actionBorder: string;
  radiusPx: number;
  headingWeight: number;
}

export const brandLooks: Record<StoreBrand, BrandLook> = {
  offpiste: {
    page: '#f7f9fb',
    surface: '#ffffff',
    calm: '#eaf0f5',
    inverse: '#0b1b2b',
    onInverse: '#f7f9fb',
    text: '#0b1b2b',
    mutedText: '#4a5b6b',
    link: '#17527f',
    border: '#d3dee7',
    action: '#ff5a1f',
    onAction: '#0b1b2b',
    actionBorder: '#ff5a1f',
    radiusPx: 6,
    headingWeight: 700,
  },
  snowfield: {
    page: '#f6f3ec',
    surface: '#fffdf8',
    calm: '#ece8dc',
    inverse: '#123c32',
    onInverse: '#f6f3ec',
    text: '#11302a',
    mutedText: '#4b5f56',
    link: '#17604c',
    border: '#d9d3c2',
    action: '#ffc629',
    onAction: '#11302a',
    actionBorder: '#123c32',
    radiusPx: 12,
    headingWeight: 600,
  },
};
