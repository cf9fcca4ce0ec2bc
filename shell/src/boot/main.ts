import '../document/styles.ts';

/**
 * The second script of a page. It only says what there is to do; `start.ts` does it when this is here, each portion in
 * a task of its own, so that between two the browser can draw and listen.
 */
globalThis.bootTasks = [
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ './client.tsx'),
  async () =>
    (await import(/* webpackMode: "eager", webpackExports: ["runShop"] */ './client.tsx')).runShop(),
];
