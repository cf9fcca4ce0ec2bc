import type { NavigationItem } from 'shared-contracts/api/shop';
import type { Experiment } from 'shared-contracts/experiments';
import type { Store } from 'shared-contracts/stores';
import { isRunning } from 'shared-contracts/experiments';
import { variationType } from 'storefront-ports/menu-type';
import type { Queryable } from '../../db/client.ts';
import { findMenus } from './repository.ts';

export interface MenuRequest {
  type: string;
  store: Pick<Store, 'kind' | 'locale'>;
  /** `experiment:variation` of the visitor. Any other value is ignored. */
  abTest?: string | undefined;
  experiments: readonly Experiment[];
  /** Milliseconds since 1970. */
  now: number;
}

/** Returns the menu of a running variation if it has one, and the default menu otherwise. */
export async function menuOf(
  db: Queryable,
  { type, store, abTest, experiments, now }: MenuRequest,
): Promise<NavigationItem[]> {
  const types = [type];
  if (abTest !== undefined && isShown(abTest, experiments, now)) types.unshift(variationType(type, abTest));
  const menus = await findMenus(db, types, store);
  return types.map((each) => menus.get(each)).find((items) => items !== undefined) ?? [];
}

function isShown(abTest: string, experiments: readonly Experiment[], now: number): boolean {
  const [name, code] = abTest.split(':');
  const experiment = experiments.find((each) => each.name === name);
  if (!experiment || !isRunning(experiment, now)) return false;
  return experiment.variations.some((variation) => variation.code === code);
}
