import type { FragmentProps } from 'shared-contracts/exposes';
import type { FragmentModule } from 'shared-runtime';
import { DeferredProductSlider, loadSlider } from '../features/sliders/deferred-sliders.ts';
import { sliderRequestOf } from '../features/sliders/slider-requests.ts';
import { messages } from '../messages/lists/index.ts';

export const fragment: FragmentModule<FragmentProps<'catalogue/product-slider'>> = {
  Component: SelectedSlider,
  messages,
  load: (context, props) => loadSlider(context, sliderRequestOf(props)),
};

function SelectedSlider(props: FragmentProps<'catalogue/product-slider'>) {
  const request = sliderRequestOf(props);
  return request === null ? null : <DeferredProductSlider request={request} title={props.title} />;
}
