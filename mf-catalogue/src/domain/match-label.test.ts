import { matchesLabel } from './match-label.ts';

it.each([
  ['Jøkulpakk', 'jok', true],
  ['Halvmåne', 'HALVMANE', true],
  ['Größe', ' grosse ', true],
  ['Varnhorn', '', true],
  ['Varnhorn', 'x', false],
  ['164 cm', '(.*)+$', false],
])('matchesLabel finds in %j the term %j: %j', (label, term, isMatch) => {
  expect(matchesLabel(label, term)).toBe(isMatch);
});
