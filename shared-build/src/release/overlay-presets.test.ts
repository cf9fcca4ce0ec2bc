import { presetMismatch } from './overlay-presets.ts';

const offers = {
  'gift-cards/redeem': {
    major: 1,
    schema: { type: 'object', properties: { tab: { type: 'string' } } },
    examples: [{}],
  },
};
const withPreset = (preset: Record<string, string>) => ({
  './overlays/redeem': { kind: 'modal', width: 495, names: { 'redeem-card': preset } } as const,
});

describe('presetMismatch', () => {
  it('returns undefined for props that the overlay accepts', () => {
    expect(presetMismatch('mf-gift-cards', withPreset({ tab: 'code' }), offers)).toBeUndefined();
    expect(presetMismatch('mf-gift-cards', withPreset({}), {})).toBeUndefined();
  });

  it.each(['colour', 'constructor'])('names the prop %s, which the overlay does not accept', (prop) => {
    expect(presetMismatch('mf-gift-cards', withPreset({ [prop]: 'red' }), offers)).toBe(
      `opens gift-cards/redeem as redeem-card with ${prop}, which is no prop of it: describe its props in offers`,
    );
  });

  it('names a preset prop of an overlay that is not offered', () => {
    expect(presetMismatch('mf-gift-cards', withPreset({ tab: 'code' }), {})).toContain('with tab');
  });
});
