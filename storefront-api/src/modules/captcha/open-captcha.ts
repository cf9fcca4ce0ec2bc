import { readFileSync } from 'node:fs';
import { describeInvalidSetting } from 'shared-contracts/invalid-settings';
import { ConfigError, type CaptchaConfig } from '../../config.ts';
import type { Captcha } from './captcha.ts';
import { createProofOfWork } from './proof-of-work.ts';
import { createSiteverify } from './siteverify.ts';

/**
 * Returns the captcha of the configuration; undefined if it is off. Throws {@link ConfigError} without a secret.
 *
 * @param shopSecret signs the challenges of the proof of work
 */
export function openCaptcha(config: CaptchaConfig, shopSecret: Buffer): Captcha | undefined {
  if (config.kind === 'siteverify') {
    return createSiteverify({ url: config.url, secret: readSecret(config.secretFile) });
  }
  return config.kind === 'off' ? undefined : createProofOfWork(shopSecret);
}

function readSecret(file: string): string {
  const wrongFile = describeInvalidSetting('CAPTCHA_SECRET_FILE', 'a file with the secret of the service');
  try {
    const secret = readFileSync(file, 'utf8').trim();
    if (secret !== '') return secret;
  } catch (cause) {
    throw new ConfigError(wrongFile, { cause });
  }
  throw new ConfigError(wrongFile);
}
