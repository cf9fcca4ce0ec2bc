import { isModifiedClick } from './is-modified-click.ts';

it('isModifiedClick returns false for a plain click', () => {
  expect(isModifiedClick(new MouseEvent('click'))).toBe(false);
});

it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('isModifiedClick returns true with %s', (key) => {
  expect(isModifiedClick(new MouseEvent('click', { [key]: true }))).toBe(true);
});
