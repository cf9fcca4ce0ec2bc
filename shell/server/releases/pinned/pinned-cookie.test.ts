import { maxRemotes, type RemoteName, type Snapshot } from 'shared-contracts/releases';
import { documentOf, entryOf, manifestOf } from '../../testing/release-fixture.ts';
import { parsePinned, serializePinned } from './pinned-cookie.ts';

/** As many remotes as a shop may have, with names of 40 characters. */
const names = Array.from({ length: maxRemotes }, (_, index): RemoteName => {
  const letters = String.fromCodePoint(97 + Math.floor(index / 26), 97 + (index % 26));
  return `mf-${letters.padEnd(37, 'x')}`;
});
const version = '12.34.56-0123456789ab';
const document = documentOf(
  1,
  Object.fromEntries(names.map((name) => [name, [entryOf(name, '1.0.0'), entryOf(name, version)]])),
);
const snapshot: Snapshot = {
  revision: 1,
  releases: Object.fromEntries(names.map((name) => [name, manifestOf(name, version)])),
};

describe('serializePinned', () => {
  it('returns a value that fits into a cookie for the maximum number of remotes with the longest names', () => {
    expect(names[0]).toHaveLength(40);
    const value = serializePinned(snapshot);
    expect(value).toMatch(/^[\w.-]+$/);
    expect(value.length).toBeLessThan(800);
    expect(parsePinned(value, document)).toEqual(Object.fromEntries(names.map((name) => [name, version])));
  });
});

describe('parsePinned', () => {
  const value = serializePinned({ ...snapshot, releases: { 'mf-basket': manifestOf('mf-basket', '1.0.0') } });

  it('returns the pinned releases of a document that has them', () => {
    const later = documentOf(2, {
      'mf-basket': [entryOf('mf-basket', '1.0.0'), entryOf('mf-basket', '2.0.0')],
    });
    expect(parsePinned(value, later)).toEqual({ 'mf-basket': '1.0.0' });
  });

  it('returns null if one release is unknown, or nothing is known', () => {
    expect(parsePinned(value, documentOf(2, { 'mf-basket': [entryOf('mf-basket', '2.0.0')] }))).toBeNull();
    expect(parsePinned(value, undefined)).toBeNull();
  });
});
