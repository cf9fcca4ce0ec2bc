import { newPasswordField } from 'shared-contracts/forms/registration';
import { meetsRequiredRules, passwordRules } from './password-rules.ts';

it.each([
  ['Kurz1ab', ['length']],
  ['gletscher1', ['upper']],
  ['GLETSCHER1', ['lower']],
  ['Gletscher', ['digit']],
  ['Éclat-éternel-7', []],
  ['', ['length', 'upper', 'lower', 'digit']],
])('passwordRules and the contract agree on %p', (password, unmet) => {
  const rejected = passwordRules.filter((rule) => rule.isRequired && !rule.isMet(password));
  expect(rejected.map(({ name }) => name)).toEqual(unmet);
  expect(meetsRequiredRules(password)).toBe(unmet.length === 0);
  expect(newPasswordField.safeParse(password).success).toBe(unmet.length === 0);
});

it.each([
  ['Gletscher1', false],
  ['Gletscher 1', false],
  ['Gletscher-1', true],
  ['Gletscher1€', true],
])('passwordRules recommends a symbol, which the contract does not require: %p', (password, isMet) => {
  const symbol = passwordRules.find(({ name }) => name === 'symbol');
  expect([symbol?.isRequired, symbol?.isMet(password)]).toEqual([false, isMet]);
  expect(newPasswordField.safeParse(password).success).toBe(true);
});
