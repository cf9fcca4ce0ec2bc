import { useQuery } from '@tanstack/react-query';
import type { OverlayProps } from 'shared-contracts/exposes';
import { useOverlay, useShop } from 'shared-runtime';
import { productQuery } from '../../../api/product-query.ts';
import { colourField, preselection } from '../../../domain/buying/preselection.ts';
import { BuyForm } from '../buy/buy-form.tsx';
import { DeferredFittingFields } from '../fitting/deferred-fitting.ts';
import { SoldOut } from '../unavailable/sold-out.tsx';
import { usePictures } from '../use-pictures.ts';
import { PanelHeader } from './panel-header.tsx';
import { PanelState } from './panel-state.tsx';
import { useCloseAtSignIn } from './use-close-at-sign-in.ts';
import { useFormDraft } from './use-form-draft.ts';
import styles from './quick-add.module.css';

export type QuickAddProps = OverlayProps<'catalogue/product-add-to-basket'>;

// Loaded in parallel with the product. If this fails, the form loads them when it is rendered.
DeferredFittingFields.load().catch(() => undefined);

/** Renders the form of a product's page beside a list. The fields of the list's card are shown until the product is loaded. */
export function QuickAdd({ productId, card }: QuickAddProps) {
  const shop = useShop();
  const { close } = useOverlay();
  const query = useQuery(productQuery(shop, productId));
  const product = query.data;
  const draft = useFormDraft(card);
  const closeAtSignIn = useCloseAtSignIn(close);
  const shown = product ?? { options: [], images: card ? [card.image] : [] };
  const restored = { ...colourField(shown, colourOf(card?.url)), ...draft.fields };
  const preselected = preselection(shown, restored);
  const { images, chooseOption } = usePictures(shown, preselected);

  function handleFieldChange(field: string, value: string): void {
    draft.save(field, value);
    chooseOption(field, value);
  }

  function handleAdded(): void {
    draft.discard();
    close();
  }

  return (
    <div className={styles.panel}>
      <PanelHeader product={product} card={card} image={images[0]} />
      {product === undefined ? <PanelState query={query} /> : null}
      {product?.inStock === true ? (
        <BuyForm
          product={product}
          path={card?.url ?? product.url}
          formError={undefined}
          restored={{ ...restored, ...preselected }}
          place="panel"
          onFieldChange={handleFieldChange}
          onAdded={handleAdded}
          onSignInRequired={closeAtSignIn}
        />
      ) : null}
      {product?.inStock === false ? <SoldOut category={product.category} isSold={product.isSold} /> : null}
    </div>
  );
}

const colourOf = (url = '') => new URLSearchParams(url.split('?')[1]).get('colour');
