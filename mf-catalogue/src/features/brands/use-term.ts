import { useState } from 'react';

export interface Term {
  /** What is typed. */
  term: string;
  /** Changes when the field has to show the term of the URL. */
  version: number;
  setTerm: (term: string) => void;
  /** Says that the URL is about to get this term from the form. */
  handleSubmitted: (term: string) => void;
}

/**
 * Holds the term of the search. A new term of the URL replaces it, for example after Back, unless the form has written it
 * there: then the field keeps the focus, and what was typed since.
 */
export function useTerm(urlTerm: string): Term {
  const [state, setState] = useState<{
    term: string;
    version: number;
    shownUrlTerm: string;
    submitted: string | null;
  }>({ term: urlTerm, version: 0, shownUrlTerm: urlTerm, submitted: null });
  if (urlTerm !== state.shownUrlTerm) {
    const shown = { ...state, shownUrlTerm: urlTerm, submitted: null };
    setState(urlTerm === state.submitted ? shown : { ...shown, term: urlTerm, version: state.version + 1 });
  }
  return {
    term: state.term,
    version: state.version,
    setTerm: (term) => setState((now) => ({ ...now, term })),
    handleSubmitted: (submitted) => setState((now) => ({ ...now, submitted })),
  };
}
