import { leaveForDocument } from './leave-for-document.ts';

function tab(onLine = true) {
  const calls: string[] = [];
  const window = {
    location: {
      pathname: '/skis',
      assign: (href: string) => calls.push(`assign ${href}`),
      replace: (href: string) => calls.push(`replace ${href}`),
    },
    history: { go: (steps: number) => calls.push(`go ${steps}`) },
    navigator: { onLine },
  } as unknown as Window;
  return { window, calls };
}

const target = (pathname: string) => ({ pathname, search: '?p=1', hash: '#all' });

describe('leaveForDocument', () => {
  it.each([
    [target('/boots'), {}, ['assign /boots?p=1#all']],
    [target('/boots'), { replace: true }, ['replace /boots?p=1#all']],
    [target('/skis'), {}, ['assign /skis?p=1#all']],
    // Such as the removal of a result from the URL.
    [target('/skis'), { replace: true }, []],
    [-1, {}, ['go -1']],
  ] as const)('with %j and %j calls %j', (to, options, expected) => {
    const { window, calls } = tab();
    leaveForDocument(window, to, options);
    expect(calls).toEqual(expected);
  });

  it('keeps the page without a connection', () => {
    const { window, calls } = tab(false);
    leaveForDocument(window, target('/boots'));
    leaveForDocument(window, -1);
    expect(calls).toEqual([]);
  });
});
