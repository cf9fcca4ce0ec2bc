import { newPasswordField } from 'shared-contracts/forms/registration';
import { passwordRules } from './password-rules.ts';

it.each([
  ['Kurz1ab', ['length']],
  ['gletscher1', ['upper']],
  ['GLETSCHER1', ['lower']],
  ['Gletscher', ['digit']],
  ['Éclat-éternel-7', []],
  ['', ['length', 'upper', 'lower', 'digit']],
])('passwordRules and the contract agree on %p', (password, unmet) => {
  expect(passwordRules.filter((rule) => !rule.isMet(password)).map(({ name }) => name)).toEqual(unmet);
  expect(newPasswordField.safeParse(password).success).toBe(unmet.length === 0);
});
