/** Why a mail was not sent. */
export interface SmtpFailure {
  /**
   * `rejected`: for good. `deferred`: this mail, for now. `unreachable`: no mail can be sent at the moment.
   * `unconfirmed`: the server has the mail and did not reply, so it may have accepted it.
   */
  kind: 'rejected' | 'deferred' | 'unreachable' | 'unconfirmed';
  /** Command and reply code, such as `RCPT TO 550`, or the code of the error. */
  reason: string;
}

const connectionCodes = new Set([
  'ECONNECTION',
  'ESOCKET',
  'EDNS',
  'ETLS',
  'ETIMEDOUT',
  'EPROTOCOL',
  'EAUTH',
  'ENOAUTH',
]);

/** Commands about one mail. A 5xx to `MAIL FROM` is about the sender, which is the same in every mail. */
const commandsOfRecipient = new Set(['RCPT TO', 'DATA']);

/**
 * Returns what an error of nodemailer means. The text of the server is left out: it often quotes the recipient.
 *
 * @param isHandedOver whether the mail was sent completely before the error
 */
export function smtpFailure(error: unknown, isHandedOver: boolean): SmtpFailure {
  const { code, command, responseCode } = fieldsOf(error);
  const reason = responseCode === undefined ? code : `${command} ${responseCode}`;
  const isPermanent = responseCode !== undefined && responseCode >= 500 && responseCode !== 503;
  if (isPermanent && commandsOfRecipient.has(command)) return { kind: 'rejected', reason };
  if (isHandedOver && responseCode === undefined) return { kind: 'unconfirmed', reason };
  // Without a reply it is nodemailer that rejects the address.
  if (code === 'EENVELOPE' && responseCode === undefined) return { kind: 'rejected', reason };
  return { kind: connectionCodes.has(code) ? 'unreachable' : 'deferred', reason };
}

function fieldsOf(error: unknown): { code: string; command: string; responseCode: number | undefined } {
  const fields: { code?: unknown; command?: unknown; responseCode?: unknown } =
    typeof error === 'object' && error !== null ? error : {};
  return {
    code: wordOf(fields.code) ?? 'unknown error',
    command: wordOf(fields.command) ?? 'unknown command',
    responseCode: typeof fields.responseCode === 'number' ? fields.responseCode : undefined,
  };
}

const wordOf = (value: unknown) =>
  typeof value === 'string' && /^[A-Z][A-Z0-9 -]{0,30}$/.test(value) ? value : undefined;
