export { AsidePanel } from './aside-panel.tsx';
export type { DialogProps } from './dialog-props.ts';
export { Modal } from './modal.tsx';
