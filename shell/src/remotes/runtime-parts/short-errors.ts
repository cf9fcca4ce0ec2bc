/**
 * Replaces the federation runtime's texts of errors, sentences that only developers see: its documentation has them under
 * the code, such as RUNTIME-004.
 */
export function getShortErrorMsg(
  code: string,
  _descriptions: object,
  args: object = {},
  originalMessage?: string,
): string {
  const cause = originalMessage === undefined ? '' : `: ${originalMessage}`;
  return `${code} ${JSON.stringify(args)}${cause}`;
}

export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
