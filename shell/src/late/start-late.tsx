import type { ComponentType } from 'react';
import { RegionIntl } from 'shared-runtime/host';
import { LateContext, type LateFrameParts } from './late-context.ts';
import { LateFrame, type LatePlace } from './late-frame.tsx';
import { messages } from './messages/index.ts';

export type LateComponent = ComponentType<{ place: LatePlace }>;

/** The late parts of the frame, with their words. */
export async function startLate(parts: LateFrameParts): Promise<LateComponent> {
  const words = await messages[parts.context.locale]();
  return function LateFrameInWords({ place }) {
    return (
      <LateContext value={parts}>
        <RegionIntl messages={words.default}>
          <LateFrame place={place} />
        </RegionIntl>
      </LateContext>
    );
  };
}
