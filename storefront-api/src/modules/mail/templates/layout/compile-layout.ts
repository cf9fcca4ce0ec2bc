import mjml2html from 'mjml';
import type { StoreBrand } from 'shared-contracts/stores';
import { layoutSource } from './layout-source.ts';

/**
 * Compiles the layout of a brand into HTML. Called in development and by a test only: the API reads the result from
 * `compiled`, because mjml takes half a second to load and to compile.
 */
export async function compileLayout(brand: StoreBrand): Promise<string> {
  const { html, errors } = await mjml2html(layoutSource(brand), { validationLevel: 'strict', fonts: {} });
  if (errors.length > 0) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'));
  return html.endsWith('\n') ? html : `${html}\n`;
}
