import { NewerSchemaError } from './migrate.ts';
import { explainDatabaseError } from './explain-database-error.ts';

const failure = (message: string, code?: string) => Object.assign(new Error(message), { code });

it.each([
  [failure('', 'ECONNREFUSED'), 'It does not answer (ECONNREFUSED). Is it running?'],
  [failure('timeout expired'), 'It does not answer (timeout expired). Is it running?'],
  [failure('password authentication failed', '28P01'), 'check name and password'],
  [failure('database "a" does not exist', '3D000'), 'create it first'],
  [failure('permission denied for database a', '42501'), 'let it create a schema'],
  [failure('sorry, too many clients already', '53300'), 'no connection left'],
  [failure('the database system is starting up', '57P03'), 'try again'],
  [new NewerSchemaError('Its tables are newer.'), 'Start a newer one'],
])('explains %j', (cause, message) => {
  expect(explainDatabaseError(cause)).toContain(message);
});

it.each([failure('syntax error', '42601'), new TypeError('x is not a function'), undefined])(
  'returns undefined for the bug %j',
  (cause) => {
    expect(explainDatabaseError(cause)).toBeUndefined();
  },
);
