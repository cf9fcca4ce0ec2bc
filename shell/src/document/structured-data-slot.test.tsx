import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { StructuredDataSlot } from './structured-data-slot.tsx';

it('StructuredDataSlot keeps the server’s content when the browser hydrates it without html', async () => {
  const script = '<script type="application/ld+json">{"@graph":[]}</script>';
  const container = document.createElement('div');
  container.innerHTML = renderToString(<StructuredDataSlot html={script} />);
  const recovered: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, <StructuredDataSlot html="" />, {
      onRecoverableError: (error) => recovered.push(error),
    }),
  );
  expect(recovered).toEqual([]);
  expect(container.querySelector('script')?.textContent).toBe('{"@graph":[]}');
  await act(async () => root.unmount());
});
