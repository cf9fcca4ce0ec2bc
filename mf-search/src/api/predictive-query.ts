import { predictiveSearch } from 'shared-contracts/descriptors/search';
import { endpointQuery, type ShopContext } from 'shared-runtime';
import { readPrediction } from '../domain/read-answers.ts';

export function predictiveQuery(context: Pick<ShopContext, 'api' | 'store'>, term: string) {
  const query = endpointQuery(context, predictiveSearch, { storeId: context.store.id, q: term });
  return { ...query, select: readPrediction };
}
