import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface ServiceOptions {
  name: string;
  cwd: string;
  args: readonly string[];
  env: Record<string, string>;
  /** Answers 200 once the service can be used. */
  readyUrl: string;
  logFile: string;
  /** Milliseconds. */
  readyWithin: number;
}

export interface Service {
  name: string;
  pid: number;
  /** Resolves with the exit code (or signal) whenever it ends. */
  ended: Promise<number | NodeJS.Signals | null>;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export class ServiceError extends Error {}

/** A service is given the secrets that it needs, and none of the others that happen to be in this environment. */
function withoutSecrets(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const secret = /(TOKEN|SECRET|PASSWORD|DATABASE_URL|_KEY)$/i;
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !secret.test(name)));
}

/** Starts one process of the shop and waits until it answers. Its output goes into its log file. */
export async function startService(options: ServiceOptions): Promise<Service> {
  mkdirSync(dirname(options.logFile), { recursive: true });
  const log = createWriteStream(options.logFile, { flags: 'w' });
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...options.args], {
    cwd: options.cwd,
    env: { ...withoutSecrets(process.env), ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const tail: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      log.write(chunk);
      tail.push(...chunk.toString().split('\n').filter(Boolean));
      tail.splice(0, Math.max(0, tail.length - 30));
    });
  }
  const ended = new Promise<number | NodeJS.Signals | null>((done) => {
    child.once('exit', (code, signal) => done(code ?? signal));
  });
  const service: Service = {
    name: options.name,
    pid: child.pid ?? -1,
    ended,
    stop: (signal = 'SIGTERM') => stop(child, ended, signal),
  };
  const state = await Promise.race([becomesReady(options), ended.then(() => 'ended' as const)]);
  if (state === 'ready') return service;
  await service.stop();
  const why =
    state === 'ended' ? 'ended before it was ready' : `did not answer within ${options.readyWithin / 1000} s`;
  throw new ServiceError(`${options.name} ${why}. Its last words:\n${tail.join('\n')}`);
}

async function stop(child: ChildProcess, ended: Promise<unknown>, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  const late = wait(8000, 'late' as const, { ref: false });
  if ((await Promise.race([ended, late])) === 'late') child.kill('SIGKILL');
  await ended;
}

async function becomesReady({ readyUrl, readyWithin }: ServiceOptions): Promise<'ready' | 'late'> {
  const end = Date.now() + readyWithin;
  while (Date.now() < end) {
    const isReady = await fetch(readyUrl).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return 'ready';
    await wait(100);
  }
  return 'late';
}

/** True where some program listens on the port of this machine already. */
export function isPortTaken(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}
