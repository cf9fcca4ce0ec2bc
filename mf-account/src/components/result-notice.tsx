import { useEffect, useState, type ReactNode } from 'react';
import type { PageParams } from 'shared-runtime';
import { useLocation, useNavigate } from 'shared-runtime/router';
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

export interface PageResultOptions {
  /** True for a page that consists of its result: without it a reload would show another page. @default false */
  staysInUrl?: boolean;
}

/**
 * Holds the result of a page: first that of the query `search`, where a post without JavaScript or another page has put it.
 * It leaves the URL once it is shown, so that a reload does not show it again.
 */
export function usePageResult<Kind extends string>(
  texts: ResultTexts<Kind>,
  search: PageParams['search'],
  { staysInUrl = false }: PageResultOptions = {},
): PageResult<Kind> {
  useRemovedStatus(!staysInUrl && postedResult(texts, search['status']) !== null);
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

/** Removes `status` from the URL. The shell loads no page again for it. */
function useRemovedStatus(isShown: boolean): void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!isShown || !query.has('status')) return;
    query.delete('status');
    void navigate({ pathname, search: `${query}`, hash }, { replace: true, preventScrollReset: true });
  }, [isShown, navigate, pathname, search, hash]);
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
