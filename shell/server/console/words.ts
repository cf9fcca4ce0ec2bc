import type { LiveChange } from 'registry-client';
import type { RegistryEntry } from 'shared-contracts/releases';

const wholeNumbers = new Intl.NumberFormat('en-GB');
const rates = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
const seconds = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });
const moments = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

export const nothing = '–';

export const count = (value: number) => wholeNumbers.format(value);

export const percent = (value: number) => `${rates.format(value)}\u00A0%`;

export function duration(ms: number | null): string {
  if (ms === null) return nothing;
  return ms < 1000 ? `${Math.round(ms)}\u00A0ms` : `${seconds.format(ms / 1000)}\u00A0s`;
}

/** In UTC; the page says so once. */
export function moment(isoDate: string): string {
  const date = new Date(isoDate);
  return Number.isNaN(date.getTime()) ? isoDate : moments.format(date);
}

export type Standing = 'live' | 'canary' | 'staged' | 'retired' | 'blocked';

export function standingOf({ status, deployment }: RegistryEntry): Standing {
  if (status !== 'active') return status;
  return deployment.default ? 'live' : 'canary';
}

export const standings: Record<Standing, string> = {
  live: 'Live',
  canary: 'Canary',
  staged: 'Staged',
  retired: 'Retired',
  blocked: 'Blocked',
};

/** What is about to happen, as the title of its confirmation. */
export function titleOf(wish: LiveChange): string {
  switch (wish.action) {
    case 'promote': {
      const who = wish.traffic === 100 ? 'every visitor' : `${percent(wish.traffic)} of the visitors`;
      return `Give ${wish.name} ${wish.version} to ${who}?`;
    }
    case 'rollback':
      return `Roll back ${wish.name}?`;
    case 'block':
      return `Block ${wish.name} ${wish.version} for good?`;
  }
}

/** What the button says that does it. */
export function deedOf(wish: LiveChange): string {
  switch (wish.action) {
    case 'promote':
      return `Promote to ${percent(wish.traffic)}`;
    case 'rollback':
      return 'Roll back';
    case 'block':
      return 'Block for good';
  }
}
