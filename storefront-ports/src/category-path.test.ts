import { parentPath, pathWithAncestors } from './category-path.ts';

describe('parentPath', () => {
  it.each([
    ['clothing/jackets/shells', 'clothing/jackets'],
    ['clothing', ''],
    ['', null],
  ])('of %j is %j', (urlPath, parent) => expect(parentPath(urlPath)).toBe(parent));
});

it('pathWithAncestors returns the path first and the root last', () => {
  expect(pathWithAncestors('clothing/jackets')).toEqual(['clothing/jackets', 'clothing', '']);
  expect(pathWithAncestors('')).toEqual(['']);
});
