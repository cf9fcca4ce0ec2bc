import { maxViewed, parseViewed, withViewed } from './viewed-products.ts';

describe('parseViewed', () => {
  it.each([
    ['nothing stored', null, []],
    ['text that is not JSON', '[1,2', []],
    ['an object', '{"0":1,"length":1}', []],
    ['prices and names of an older list', '[{"productID":1,"price":1},{"name":"<b>"}]', []],
    ['values that are no ids', '[0,-1,1.5,"7",null,true,1e9,NaN,3]', []],
    ['ids among other values', '[5,"x",null,{},[7],0,-3,2.5,1000000000,9]', [5, 9]],
    ['repeated ids', '[3,1,3,1]', [3, 1]],
  ])('reads %s', (_what, text, ids) => {
    expect(parseViewed(text)).toEqual(ids);
  });

  it('reads ten of a thousand entries', () => {
    const text = JSON.stringify(Array.from({ length: 1000 }, (_, index) => index + 1));
    expect(parseViewed(text)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});

describe('withViewed', () => {
  it('puts a product at the front, once, and keeps nine earlier ones', () => {
    const earlier = [9, 8, 7, 6, 5, 4, 3, 2, 1, 10];
    expect(withViewed(earlier, [11])).toEqual([11, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(withViewed(earlier, [4])).toEqual([4, 9, 8, 7, 6, 5, 3, 2, 1, 10]);
    expect(withViewed(earlier, [11])).toHaveLength(maxViewed);
  });
});
