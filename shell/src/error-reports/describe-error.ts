import { parseStack } from 'error-stack-parser-es/lite';
import type { ErrorDescription, ErrorFrame } from 'registry-client/domain/error-report';
import { scrubText } from './scrub-text.ts';

/** See the limits of `errorDescriptionSchema`. */
const maxFrames = 12;
const maxMessageLength = 300;
const maxNameLength = 60;
/** Characters of a stack that are parsed. */
const maxStackLength = 10_000;

export type ScriptOfRelease = Pick<ErrorFrame, 'remote' | 'version' | 'file'>;

/**
 * Returns name, message and stack of what was thrown, without personal data.
 *
 * @param findScript returns the release of a script's URL or path; null for others, whose frames are left out
 */
export function describeError(
  error: unknown,
  findScript: (file: string) => ScriptOfRelease | null,
): ErrorDescription {
  const { name, message, stack } = read(error);
  return {
    name: scrubText(name.slice(0, maxNameLength)).slice(0, maxNameLength),
    // The text is cut before, so that a long one does not delay the tab, and after, so that labels are not longer.
    message: scrubText(message.slice(0, 2 * maxMessageLength)).slice(0, maxMessageLength),
    frames: parseFrames(stack.slice(0, maxStackLength), findScript),
  };
}

/** Anything can be thrown, and getters of it can throw. */
function read(error: unknown): { name: string; message: string; stack: string } {
  try {
    if (error instanceof Error) {
      // Code of others may have replaced the texts by anything.
      const { name, message, stack }: { name: unknown; message: unknown; stack?: unknown } = error;
      return { name: textOf(name), message: textOf(message), stack: textOf(stack) };
    }
    return { name: 'no error object', message: typeof error === 'string' ? error : typeof error, stack: '' };
  } catch {
    return { name: 'unreadable', message: '', stack: '' };
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function parseFrames(stack: string, findScript: (file: string) => ScriptOfRelease | null): ErrorFrame[] {
  const frames = parseStack(stack, { allowEmpty: true }).flatMap((frame): ErrorFrame[] => {
    const script = findScript(frame.file ?? '');
    if (script === null) return [];
    const functionName = frame.function?.slice(0, 80) ?? null;
    return [{ ...script, line: frame.line ?? 0, column: frame.col ?? 0, functionName }];
  });
  return frames.slice(0, maxFrames);
}
