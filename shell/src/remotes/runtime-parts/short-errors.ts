/**
 * Replaces the error texts of the federation runtime, which only developers see, by their codes. Its documentation explains
 * each code, such as RUNTIME-004.
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
