import { screen } from '@testing-library/react';
import { renderInShop } from './testing/index.ts';
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
