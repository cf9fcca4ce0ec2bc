import { buildSimulator } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { prepareKeys } from './keys.ts';

try {
  const { port, host, publicUrl, dir } = readConfig(process.env);
  const app = await buildSimulator({ keys: prepareKeys(dir), publicUrl, dir });
  const stop = () => void app.close().then(() => process.exit(0));
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  await app.listen({ port, host });
  process.stdout.write(`payment simulator ready on ${publicUrl}\n`);
} catch (error) {
  const isPlain = error instanceof ConfigError;
  process.stderr.write(`The payment simulator does not start.\n${isPlain ? error.message : String(error)}\n`);
  process.exit(1);
}
