import { screen } from '@testing-library/react';
import { renderInShop } from '../testing/index.ts';
import { useNavigate, useParams, useSearchParams } from './hooks.ts';

function Page() {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  return (
    <>
      <output>{`${useParams()['*']} ${search.get('p')}`}</output>
      <button type="button" onClick={() => setSearch({ p: '3' })}>
        third
      </button>
      <button type="button" onClick={() => void navigate({ pathname: '/boots', search: '?p=1' })}>
        boots
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        back
      </button>
    </>
  );
}

it('The hooks of the router read and change the URL', async () => {
  const { user, location } = renderInShop(<Page />, { messages: {}, path: '/brand/ridge?p=2' });
  const shown = () => screen.getByRole('status').textContent;
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  expect(shown()).toBe('brand/ridge 2');
  await press('third');
  expect([location(), shown()]).toEqual(['/brand/ridge?p=3', 'brand/ridge 3']);
  await press('boots');
  expect([location(), shown()]).toEqual(['/boots?p=1', 'boots 1']);
  await press('back');
  expect([location(), shown()]).toEqual(['/brand/ridge?p=3', 'brand/ridge 3']);
});
