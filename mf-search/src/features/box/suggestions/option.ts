import type { Suggestion, SuggestionGroup, SuggestionKind } from '../../../domain/suggestions.ts';

/** A suggestion in the order of the arrow keys. */
export interface Option {
  kind: SuggestionKind;
  suggestion: Suggestion;
}

export function optionsOf(groups: readonly SuggestionGroup[]): Option[] {
  return groups.flatMap(({ kind, suggestions }) => suggestions.map((suggestion) => ({ kind, suggestion })));
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}
