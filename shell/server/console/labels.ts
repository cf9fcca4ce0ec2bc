import type { LiveChange } from 'registry-client';
import type { RegistryEntry } from 'shared-contracts/releases';

const integerFormat = new Intl.NumberFormat('en-GB');
const rateFormat = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
const secondsFormat = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });
const dateFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Shown where there is no value. */
export const noValue = '–';

export const formatCount = (value: number) => integerFormat.format(value);

export const formatPercent = (value: number) => `${rateFormat.format(value)}\u00A0%`;

export function formatDuration(ms: number | null): string {
  if (ms === null) return noValue;
  return ms < 1000 ? `${Math.round(ms)}\u00A0ms` : `${secondsFormat.format(ms / 1000)}\u00A0s`;
}

/** In UTC, which the page states once. */
export function formatDate(isoDate: string): string {
  const date = new Date(isoDate);
  return Number.isNaN(date.getTime()) ? isoDate : dateFormat.format(date);
}

export type ReleaseState = 'live' | 'canary' | 'staged' | 'retired' | 'blocked';

export function releaseState({ status, deployment }: RegistryEntry): ReleaseState {
  if (status !== 'active') return status;
  return deployment.default ? 'live' : 'canary';
}

export const stateLabels: Record<ReleaseState, string> = {
  live: 'Live',
  canary: 'Canary',
  staged: 'Staged',
  retired: 'Retired',
  blocked: 'Blocked',
};

/** Returns the title of the confirmation page. */
export function confirmationTitle(change: LiveChange): string {
  switch (change.action) {
    case 'promote': {
      const visitors =
        change.traffic === 100 ? 'every visitor' : `${formatPercent(change.traffic)} of the visitors`;
      return `Give ${change.name} ${change.version} to ${visitors}?`;
    }
    case 'rollback':
      return `Roll back ${change.name}?`;
    case 'block':
      return `Block ${change.name} ${change.version} for good?`;
  }
}

/** Returns the label of the button that makes the change. */
export function actionLabel(change: LiveChange): string {
  switch (change.action) {
    case 'promote':
      return `Promote to ${formatPercent(change.traffic)}`;
    case 'rollback':
      return 'Roll back';
    case 'block':
      return 'Block for good';
  }
}
