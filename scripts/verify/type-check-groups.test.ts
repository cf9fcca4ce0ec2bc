import { groupByOptions } from './type-check-groups.ts';

describe('groupByOptions', () => {
  it('makes one program of folders with the same options, with absolute paths', () => {
    const groups = groupByOptions([
      { folder: '/shop/a', include: ['src', 'build.ts'] },
      { folder: '/shop/b', include: ['.'], compilerOptions: { types: ['node'] } },
      { folder: '/shop/c', include: ['src'] },
      { folder: '/shop/d', include: ['src'], compilerOptions: { types: ['node'] } },
    ]);
    expect(groups).toMatchObject([
      { compilerOptions: {}, include: ['/shop/a/src', '/shop/a/build.ts', '/shop/c/src'] },
      { compilerOptions: { types: ['node'] }, include: ['/shop/b', '/shop/d/src'] },
    ]);
  });
});
