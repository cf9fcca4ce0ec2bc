import { defaultStore } from 'shared-contracts/stores';
import { hydrationDataOf } from './hydration-data.ts';
import { bareMeta, pageRouteId, type PageState } from './page-state.ts';

const error: PageState = { kind: 'error', reason: 'server', status: 503, meta: bareMeta(defaultStore) };

describe('hydrationDataOf', () => {
  it("returns the server's page as loader data", () => {
    expect(hydrationDataOf(error)).toEqual({ loaderData: { [pageRouteId]: error } });
  });
});
