import type { NavigationItem } from 'shared-contracts/api/shop';
import type { Experiment } from 'shared-contracts/experiments';
import type { Store } from 'shared-contracts/stores';
import { isRunning } from 'shared-contracts/experiments';
import type { Queryable } from '../../db/client.ts';
import { findMenus } from './repository.ts';

export interface MenuRequest {
  type: string;
  store: Pick<Store, 'kind' | 'locale'>;
  /** `experiment:variation`, as the visitor says; anything else is nothing. */
  abTest?: string | undefined;
  experiments: readonly Experiment[];
  /** Milliseconds since the epoch. */
  now: number;
}

/** The menu of a variation that runs, where it has one of its own; otherwise the usual one. */
export async function menuOf(
  db: Queryable,
  { type, store, abTest, experiments, now }: MenuRequest,
): Promise<NavigationItem[]> {
  const types = [type];
  if (abTest !== undefined && isShown(abTest, experiments, now)) types.unshift(variationType(type, abTest));
  const menus = await findMenus(db, types, store);
  return types.map((each) => menus.get(each)).find((items) => items !== undefined) ?? [];
}

/** How the menu of a variation is written down. */
export const variationType = (type: string, abTest: string) => `${type} ${abTest}`;

function isShown(abTest: string, experiments: readonly Experiment[], now: number): boolean {
  const [name, code] = abTest.split(':');
  const experiment = experiments.find((each) => each.name === name);
  if (!experiment || !isRunning(experiment, now)) return false;
  return experiment.variations.some((variation) => variation.code === code);
}
