import { navigationTest, toAbTests } from './ab-tests.ts';

describe('assignments of a visitor', () => {
  it('toAbTests returns the variations without originals', () => {
    const assignments = { ab_test_x: 'variation_a', ab_test_y: 'original', ab_test_z: 'variation_b' };
    expect(toAbTests(assignments)).toEqual([
      { abTestCode: 'ab_test_x', abTestVariationCode: 'variation_a' },
      { abTestCode: 'ab_test_z', abTestVariationCode: 'variation_b' },
    ]);
    expect(toAbTests({})).toEqual([]);
  });

  it('navigationTest returns a value only for a variation of the navigation experiment', () => {
    expect(navigationTest({ ab_test_navigation: 'variation_a' })).toBe('ab_test_navigation:variation_a');
    expect(navigationTest({ ab_test_navigation: 'original' })).toBeUndefined();
    expect(navigationTest({ ab_test_x: 'variation_a' })).toBeUndefined();
  });
});
