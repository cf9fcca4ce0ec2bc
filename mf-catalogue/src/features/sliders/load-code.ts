/** One chunk: a copy of the cards for each fragment would be larger than all that they have of their own. */
export const loadSlidersCode = () => import(/* webpackChunkName: "product-sliders" */ './sliders.ts');
