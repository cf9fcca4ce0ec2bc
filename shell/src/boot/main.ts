import './styles.ts';

/**
 * The second script of a page. It only lists the boot tasks; `start.ts` runs each in a task of its own, so that the
 * browser can paint and handle events in between.
 */
globalThis.bootTasks = [
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ './client.tsx'),
  async () =>
    (await import(/* webpackMode: "eager", webpackExports: ["runShop"] */ './client.tsx')).runShop(),
];
