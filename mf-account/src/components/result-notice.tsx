import { useState, type ReactNode } from 'react';
import { Notice } from './notice.tsx';

/** What the forms of a page have done. */
export interface PageResult<Kind extends string> {
  /** The last one; null if nothing was done. */
  kind: Kind | null;
  /** How many forms have succeeded since the page was opened. With 0, `kind` is of a post without JavaScript. */
  count: number;
  show: (kind: Kind) => void;
}

/** Holds the result of a page with several forms. `posted`: what a post without JavaScript has done, from the URL. */
export function usePageResult<Kind extends string>(posted: Kind | null): PageResult<Kind> {
  const [shown, setShown] = useState<{ kind: Kind; count: number } | null>(null);
  return {
    kind: shown?.kind ?? posted,
    count: shown?.count ?? 0,
    show: (kind) => setShown((last) => ({ kind, count: (last?.count ?? 0) + 1 })),
  };
}

export interface ResultNoticeProps<Kind extends string> {
  result: PageResult<Kind>;
  texts: Readonly<Record<Kind, ReactNode>>;
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
