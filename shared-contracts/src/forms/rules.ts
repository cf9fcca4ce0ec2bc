import type * as z from 'zod/mini';
import { phone_collect } from './mobile-phone.ts';
import { phone } from './phone.ts';
import { has_digit, has_symbol, has_upper_lower_case, min_password_length } from './rules/password-rules.ts';
import { postcode, required_postcode, required_region } from './rules/place-rules.ts';
import { alpha_dash, email, email_domain, max, min, numeric, required, url } from './rules/text-rules.ts';
import { ext, size } from './rules/upload-rules.ts';
import { confirmed, is, is_not, max_value, min_value } from './rules/value-rules.ts';

/** Every form rule of specification §5. A rule's message is its own name. */
export type RuleName =
  | 'required'
  | 'min'
  | 'max'
  | 'email'
  | 'alpha_dash'
  | 'numeric'
  | 'size'
  | 'ext'
  | 'confirmed'
  | 'min_value'
  | 'max_value'
  | 'phone'
  | 'phone_collect'
  | 'postcode'
  | 'email_domain'
  | 'url'
  | 'is'
  | 'is_not'
  | 'min_password_length'
  | 'required_region'
  | 'required_postcode'
  | 'has_upper_lower_case'
  | 'has_digit'
  | 'has_symbol';

type Rule = (...args: never[]) => z.core.$ZodCheck;

/**
 * Rules as factories of checks for `.check(…)` of a schema; a rule that depends on another field takes that field's
 * value (see `rulesForField`). Browser forms import the rules that they use from `rules/…` and `phone`, not this record,
 * which contains the metadata of all telephone numbers.
 */
export const formRules = {
  required,
  min,
  max,
  email,
  alpha_dash,
  numeric,
  size,
  ext,
  confirmed,
  min_value,
  max_value,
  phone,
  phone_collect,
  postcode,
  email_domain,
  url,
  is,
  is_not,
  min_password_length,
  required_region,
  required_postcode,
  has_upper_lower_case,
  has_digit,
  has_symbol,
} satisfies Record<RuleName, Rule>;
