import { useState, type ReactNode } from 'react';
import type { PageParams } from 'shared-runtime';
import { Notice } from './notice.tsx';

/** What the forms of a page have done. */
export interface PageResult<Kind extends string> {
  /** The last one; null if nothing was done. */
  kind: Kind | null;
  /** How many forms have succeeded since the page was opened. With 0, `kind` is of a post without JavaScript. */
  count: number;
  show: (kind: Kind) => void;
  /** Removes the result, for instance when its form is sent again. */
  clear: () => void;
}

/** The text of each result. Its keys are the values of `status`, with which a post without JavaScript opens the page. */
export type ResultTexts<Kind extends string> = Readonly<Record<Kind, ReactNode>>;

/** Holds the result of a page: first that of a post without JavaScript, from the query `search`. */
export function usePageResult<Kind extends string>(
  texts: ResultTexts<Kind>,
  search: PageParams['search'],
): PageResult<Kind> {
  const [{ kind, count }, set] = useState(() => ({ kind: postedResult(texts, search['status']), count: 0 }));
  return {
    kind,
    count,
    show: (done) => set((last) => ({ kind: done, count: last.count + 1 })),
    clear: () => set((last) => ({ kind: null, count: last.count })),
  };
}

function postedResult<Kind extends string>(
  texts: ResultTexts<Kind>,
  status: string | undefined,
): Kind | null {
  return status !== undefined && Object.hasOwn(texts, status) ? (status as Kind) : null;
}

export interface ResultNoticeProps<Kind extends string> {
  result: PageResult<Kind>;
  texts: ResultTexts<Kind>;
}

/** Confirms a result. It takes the focus, also when the same form succeeds again, but not from a page that is opened. */
export function ResultNotice<Kind extends string>({ result, texts }: ResultNoticeProps<Kind>) {
  const { kind, count } = result;
  if (kind === null) return null;
  return (
    <Notice key={count} takesFocus={count > 0}>
      {texts[kind]}
    </Notice>
  );
}
