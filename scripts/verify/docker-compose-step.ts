import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { root } from '../stack/settings.ts';
import { oneCheck, type StepResult } from './counts.ts';

const serviceSchema = z.object({
  image: z.string(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).optional(),
  volumes: z.array(z.string()).optional(),
});

const composeSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  volumes: z.record(z.string(), z.unknown()),
});

/** Programs that the scripts start as processes; docker-compose.yml must have a service for each. */
const programs: Record<string, string> = {
  'storefront-api': 'scripts/demo-api.ts',
  'release-registry': 'registry-server/src/server.ts',
  'payment-simulator': 'payment-simulator/src/server.ts',
  shell: 'shell/dist/server/supervisor.cjs',
  releases: 'scripts/publish.ts',
};

/** Checks docker-compose.yml without a container engine: services, programs, dependencies and volumes. */
export async function dockerComposeStep(): Promise<StepResult> {
  const failures = findFailures(readFileSync(join(root, 'docker-compose.yml'), 'utf8'));
  return oneCheck(failures.length, failures.join('\n'));
}

function findFailures(text: string): string[] {
  const parsed = composeSchema.safeParse(parse(text, { merge: true }));
  if (!parsed.success) return [z.prettifyError(parsed.error)];
  const { services, volumes } = parsed.data;
  const failures: string[] = [];
  for (const [name, program] of Object.entries(programs)) {
    if (!services[name]?.command?.includes(program)) failures.push(`${name} does not run ${program}`);
    if (!program.includes('/dist/') && !existsSync(join(root, program)))
      failures.push(`${program} does not exist`);
  }
  for (const [name, service] of Object.entries(services)) {
    for (const needed of Object.keys(service.depends_on ?? {})) {
      if (!services[needed]) failures.push(`${name} waits for ${needed}, which is no service`);
    }
    for (const volume of service.volumes ?? []) {
      const source = volume.split(':')[0] ?? '';
      if (!/^[./]/.test(source) && !(source in volumes))
        failures.push(`${name} uses the unknown volume ${source}`);
    }
  }
  return failures;
}
