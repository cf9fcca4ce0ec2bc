import type { Query } from '@tanstack/react-query';
import { useRef } from 'react';
import type { PrivacyStatus } from '../../api/privacy.ts';

const firstMs = 2000;
const maxMs = 60_000;

type PolledState = Pick<Query<PrivacyStatus>['state'], 'data' | 'dataUpdateCount' | 'errorUpdateCount'>;

/**
 * Returns how long to wait before the page looks again whether the file is ready: twice as long after each answer,
 * because a file may fail and stay in preparation; false without one in preparation.
 */
export function useExportPolling(): (query: { state: PolledState }) => number | false {
  const first = useRef<{ requestedAt: string; answers: number } | null>(null);
  return ({ state: { data, dataUpdateCount, errorUpdateCount } }) => {
    const pending = data?.export;
    if (pending?.expiresAt !== null) return false;
    const { requestedAt } = pending;
    const answers = dataUpdateCount + errorUpdateCount;
    if (first.current?.requestedAt !== requestedAt) first.current = { requestedAt, answers };
    return Math.min(firstMs * 2 ** (answers - first.current.answers), maxMs);
  };
}
