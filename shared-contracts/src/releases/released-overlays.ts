import type { OverlayPlaces } from './overlay-places.ts';
import type { RemoteName } from './remote-names.ts';

/**
 * Places of the overlays of releases that declare none, because they were built when the shell had a table of them. Until
 * the next major of the shell API.
 */
export const releasedOverlays: Readonly<Record<RemoteName, OverlayPlaces>> = {
  'mf-account': {
    './overlays/register': {
      kind: 'modal',
      width: 495,
      aside: { width: 495 },
      names: {
        join: { tab: 'join' },
        login: { tab: 'signIn' },
        'red-join': { tab: 'join', variant: 'red' },
        'red-login': { tab: 'signIn', variant: 'red' },
        'red-register-modal': { variant: 'red' },
      },
    },
    './overlays/welcome': { kind: 'modal', width: 562, names: { 'welcome-popup': {} } },
  },
  'mf-basket': {
    './overlays/added': {
      kind: 'modal',
      width: 450,
      aside: { width: 450 },
      names: { 'added-to-basket': {} },
    },
  },
  'mf-catalogue': {
    './overlays/size-guide': { kind: 'modal', width: 770, names: { 'size-guide': {} } },
  },
  'mf-consent': {
    './overlays/preferences': { kind: 'modal', width: 650, names: { 'cookie-preferences': {} } },
  },
};
