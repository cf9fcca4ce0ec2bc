import { fileURLToPath } from 'node:url';
import { describeInvalidSettings } from 'shared-contracts/invalid-settings';
import * as z from 'zod';

const port = 'a port number from 1 to 65535';

const environmentSchema = z.object({
  PAYMENT_PORT: z
    .string()
    .regex(/^\d{1,5}$/, port)
    .transform(Number)
    .refine((value) => value >= 1 && value <= 65_535, port)
    .default(3006),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'an address to listen on, such as 127.0.0.1')
    .default('127.0.0.1'),
  PAYMENT_PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'a URL such as http://127.0.0.1:3006' })
    .optional(),
  PAYMENT_SIMULATOR_DIR: z
    .string()
    .min(1, 'a directory')
    .default(fileURLToPath(new URL('../../.local/payments', import.meta.url))),
  NODE_ENV: z
    .string()
    .refine((name) => name !== 'production', 'other than production: the simulator takes no money')
    .optional(),
});

export interface SimulatorConfig {
  port: number;
  host: string;
  /** Address of the pages for browsers, without a slash at its end. */
  publicUrl: string;
  /** Directory of the keys and of the payments. */
  dir: string;
}

/** The environment does not allow a start; the message names the variable and its allowed values. */
export class ConfigError extends Error {}

/** Parses the environment. Throws {@link ConfigError}, also in production. */
export function readConfig(environment: Record<string, string | undefined>): SimulatorConfig {
  // Compose files and shells pass an unset variable as an empty one.
  const settings = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(settings);
  if (!parsed.success) throw new ConfigError(describeInvalidSettings(parsed.error.issues));
  const { PAYMENT_PORT, HOST, PAYMENT_PUBLIC_URL, PAYMENT_SIMULATOR_DIR } = parsed.data;
  // Not localhost: browsers would send the shop's cookies to it, whatever the port.
  const publicUrl = (PAYMENT_PUBLIC_URL ?? `http://127.0.0.1:${PAYMENT_PORT}`).replace(/\/+$/, '');
  return { port: PAYMENT_PORT, host: HOST, publicUrl, dir: PAYMENT_SIMULATOR_DIR };
}
