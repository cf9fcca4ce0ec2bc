import { render, screen } from '@testing-library/react';
import { StubShell } from './stub/stub-shell.tsx';
import { createStubShop, renderInShop } from './testing/index.ts';
import { useExperiment } from './use-experiment.ts';

function Shown() {
  return (
    <p>
      {useExperiment('a')} {useExperiment('b')}
    </p>
  );
}

it("useExperiment returns the visitor's variation, and the original without one", () => {
  renderInShop(<Shown />, { messages: {}, experiments: { a: 'variation_b' } });
  expect(screen.getByText('variation_b original')).toBeInTheDocument();
});

it('useExperiment returns the original in a shell without experiments, such as an older release', () => {
  const shop = createStubShop();
  delete shop.context.experiments;
  render(
    <StubShell shop={shop} messages={{}}>
      <Shown />
    </StubShell>,
  );
  expect(screen.getByText('original original')).toBeInTheDocument();
});
