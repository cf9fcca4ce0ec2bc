import { serialise, type ShopState } from './shop-state.ts';

const hostile = '</script><script>alert(1)</script><!-- <script> \u2028\u2029 & "';

describe('serialise', () => {
  const text = serialise({ page: { kind: 'not-found', title: hostile } } as unknown as ShopState);

  it('cannot end its script element or open another', () => {
    const frame = new DOMParser().parseFromString(
      `<body><script id="state" type="application/json">${text}</script><p>after</p></body>`,
      'text/html',
    );
    expect(frame.querySelectorAll('script')).toHaveLength(1);
    expect(frame.querySelector('p')?.textContent).toBe('after');
    expect(frame.getElementById('state')?.textContent).toBe(text);
  });

  it('writes no line terminators of JavaScript', () => {
    expect(text).not.toMatch(/[<\u2028\u2029]/);
  });

  it('can be parsed back', () => {
    expect(JSON.parse(text)).toEqual({ page: { kind: 'not-found', title: hostile } });
  });
});
