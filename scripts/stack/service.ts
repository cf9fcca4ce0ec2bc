import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

export interface ServiceOptions {
  name: string;
  cwd: string;
  args: readonly string[];
  env: Record<string, string>;
  /** URL that answers 200 once the service is ready. */
  readyUrl: string;
  logFile: string;
  /** Whether its output is also written to that of this process. @default false */
  isEchoed?: boolean;
  /** Milliseconds. */
  readyTimeoutMs: number;
}

export interface Service {
  name: string;
  pid: number;
  /** Resolves with the exit code (or signal) when the process ends, for any reason. */
  ended: Promise<number | NodeJS.Signals | null>;
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it once more with the same options. Rejects with {@link ServiceError} where it does not become ready. */
  restart(): Promise<Service>;
}

export class ServiceError extends Error {}

/** Preloaded module that ends a server when its starter has ended. */
const stopWithStarter = pathToFileURL(join(import.meta.dirname, 'stop-with-starter.mjs')).href;

/** Returns the environment without secrets: a service gets only those that it needs. */
function withoutSecrets(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const secret = /(TOKEN|SECRET|PASSWORD|DATABASE_URL|SMTP_URL|_KEY)$/i;
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !secret.test(name)));
}

/**
 * Starts one process of the shop and resolves when it answers. Its output goes into its log file. Rejects with
 * {@link ServiceError} where it does not become ready. It ends when the process that called this ends.
 */
export function startService(options: ServiceOptions): Promise<Service> {
  return spawnService(options, 'w');
}

async function spawnService(options: ServiceOptions, flags: 'w' | 'a'): Promise<Service> {
  mkdirSync(dirname(options.logFile), { recursive: true });
  const log = createWriteStream(options.logFile, { flags });
  const args = ['--disable-warning=ExperimentalWarning', '--import', stopWithStarter, ...options.args];
  const child = spawn(process.execPath, args, {
    cwd: options.cwd,
    env: { ...withoutSecrets(process.env), ...options.env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // A separate process group: Ctrl-C reaches the starter only, which stops the servers in order.
    detached: true,
  });
  const tail: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      log.write(chunk);
      if (options.isEchoed) process.stderr.write(chunk);
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
    restart: () => spawnService(options, 'a'),
  };
  const state = await Promise.race([becomesReady(options), ended.then(() => 'ended' as const)]);
  if (state === 'ready') return service;
  await service.stop();
  const why =
    state === 'ended'
      ? 'ended before it was ready'
      : `did not answer within ${options.readyTimeoutMs / 1000} s`;
  throw new ServiceError(`${options.name} ${why}. The end of its log:\n${tail.join('\n')}`);
}

async function stop(child: ChildProcess, ended: Promise<unknown>, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  const timeout = wait(8000, 'timeout' as const, { ref: false });
  if ((await Promise.race([ended, timeout])) === 'timeout') child.kill('SIGKILL');
  await ended;
}

async function becomesReady({ readyUrl, readyTimeoutMs }: ServiceOptions): Promise<'ready' | 'timeout'> {
  const end = Date.now() + readyTimeoutMs;
  while (Date.now() < end) {
    const isReady = await fetch(readyUrl).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return 'ready';
    await wait(100);
  }
  return 'timeout';
}

/** Resolves with true when the port is still in use after `withinMs`: servers need time to stop. */
export async function staysTaken(port: number, withinMs: number): Promise<boolean> {
  const end = Date.now() + withinMs;
  while (await isPortTaken(port)) {
    if (Date.now() >= end) return true;
    await wait(200);
  }
  return false;
}

/** Resolves with true when a program listens on the port of this machine. */
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
