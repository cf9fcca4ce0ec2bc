import type { FragmentProps } from 'shared-contracts/exposes';
import type { FragmentModule } from 'shared-runtime';
import { DeferredProductSlider, loadSlider } from '../features/sliders/deferred-sliders.ts';
import { messages } from '../messages/lists/index.ts';

export const fragment: FragmentModule<FragmentProps<'catalogue/recommendations'>> = {
  Component: ({ title, ...choice }) => (
    <DeferredProductSlider request={{ source: 'recommended', ...choice }} title={title} />
  ),
  messages,
  load: (context, { title: _title, ...choice }) => loadSlider(context, { source: 'recommended', ...choice }),
};
