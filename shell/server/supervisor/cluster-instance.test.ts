import { shellReleaseName } from 'shared-contracts/releases';
import { shellVerdicts } from '../releases/verdicts/shell-verdicts.ts';
import { initialSupervisorState } from '../releases/verdicts/supervisor-state.ts';
import { documentOf, entryOf } from '../testing/release-fixture.ts';
import { instanceEnvironment } from './cluster-instance.ts';

const files = { dataDir: '/data', visitorKeyFile: '/keys/visitor', maintenanceFile: '/data/closed.json' };
const document = documentOf(1, { [shellReleaseName]: [entryOf(shellReleaseName, '1.0.0-live')] });

/** Returns the outcomes that an instance reports before its supervisor has sent a message. */
const firstOutcomes = (environment: Record<string, string>) =>
  shellVerdicts(document, {
    build: '1.0.0-live',
    supervisor: initialSupervisorState(environment),
  }).map(({ outcome }) => outcome);

describe('instanceEnvironment', () => {
  it('gives each instance a folder of its own, and all the same key', () => {
    expect(instanceEnvironment(files, 0)).toMatchObject({ SHELL_DATA_DIR: '/data' });
    expect(instanceEnvironment(files, 2)).toMatchObject({
      SHELL_DATA_DIR: '/data/instances/2',
      VISITOR_KEY_FILE: '/keys/visitor',
      MAINTENANCE_FILE: '/data/closed.json',
    });
  });

  it('makes an instance say nothing about its build until its supervisor has settled', () => {
    expect(firstOutcomes(instanceEnvironment(files, 0))).toEqual([]);
  });

  it('is not that of a supervisor of an earlier build, whose instance reports that it serves its own build', () => {
    expect(firstOutcomes({ SHELL_DATA_DIR: '/data' })).toEqual(['serves']);
    expect(firstOutcomes({ SHELL_SUPERVISOR_MESSAGES: 'failed-shell' })).toEqual(['serves']);
  });
});
