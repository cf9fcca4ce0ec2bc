export { loadProductSliders, loadSlider, loadViewed } from './load-sliders.ts';
export { ProductSlider } from './product-slider.tsx';
export { ProductSliders } from './product-sliders.tsx';
export { SingleCard } from './single-card.tsx';
export { RecentlyViewed } from './viewed/recently-viewed.tsx';
