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

/** The key of the first message of a field, as the interface words it. */
function messageOf(field: string, value: unknown): string | undefined {
  const result = registrationSchema.safeParse({ ...registration, [field]: value });
  return result.error?.issues.find((issue) => issue.path[0] === field)?.message;
}

describe('registration form', () => {
  it('takes a complete form', () => {
    expect(registrationSchema.safeParse(registration).success).toBe(true);
  });

  it.each([
    ['password', 'Powder2', 'min_password_length'],
    ['password', `P1${'o'.repeat(126)}x`, 'max'],
    ['password', 'powder-day-24', 'has_upper_lower_case'],
    ['password', 'POWDER-DAY-24', 'has_upper_lower_case'],
    ['password', 'Powder-Day', 'has_digit'],
    ['password', undefined, 'required'],
    ['firstname', '   ', 'required'],
    ['lastname', 'x'.repeat(51), 'max'],
    ['email', 'anna@', 'email'],
    ['email', '', 'required'],
    ['email', `${'a'.repeat(250)}@x.io`, 'max'],
    ['country_id', 'gb', 'required'],
    ['language', 'en-GB', 'required'],
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
  ])('takes %s %j', (field, value) => {
    expect(messageOf(field, value)).toBeUndefined();
  });

  it('needs no symbol in a password: that is a hint', () => {
    expect(messageOf('password', 'PowderDay24')).toBeUndefined();
  });
});

describe('sign-in form', () => {
  it('takes what was a password once, whatever today’s rules are', () => {
    expect(signInSchema.safeParse({ email: 'anna@example.com', password: 'old' }).success).toBe(true);
  });

  it.each([
    [{ email: 'anna@example.com', password: '' }, 'required'],
    [{ email: 'anna@example.com', password: 'x'.repeat(129) }, 'max'],
    [{ email: 'nobody', password: 'x' }, 'email'],
  ])('refuses %j with %s', (form, message) => {
    expect(signInSchema.safeParse(form).error?.issues[0]?.message).toBe(message);
  });

  it('trims the address before it is compared', () => {
    expect(signInSchema.parse({ email: ' anna@example.com', password: 'x' }).email).toBe('anna@example.com');
  });
});
