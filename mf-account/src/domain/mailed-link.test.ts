import { mailedLinkOf } from './mailed-link.ts';

describe('mailedLinkOf', () => {
  it('returns the id as a number', () => {
    expect(mailedLinkOf({ id: '7', token: 'a-_9' })).toEqual({ id: 7, token: 'a-_9' });
  });

  it.each<Record<string, string>>([
    {},
    { id: '7' },
    { token: 'x' },
    { id: '0', token: 'x' },
    { id: '-7', token: 'x' },
    { id: '7e3', token: 'x' },
    { id: ' 7', token: 'x' },
    { id: '9999999999', token: 'x' },
    { id: '7', token: '<script>' },
    { id: '7', token: 'x'.repeat(201) },
    { id: '7', token: '../x' },
  ])('returns null for %j', (search) => {
    expect(mailedLinkOf(search)).toBeNull();
  });
});
