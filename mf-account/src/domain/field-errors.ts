const messageIds: Readonly<Record<string, string>> = {
  'email.required': 'field.email.required',
  'email.email': 'field.email.email',
  'email.max': 'field.email.max',
  'password.required': 'field.password.required',
  'password.max': 'field.password.max',
  'password.min_password_length': 'field.password.min_password_length',
  'password.has_upper_lower_case': 'field.password.has_upper_lower_case',
  'password.has_digit': 'field.password.has_digit',
  'password.breached_password': 'field.password.breached_password',
  'firstname.required': 'field.firstname.required',
  'firstname.max': 'field.firstname.max',
  'lastname.required': 'field.lastname.required',
  'lastname.max': 'field.lastname.max',
};

/** Maps a field and a message key of the contract's schema to a message id of this package. */
export function fieldErrorId(field: string, key: string): string {
  return messageIds[`${field}.${key}`] ?? 'field.other';
}
