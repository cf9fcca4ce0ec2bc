import { withGroup } from './choices.ts';

it.each([
  ['default', true, false],
  ['functional', true, false],
  ['advertising', false, true],
] as const)('withGroup accepts what %s needs only', (group, functional, advertising) => {
  const rejected = { accepted_functional: false, accepted_advertising: false };
  expect(withGroup(rejected, group)).toEqual({
    accepted_functional: functional,
    accepted_advertising: advertising,
  });
});

it.each(['default', 'functional', 'advertising'] as const)(
  'withGroup keeps what was accepted before %s',
  (group) => {
    const accepted = { accepted_functional: true, accepted_advertising: true };
    expect(withGroup(accepted, group)).toEqual(accepted);
  },
);
