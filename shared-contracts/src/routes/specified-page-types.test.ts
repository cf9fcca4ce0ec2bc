import { layoutTypes } from './layout-types.ts';
import { specifiedPageTypes } from './specified-page-types.ts';

describe('specifiedPageTypes', () => {
  it('has every layout type', () => {
    const layouts = Object.values(specifiedPageTypes).map(([, layout]) => layout);
    expect(new Set(layouts)).toEqual(new Set(layoutTypes));
  });
});
