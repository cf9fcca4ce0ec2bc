import { nameOfExpose } from 'shared-contracts/exposes';
import type { ContractFile, OverlayPlaces, RemoteName } from 'shared-contracts/releases';

/** Returns which preset prop its overlay does not accept; undefined if each is accepted. */
export function presetMismatch(
  remote: RemoteName,
  places: OverlayPlaces,
  offers: ContractFile['offers'],
): string | undefined {
  for (const [expose, { names = {} }] of Object.entries(places)) {
    const overlay = nameOfExpose(remote, expose);
    const accepted = Object.hasOwn(offers, overlay) ? (offers[overlay]?.schema['properties'] ?? {}) : {};
    for (const [name, preset] of Object.entries(names)) {
      const unknown = Object.keys(preset).find((prop) => !Object.hasOwn(accepted, prop));
      if (unknown === undefined) continue;
      return `opens ${overlay} as ${name} with ${unknown}, which is no prop of it: describe its props in offers`;
    }
  }
  return undefined;
}
