import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ResponseOf } from 'shared-contracts/api';
import { useShop, type ApiError } from 'shared-runtime';
import { predictiveQuery } from '../../api/predictive-query.ts';
import { limits, visibleGroups, type SuggestionGroup } from '../../domain/suggestions.ts';
import { useRestingSuggestions } from './use-resting-suggestions.ts';
import { useResultLimit } from './use-result-limit.ts';
import { useSettled } from './use-settled.ts';

/** `searching` keeps what was found before in sight, so that the list does not blink with every key. */
export type Suggestions =
  | { status: 'none' }
  | { status: 'searching'; groups: readonly SuggestionGroup[] }
  | { status: 'found'; groups: readonly SuggestionGroup[] }
  | { status: 'nothing' };

/** What the shop suggests for a term, and before there is one. An answer to an earlier term is never taken for one to this. */
export function useSuggestions(term: string, isOpen: boolean): Suggestions {
  const shop = useShop();
  const limit = useResultLimit();
  const settled = useSettled(term, limits.debounceMs);
  const isSettled = settled === term;
  const query = useQuery({
    ...predictiveQuery(shop, settled),
    enabled: isOpen && isSettled && term !== '',
  });
  useSilentLog(query.error);
  const resting = useRestingSuggestions(isOpen && term === '');

  const answer = isSettled ? query.data : undefined;
  const shown = useLastShown(term, answer);
  if (resting.length > 0) return { status: 'found', groups: resting };
  if (!isOpen || term === '' || (isSettled && query.isError)) return { status: 'none' };
  const groups = shown ? visibleGroups(shown, limit) : [];
  if (!answer) return { status: 'searching', groups };
  return groups.length === 0 ? { status: 'nothing' } : { status: 'found', groups };
}

type Answer = ResponseOf<'predictive-search-v2'>;

function useLastShown(term: string, answer: Answer | undefined): Answer | null {
  const [last, setLast] = useState<Answer | null>(null);
  const next = term === '' ? null : (answer ?? last);
  if (next !== last) setLast(next);
  return next;
}

function useSilentLog(error: ApiError | null): void {
  useEffect(() => {
    // A guest of a store that demands sign-in has nothing to search: that is no failure.
    if (!error || error.failure.code === 'authentication_required') return;
    const { code, requestId } = error.failure;
    // oxlint-disable-next-line no-console -- logged, and nothing shown (specification §8)
    console.debug('Predictive search failed', { code, requestId });
  }, [error]);
}
