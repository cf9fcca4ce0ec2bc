import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CallResponse } from 'shared-contracts/api/descriptor';
import type { predictiveSearch } from 'shared-contracts/descriptors/search';
import { useShop, type ApiError } from 'shared-runtime';
import { predictiveQuery } from '../../../api/predictive-query.ts';
import { limits, visibleGroups, type SuggestionGroup } from '../../../domain/suggestions.ts';
import { useDefaultSuggestions } from './use-default-suggestions.ts';
import { useResultLimit } from './use-result-limit.ts';
import { useDebouncedValue } from './use-debounced-value.ts';

/** `searching` contains the previous groups, so that the list does not flicker with every key. */
export type Suggestions =
  | { status: 'none' }
  | { status: 'searching'; groups: readonly SuggestionGroup[] }
  | { status: 'found'; groups: readonly SuggestionGroup[] }
  | { status: 'empty' };

/**
 * Returns the suggestions for a term, or for an empty field. An answer to an earlier term is never returned as one to
 * this.
 */
export function useSuggestions(term: string, isOpen: boolean): Suggestions {
  const shop = useShop();
  const limit = useResultLimit();
  const debouncedTerm = useDebouncedValue(term, limits.debounceMs);
  const isCurrent = debouncedTerm === term;
  const query = useQuery({
    ...predictiveQuery(shop, debouncedTerm),
    enabled: isOpen && isCurrent && term !== '',
  });
  useLogFailure(query.error);
  const defaults = useDefaultSuggestions(isOpen && term === '');

  const answer = isCurrent ? query.data : undefined;
  const visibleAnswer = useLastAnswer(term, answer);
  if (defaults.length > 0) return { status: 'found', groups: defaults };
  if (!isOpen || term === '' || (isCurrent && query.isError)) return { status: 'none' };
  const groups = visibleAnswer ? visibleGroups(visibleAnswer, limit) : [];
  if (!answer) return { status: 'searching', groups };
  return groups.length === 0 ? { status: 'empty' } : { status: 'found', groups };
}

type Answer = CallResponse<typeof predictiveSearch>;

function useLastAnswer(term: string, answer: Answer | undefined): Answer | null {
  const [last, setLast] = useState<Answer | null>(null);
  const next = term === '' ? null : (answer ?? last);
  if (next !== last) setLast(next);
  return next;
}

function useLogFailure(error: ApiError | null): void {
  useEffect(() => {
    // A guest of a gated store cannot search: that is not an error.
    if (!error || error.failure.code === 'authentication_required') return;
    const { code, requestId } = error.failure;
    // oxlint-disable-next-line no-console -- logged, and nothing shown (specification §8)
    console.debug('Predictive search failed', { code, requestId });
  }, [error]);
}
