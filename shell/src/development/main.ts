import './refresh-runtime.ts';
import '../boot/styles.ts';
import { developmentBoot } from './development-boot.ts';

/** The main script of pages with a remote that runs from its sources. Like `boot/main.ts`. */
globalThis.bootTasks = [
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'react-dom/client'),
  async () =>
    (await import(/* webpackMode: "eager", webpackExports: ["runShop"] */ '../boot/client.tsx')).runShop(
      developmentBoot,
    ),
];
