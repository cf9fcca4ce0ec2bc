import { sql } from 'drizzle-orm';
import { ImportRejectedError } from '../modules/catalogue-import/index.ts';
import { openEmptyDatabase } from '../testing/test-database.ts';
import { errorMessage, UsageError } from './error-message.ts';

describe('errorMessage', () => {
  it.each([new UsageError('Usage: …'), new ImportRejectedError('not a file')])(
    'returns only the message of %s',
    (error) => {
      expect(errorMessage(error)).toBe(error.message);
    },
  );

  it('returns the stack trace of an unexpected error', () => {
    expect(errorMessage(new TypeError('a bug'))).toContain('error-message.test.ts');
  });

  it('returns the cause of a failed statement without its parameters', async () => {
    const database = await openEmptyDatabase();
    const failure: unknown = await database.db.execute(sql`select ${'a secret'}::text, 1 / ${0}::int`).then(
      () => null,
      (error: unknown) => error,
    );
    await database.close();
    expect(errorMessage(failure)).toBe('The database failed: division by zero');
  }, 60_000);
});
