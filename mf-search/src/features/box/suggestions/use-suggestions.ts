import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError, useIntl, useShop } from 'shared-runtime';
import { predictiveQuery } from '../../../api/predictive-query.ts';
import type { Prediction } from '../../../domain/read-answers.ts';
import { limits, visibleGroups, type SuggestionGroup } from '../../../domain/suggestions.ts';
import { useResultLimit } from './use-result-limit.ts';
import { useDebouncedValue } from './use-debounced-value.ts';

/**
 * `idle`: nothing is searched, or the search has failed. `searching` contains the previous groups, so that the list does
 * not flicker with every key. `empty`: there are no results.
 */
export type Suggestions =
  | { status: 'idle' }
  | { status: 'searching'; groups: readonly SuggestionGroup[] }
  | { status: 'found'; groups: readonly SuggestionGroup[] }
  | { status: 'empty' };

/** Returns the suggestions for a term. An answer to an earlier term is never returned as one to this. */
export function useSuggestions(term: string, isOpen: boolean): Suggestions {
  const shop = useShop();
  const intl = useIntl();
  const limit = useResultLimit();
  const debouncedTerm = useDebouncedValue(term, limits.debounceMs);
  const isCurrent = debouncedTerm === term;
  const query = useQuery({
    ...predictiveQuery(shop, debouncedTerm),
    enabled: isOpen && isCurrent && term !== '',
  });
  useLogFailure(query.error);

  const answer = isCurrent ? query.data : undefined;
  const visibleAnswer = useLastAnswer(term, answer);
  if (!isOpen || term === '' || (isCurrent && query.isError)) return { status: 'idle' };
  const titles = { products: intl.formatMessage({ id: 'box.products' }) };
  const groups = visibleAnswer ? visibleGroups(visibleAnswer, limit, titles) : [];
  if (!answer) return { status: 'searching', groups };
  return groups.length === 0 ? { status: 'empty' } : { status: 'found', groups };
}

function useLastAnswer(term: string, answer: Prediction | undefined): Prediction | null {
  const [last, setLast] = useState<Prediction | null>(null);
  const next = term === '' ? null : (answer ?? last);
  if (next !== last) setLast(next);
  return next;
}

function useLogFailure(error: Error | null): void {
  useEffect(() => {
    if (!error) return;
    const failure = error instanceof ApiError ? error.failure : { code: 'malformed', requestId: null };
    // A guest of a gated store cannot search: that is not an error.
    if (failure.code === 'authentication_required') return;
    const { code, requestId } = failure;
    // oxlint-disable-next-line no-console -- logged, and nothing shown (specification §8)
    console.debug('Predictive search failed', { code, requestId });
  }, [error]);
}
