import { describeInvalidSettings } from 'shared-contracts/invalid-settings';
import * as z from 'zod';
import { ConfigError } from '../config.ts';

const port = 'a port number from 1 to 65535';
const portSchema = z
  .string(port)
  .regex(/^\d{1,5}$/, port)
  .transform(Number)
  .refine((value) => value >= 1 && value <= 65_535, port);

const environmentSchema = z.object({
  MAILBOX_PORT: portSchema,
  MAILBOX_SMTP_PORT: portSchema,
  // It shows the links for new passwords to every user of the machine.
  NODE_ENV: z
    .string()
    .refine((name) => name !== 'production', 'other than production')
    .optional(),
});

export interface MailboxConfig {
  /** Port of the pages. */
  port: number;
  smtpPort: number;
}

/** Parses the environment. Throws {@link ConfigError}. */
export function readMailboxConfig(environment: Record<string, string | undefined>): MailboxConfig {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) throw new ConfigError(describeInvalidSettings(parsed.error.issues));
  return { port: parsed.data.MAILBOX_PORT, smtpPort: parsed.data.MAILBOX_SMTP_PORT };
}
