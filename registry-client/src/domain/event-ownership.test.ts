import type { RegistryDocument } from 'shared-contracts/releases';
import { accepted, documentWith, type ReleaseSpec } from '../testing/release-fixture.ts';
import { promote } from './promote.ts';
import { emptyDocument } from './registry-document.ts';
import { rollback } from './rollback.ts';

const emits = { 'basket:changed': 1 };
const consumes = { 'basket:changed': 1 };

const promoteRelease = (document: RegistryDocument, { name = 'mf-basket', ...spec }: ReleaseSpec) =>
  promote(documentWith(document, { name, ...spec }), {
    name,
    version: spec.version ?? '1.0.0',
    traffic: 100,
  });

const live = (...specs: ReleaseSpec[]) =>
  specs.reduce((document, spec) => accepted(promoteRelease(document, spec)), emptyDocument);

const catalogue = { name: 'mf-catalogue', contracts: { emits } } as const;

describe('promote, events of another remote', () => {
  it('accepts an event that the live release of its owner consumes', () => {
    expect(promoteRelease(live({ contracts: { consumes } }), catalogue).ok).toBe(true);
  });

  it.each([
    ['not', {}],
    ['in another major only', { 'basket:changed': 2, 'basket:changed@3': 3 }],
  ])('rejects an event that the live release of its owner consumes %s', (_how, other) => {
    const document = live({ version: '1.2.0', contracts: { consumes: other } });
    expect(promoteRelease(document, catalogue)).toMatchObject({
      ok: false,
      rejection: {
        code: 'contract_mismatch',
        message: expect.stringContaining(
          'it emits basket:changed, which belongs to mf-basket, and mf-basket 1.2.0 does not consume it',
        ),
      },
    });
  });

  it('rejects an event that the canary of its owner does not consume', () => {
    const document = documentWith(live({ contracts: { consumes } }), { version: '1.1.0' });
    const beside = accepted(promote(document, { name: 'mf-basket', version: '1.1.0', traffic: 10 }));
    expect(JSON.stringify(promoteRelease(beside, catalogue))).toContain(
      'mf-basket 1.1.0 does not consume it',
    );
  });

  it('accepts the first release of an owner whose event another remote emits already', () => {
    expect(promoteRelease(live(catalogue), {}).ok).toBe(true);
  });

  it('rejects a release of the owner that no longer consumes what others emit, but not a rollback to one', () => {
    const document = live({}, { version: '1.1.0', contracts: { consumes } }, catalogue);
    expect(JSON.stringify(promoteRelease(document, { version: '1.2.0' }))).toContain(
      'it no longer consumes basket:changed, which mf-catalogue 1.0.0 emits',
    );
    expect(rollback(document, 'mf-basket').ok).toBe(true);
  });
});
