import { resetPasswordSchema } from './customer.ts';
import { fittingAnswersSchema, newSoleLengthFormSchema } from './fitting.ts';
import { registrationSchema } from './registration.ts';
import { signInSchema } from './sign-in.ts';

const registration = {
  email: 'anna@example.com',
  password: 'Powder-Day-24',
  firstname: 'Anna',
  lastname: 'Berg',
  country_id: 'GB',
  language: 'en_GB',
  newsletter: false,
};

/** Returns the key of a field's first message. */
function messageOf(field: string, value: unknown): string | undefined {
  const result = registrationSchema.safeParse({ ...registration, [field]: value });
  return result.error?.issues.find((issue) => issue.path[0] === field)?.message;
}

describe('registrationSchema', () => {
  it('accepts a complete form', () => {
    expect(registrationSchema.safeParse(registration).success).toBe(true);
  });

  it.each([
    ['password', 'Powder2', 'min_password_length'],
    ['password', `P1${'o'.repeat(126)}x`, 'max'],
    ['password', 'powder-day-24', 'has_upper_lower_case'],
    ['password', 'POWDER-DAY-24', 'has_upper_lower_case'],
    ['password', 'Powder-Day', 'has_digit'],
    ['password', undefined, 'required'],
    ['password', '', 'required'],
    ['firstname', '   ', 'required'],
    ['lastname', 'x'.repeat(51), 'max'],
    ['email', 'anna@', 'email'],
    ['email', '', 'required'],
    ['email', `${'a'.repeat(250)}@x.io`, 'max'],
    ['firstname', 'Kim\r\nBcc: all@example.com', 'invalid'],
    ['country_id', 'gb', 'required'],
    ['language', 'en-GB', 'required'],
    ['referral_code', 'x'.repeat(65), 'max'],
    ['referral_code', '=1+1', 'alpha_dash'],
    ['referral_code', 'anna\r\nX: 1', 'alpha_dash'],
  ])('answers %s %j with %s', (field, value, message) => {
    expect(messageOf(field, value)).toBe(message);
  });

  it.each([
    ['password', 'Powder24'],
    ['password', `P1${'o'.repeat(126)}`],
    ['password', 'Ünterhöhle1'],
    ['firstname', 'Æ'],
    ['lastname', 'x'.repeat(50)],
    ['email', ' anna@example.com '],
    ['gender', 3],
    ['referral_code', ' aB-3_xY '],
  ])('accepts %s %j', (field, value) => {
    expect(messageOf(field, value)).toBeUndefined();
  });

  it('requires no symbol in a password: that is a hint', () => {
    expect(messageOf('password', 'PowderDay24')).toBeUndefined();
  });
});

describe('signInSchema', () => {
  it('accepts a password that does not meet today’s rules', () => {
    expect(signInSchema.safeParse({ email: 'anna@example.com', password: 'old' }).success).toBe(true);
  });

  it.each([
    [{ email: 'anna@example.com', password: '' }, 'required'],
    [{ email: 'anna@example.com', password: 'x'.repeat(129) }, 'max'],
    [{ email: 'nobody', password: 'x' }, 'email'],
  ])('rejects %j with %s', (form, message) => {
    expect(signInSchema.safeParse(form).error?.issues[0]?.message).toBe(message);
  });

  it('trims the address', () => {
    expect(signInSchema.parse({ email: ' anna@example.com', password: 'x' }).email).toBe('anna@example.com');
  });
});

describe('resetPasswordSchema', () => {
  const form = { id: 7, token: 't', password: 'Deep-Snow-1', password_confirmation: 'Deep-Snow-1' };
  const issueOf = (change: object) => {
    const issue = resetPasswordSchema.safeParse({ ...form, ...change }).error?.issues[0];
    return [issue?.path[0], issue?.message];
  };

  it('accepts the same password twice', () => {
    expect(resetPasswordSchema.safeParse(form).success).toBe(true);
  });

  it.each([
    [{ password_confirmation: 'Deep-Snow-2' }, ['password_confirmation', 'confirmed']],
    [{ password_confirmation: '' }, ['password_confirmation', 'required']],
    [{ password: 'deep', password_confirmation: 'deep' }, ['password', 'min_password_length']],
    [{ token: '' }, ['token', 'required']],
  ])('answers %j with %j', (change, issue) => {
    expect(issueOf(change)).toEqual(issue);
  });
});

describe('fittingAnswersSchema', () => {
  const skis = {
    soleLengthMm: 305,
    bootNorm: 'gripwalk',
    weightKg: 68,
    heightCm: 172,
    birthYear: 1990,
    skierType: 2,
  };

  it.each([
    { ...skis, birthYear: 1900 },
    { ...skis, weightKg: 68.3 },
  ])('accepts %j, which is stored', (answers) => {
    expect(fittingAnswersSchema.safeParse(answers).success).toBe(true);
  });

  it.each([
    [{ ...skis, birthYear: 1916 }, []],
    [{ ...skis, birthYear: 2023 }, []],
    [{ ...skis, birthYear: 1915 }, ['birthYear']],
    [{ ...skis, birthYear: 2024 }, ['birthYear']],
    [{ ...skis, weightKg: 68.5 }, []],
    [{ ...skis, weightKg: 68.3 }, ['weightKg']],
    [{ ...skis, weightKg: 14.5 }, ['weightKg']],
    [{ ...skis, weightKg: 150.5 }, ['weightKg']],
    [{ ...skis, heightCm: 79 }, ['heightCm']],
    [{ ...skis, din: 7 }, [undefined]],
  ])('has of %j, which is added, the invalid fields %j', (answers, fields) => {
    const { error } = newSoleLengthFormSchema({ min: 1916, max: 2023 }).safeParse(answers);
    expect((error?.issues ?? []).map(({ path }) => path[0])).toEqual(fields);
  });

  it.each([{ mondopoint: 15 }, { mondopoint: 33 }, { mondopoint: 26.5 }, skis])('accepts %j', (answers) => {
    expect(fittingAnswersSchema.safeParse(answers).success).toBe(true);
  });

  it.each([
    { mondopoint: 14.5 },
    { mondopoint: 33.5 },
    { mondopoint: 26.3 },
    { ...skis, soleLengthMm: 199 },
    { ...skis, soleLengthMm: 381 },
    { ...skis, weightKg: 14 },
    { ...skis, weightKg: 151 },
    { ...skis, heightCm: 79 },
    { ...skis, heightCm: 221 },
    { ...skis, skierType: 4 },
    { ...skis, bootNorm: 'telemark' },
    { ...skis, din: 7 },
  ])('rejects %j', (answers) => {
    expect(fittingAnswersSchema.safeParse(answers).success).toBe(false);
  });
});
