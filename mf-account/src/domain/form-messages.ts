import type { FailureMessages } from 'shared-forms/failure';

/** Messages of the error codes that sign-in and registration answer besides the general ones. */
export const failureMessages: FailureMessages = {
  invalid_credentials: 'failure.invalidCredentials',
  not_confirmed: 'failure.notConfirmed',
  email_taken: 'failure.emailTaken',
  breached_password: 'failure.breachedPassword',
  captcha_required: 'failure.captchaRequired',
  sign_in_cancelled: 'failure.signInCancelled',
  provider_unavailable: 'failure.providerUnavailable',
  sign_in_expired: 'failure.socialLoginExpired',
  weak_password: 'failure.weakPassword',
  invalid_token: 'failure.invalidToken',
};

/** After a new password by the mailed link, no challenge is required. */
export const signInFailureMessages: FailureMessages = {
  ...failureMessages,
  captcha_required: 'failure.captchaRequiredAtSignIn',
};

/** For changes of a member who is signed in. */
export const changeFailureMessages: FailureMessages = {
  ...failureMessages,
  invalid_credentials: 'field.currentPassword.is',
};

/** Messages by field and key of the contract's schema. */
export const fieldErrorMessages: Readonly<Record<string, string>> = {
  'email.required': 'field.email.required',
  'email.email': 'field.email.email',
  'email.max': 'field.email.max',
  'login.required': 'field.email.required',
  'login.email': 'field.email.email',
  'login.email_domain': 'field.email.email',
  'login.max': 'field.email.max',
  'current_password.required': 'field.currentPassword.required',
  'current_password.max': 'field.password.max',
  'current_password.is': 'field.currentPassword.is',
  'password.required': 'field.password.required',
  'password.max': 'field.password.max',
  'password.min_password_length': 'field.password.min_password_length',
  'password.has_upper_lower_case': 'field.password.has_upper_lower_case',
  'password.has_digit': 'field.password.has_digit',
  'password.breached_password': 'field.password.breached_password',
  'password.weak_password': 'failure.weakPassword',
  'password_confirmation.required': 'field.password_confirmation.required',
  'password_confirmation.confirmed': 'field.password_confirmation.confirmed',
  'firstname.required': 'field.firstname.required',
  'firstname.max': 'field.firstname.max',
  'lastname.required': 'field.lastname.required',
  'lastname.max': 'field.lastname.max',
  'referral_code.max': 'field.referralCode.unknown',
  'referral_code.alpha_dash': 'field.referralCode.unknown',
  'referral_code.is': 'field.referralCode.unknown',
};

/** The same for forms whose password is a new one. */
export const newPasswordErrorMessages: Readonly<Record<string, string>> = {
  ...fieldErrorMessages,
  'password.required': 'field.newPassword.required',
};
