import type { ComponentType } from 'react';
import type { ShopContext } from 'shared-runtime';
import { RegionIntl } from 'shared-runtime/host';
import { LateFrame, type LatePlace } from './late-frame.tsx';
import { messages } from './messages/index.ts';

export type LateComponent = ComponentType<{ place: LatePlace }>;

/** The late parts of the frame, with their words. */
export async function startLate({ locale }: ShopContext): Promise<LateComponent> {
  const words = await messages[locale]();
  return function LateFrameInWords({ place }) {
    return (
      <RegionIntl messages={words.default}>
        <LateFrame place={place} />
      </RegionIntl>
    );
  };
}
