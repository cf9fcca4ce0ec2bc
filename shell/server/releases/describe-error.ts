/** Causes of an error that are described: those of a release may form a cycle. */
const maxCauses = 5;
/** Characters. The registry rejects longer reports. */
const maxReasonLength = 500;

/** Returns the messages of an error and of its causes, shortened. */
export function describeError(error: unknown): string {
  const messages: string[] = [];
  let each = error;
  while (each instanceof Error && messages.length <= maxCauses) {
    messages.push(each.message);
    each = each.cause;
  }
  if (typeof each === 'string') messages.push(each);
  return messages.join(': ').slice(0, maxReasonLength) || 'an unknown error';
}
