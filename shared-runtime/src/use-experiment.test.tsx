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

it('is the variation that was decided for this visitor, and the original otherwise', () => {
  renderInShop(<Shown />, { messages: {}, experiments: { a: 'variation_b' } });
  expect(screen.getByText('variation_b original')).toBeInTheDocument();
});

it('is the original in a shell that knows of no experiments, as one deployed before', () => {
  const shop = createStubShop();
  delete shop.context.experiments;
  render(
    <StubShell shop={shop} messages={{}}>
      <Shown />
    </StubShell>,
  );
  expect(screen.getByText('original original')).toBeInTheDocument();
});
