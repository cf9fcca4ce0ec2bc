import { renderHook } from '@testing-library/react';
import { privacyStatus } from '../../testing/account.ts';
import { useExportPolling } from './use-export-polling.ts';

const requestedAt = '2026-11-23T09:00:00.000Z';
const preparing = { requestedAt, expiresAt: null };

function setUp() {
  const { result } = renderHook(() => useExportPolling());
  return (file: ReturnType<typeof privacyStatus>['export'], dataUpdateCount: number, errorUpdateCount = 0) =>
    result.current({
      state: { data: privacyStatus({ export: file }), dataUpdateCount, errorUpdateCount },
    });
}

describe('useExportPolling', () => {
  it('doubles the wait after each answer or failure, up to a minute', () => {
    const waitAfter = setUp();
    expect([3, 4, 5, 6].map((answers) => waitAfter(preparing, answers))).toEqual([2000, 4000, 8000, 16_000]);
    expect([1, 2, 300].map((failures) => waitAfter(preparing, 6, failures))).toEqual([
      32_000, 60_000, 60_000,
    ]);
  });

  it('begins anew with the next file', () => {
    const waitAfter = setUp();
    waitAfter(preparing, 1);
    expect(waitAfter(preparing, 4)).toBe(16_000);
    expect(waitAfter({ ...preparing, requestedAt: '2026-11-24T09:00:00.000Z' }, 5)).toBe(2000);
  });

  it('does not wait for a file that is ready, or without a request', () => {
    const waitAfter = setUp();
    expect(waitAfter({ requestedAt, expiresAt: '2026-11-30T09:00:00.000Z' }, 1)).toBe(false);
    expect(waitAfter(null, 1)).toBe(false);
  });
});
