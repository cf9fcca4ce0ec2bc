/** Loads the code of all sliders, one chunk: a copy of the cards in each fragment would be larger than its own code. */
export const loadSlidersCode = () => import(/* webpackChunkName: "product-sliders" */ './sliders.ts');
