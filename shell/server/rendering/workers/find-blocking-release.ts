import type { ChildProcess } from 'node:child_process';
import * as z from 'zod';
import { attributeError, type ReleaseRef } from '../attribute-error.ts';

/** Timeout for the inspector and the paused stack, milliseconds. The pages of this process wait for it. */
const timeoutMs = 4_000;

const framesSchema = z.object({
  callFrames: z.array(z.object({ location: z.object({ scriptId: z.string() }) })),
});
const scriptSchema = z.object({ scriptId: z.string(), url: z.string() });
const messageSchema = z.object({ method: z.optional(z.string()), params: z.optional(z.unknown()) });

/**
 * Returns the release whose code blocks an unresponsive process; null if it cannot be determined. A debugger can still
 * pause the engine, and the file paths on its stack contain remote and version. Requires `--inspect-port`; the process
 * must not be used afterwards.
 */
export async function findBlockingRelease(child: ChildProcess): Promise<ReleaseRef | null> {
  const listening = inspectorUrl(child);
  child.kill('SIGUSR1');
  const stopped = listening.then((address) => readStack(address));
  const timedOut = new Promise<null>((resolve) => setTimeout(resolve, timeoutMs, null).unref());
  const stack = await Promise.race([stopped, timedOut]).catch(() => null);
  return stack === null ? null : releaseOf(stack);
}

/** Node prints the inspector's address to stderr. */
function inspectorUrl({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let output = '';
    stderr?.on('data', (bytes: Buffer) => {
      output = (output + bytes.toString()).slice(-2_000);
      const address = /ws:\/\/127\.0\.0\.1:\d+\/[\w-]+/.exec(output)?.[0];
      if (address) resolve(address);
    });
  });
}

/** Returns the files on the call stack, innermost first. */
function readStack(address: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address);
    const scripts = new Map<string, string>();
    socket.addEventListener('error', () => reject(new Error('the inspector does not answer')));
    socket.addEventListener('open', () => {
      for (const [id, method] of ['Debugger.enable', 'Debugger.pause'].entries())
        socket.send(JSON.stringify({ id, method }));
    });
    socket.addEventListener('message', ({ data }) => {
      const { method, params } = messageSchema.parse(JSON.parse(String(data)));
      if (method === 'Debugger.scriptParsed') {
        const { scriptId, url } = scriptSchema.parse(params);
        scripts.set(scriptId, url);
      }
      if (method !== 'Debugger.paused') return;
      const { callFrames } = framesSchema.parse(params);
      resolve(callFrames.map(({ location }) => scripts.get(location.scriptId) ?? ''));
      socket.close();
    });
  });
}

function releaseOf(stack: readonly string[]): ReleaseRef | null {
  const found = attributeError(null, stack.join('\n'));
  return found.remote === 'shell' ? null : found;
}
