import { renderToStaticMarkup } from 'react-dom/server';
import { defaultStore } from 'shared-contracts/stores';
import { PageHead } from '../../../src/document/page-head.tsx';
import { bareMeta } from '../../../src/routing/page-state.ts';

describe('PageHead on the server', () => {
  it('escapes markup in every text', () => {
    const text = '</title><script>window.stolen = 1</script>" onload="x';
    const bare = bareMeta(defaultStore);
    const og = { ...bare.og, title: text, description: text, site_name: text, image: `http://a/"><script>` };
    const alternates = [{ hreflang: '"><script>', href: 'http://a/"><script>' }];
    const drawn = renderToStaticMarkup(
      <PageHead meta={{ ...bare, title: text, description: text, robots: text, alternates, og }} />,
    );
    expect(drawn).not.toContain('<script');
    expect(drawn).not.toContain('" onload');
    expect(drawn.match(/<\/title>/g)).toHaveLength(1);
  });
});
