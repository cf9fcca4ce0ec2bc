import type { ErrorDescription, ErrorFrame } from 'registry-client/domain/error-report';
import { scrubText } from './scrub-text.ts';

/** See the limits of `errorDescriptionSchema`. */
const maxFrames = 12;
const maxMessageLength = 300;
const maxNameLength = 60;
const maxFunctionNameLength = 80;
/** Lines of a stack that are read, and characters of each: expressions are matched against them. */
const maxLines = 50;
const maxLineLength = 500;

export type ScriptOfRelease = Pick<ErrorFrame, 'remote' | 'version' | 'file'>;

/**
 * Returns name, message and stack of what was thrown, without personal data.
 *
 * @param findScript returns the release of a script's URL or path; null for others, whose frames are left out
 */
export function toErrorDescription(
  error: unknown,
  findScript: (file: string) => ScriptOfRelease | null,
): ErrorDescription {
  const { name, message, stack } = read(error);
  return {
    name: scrubText(cut(name, 2 * maxNameLength)).slice(0, maxNameLength),
    // Texts are cut before, so that a long one does not delay the tab, and after, because labels may be longer.
    message: scrubText(cut(message, 2 * maxMessageLength)).slice(0, maxMessageLength),
    frames: readFrames(withoutMessage(stack, message), findScript),
  };
}

/** Cuts between words: half an e-mail address would not be recognised. A longer word is left out. */
function cut(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : text.slice(0, maxLength).replace(/[^\s"'<>(),;]+$/, '');
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

/** The stack of Chromium begins with name and message, which may be long and look like anything. */
function withoutMessage(stack: string, message: string): string {
  const at = message === '' ? -1 : stack.indexOf(message);
  return at < 0 ? stack : stack.slice(at + message.length);
}

/** A line of Chromium, as in `    at t (https://shop.example/assets/a.js:1:420)`. */
const chromiumLine = /^ *at (?:(.+) \()?(\S+?):(\d+):(\d+)\)?$/;
/** A line of Firefox and Safari, as in `t@https://shop.example/assets/a.js:1:420`. */
const firefoxLine = /^([^@]*)@(\S+?):(\d+):(\d+)$/;

/**
 * Reads the frames in scripts of releases. Not by a library: those for it take seconds for some texts, which would block the
 * tab or the rendering process.
 */
function readFrames(stack: string, findScript: (file: string) => ScriptOfRelease | null): ErrorFrame[] {
  const frames = stack
    .split('\n', maxLines)
    .filter((line) => line.length <= maxLineLength)
    .flatMap((line): ErrorFrame[] => {
      const [, name = '', file = '', lineNumber, column] =
        chromiumLine.exec(line) ?? firefoxLine.exec(line) ?? [];
      const script = findScript(file);
      if (script === null) return [];
      const functionName = name === '' ? null : name.slice(0, maxFunctionNameLength);
      return [{ ...script, line: Number(lineNumber), column: Number(column), functionName }];
    });
  return frames.slice(0, maxFrames);
}
