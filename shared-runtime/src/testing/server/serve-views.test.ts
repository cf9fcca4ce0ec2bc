import { hydrateView } from './hydrate-view.ts';
import { serveViews } from './serve-views.ts';
import { views } from './side-views.tsx';

describe('serveViews', () => {
  it('rejects if a component reads the window while it renders', async () => {
    const served = serveViews(new URL('./window-views.tsx', import.meta.url));
    await expect(served).rejects.toThrow('window is not defined');
  });

  it('evaluates modules without a window, so that hydrateView reports what depends on one', async () => {
    const served = await serveViews<keyof typeof views>(new URL('./side-views.tsx', import.meta.url));
    expect(served.dependsOnSide.html).toBe('<p>server</p>');
    const { container, mismatches, unmount } = await hydrateView(views.dependsOnSide, served.dependsOnSide);
    expect(container).toHaveTextContent('browser');
    expect(mismatches).toHaveLength(1);
    await unmount();
  });
});
