import { access } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { manifestOf } from 'registry-client/testing/release-fixture';
import { tempDir } from 'registry-client/testing/temp-dir';
import { createReleaseFiles } from './release-files.ts';

const browser = Object.fromEntries(Array.from({ length: 6 }, (_, index) => [`${index}.js`, `code ${index}`]));
const sides = ['browser', 'server'] as const;
const rounds = 50;

describe('createReleaseFiles', () => {
  it('accepts a release with all of its files or none, while uploads are discarded and repeated', async () => {
    const files = createReleaseFiles(await tempDir(), { failure: async () => undefined });
    let accepted = 0;
    for (let round = 0; round < rounds; round += 1) {
      const manifest = manifestOf({ version: `1.0.${round}`, browser, server: browser });
      const { name, version } = manifest;
      const upload = () =>
        Promise.all(
          Object.entries(browser).flatMap(([file, code]) =>
            sides.map((side) => files.stage(name, version, side, file, Buffer.from(code))),
          ),
        );
      const accept = () => files.accept(manifest, Buffer.from(JSON.stringify(manifest)));
      const discard = () => files.discardStaged(name, version);
      // oxlint-disable-next-line no-await-in-loop -- the race is within a round
      await upload();
      const accepting = Promise.all([accept(), accept()]);
      // At another moment of the acceptance in each round, and after it in every eighth.
      const moment = round % 8 === 7 ? accepting : delay(round % 8);
      // oxlint-disable-next-line no-await-in-loop
      const [[first, second]] = await Promise.all([
        accepting,
        moment.then(() => Promise.all([discard(), upload(), discard()])),
      ]);
      if (first.status !== 'accepted' && second.status !== 'accepted') continue;
      accepted += 1;
      const located = Object.keys(browser).flatMap((file) => sides.map((side) => `${side}/${file}`));
      // oxlint-disable-next-line no-await-in-loop
      await Promise.all(located.map((file) => access(files.locate(name, version, file))));
    }
    expect(accepted).toBeGreaterThan(0);
  });
});
