import * as base from './facts/base.ts';
import * as outdoor from './facts/outdoor.ts';
import * as safety from './facts/safety.ts';
import * as snow from './facts/snow.ts';
import * as wear from './facts/wear.ts';

const parts = [base, snow, wear, safety, outdoor];

it.each(['words', 'facts'] as const)('each of the %s is defined once', (table) => {
  const names = parts.flatMap((part) => Object.keys(part[table]));
  // A second definition would replace the texts of the first.
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
