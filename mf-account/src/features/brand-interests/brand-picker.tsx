import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureAlert, toFailure } from 'shared-forms/failure';
import { FormattedMessage, useShop, type PageParams } from 'shared-runtime';
import { Button, Skeleton, VisuallyHidden } from 'shared-ui';
import { brandInterestsQuery, useFollowBrands } from '../../api/brand-interests.ts';
import { PreferencesForm } from '../../components/preferences-form.tsx';
import { followedBrandsOf } from '../../domain/brand-filter.ts';
import { BrandList } from './brand-list.tsx';
import styles from './brand-interests.module.css';

export interface BrandPickerProps {
  /** Path that a rejection returns to without JavaScript. */
  back: string;
  /** Query of the page, which has the result of a post without JavaScript. */
  search: PageParams['search'];
}

/**
 * Every brand with a checkbox, and the button that stores which ones the member follows. Its key is the member's id: the
 * checkboxes keep their own state, which must not be stored for another member.
 */
export function BrandPicker({ back, search }: BrandPickerProps) {
  const shop = useShop();
  const { data, error, refetch } = useQuery(brandInterestsQuery(shop));
  const followBrands = useFollowBrands();
  const [checked, setChecked] = useState<number | null>(null);
  if (data === undefined && error) {
    return (
      <FailureAlert failure={toFailure(error.failure, shop.store.locale)}>
        <Button variant="secondary" onClick={() => void refetch()}>
          <FormattedMessage id="brands.retry" />
        </Button>
      </FailureAlert>
    );
  }
  if (data === undefined) return <Loading />;
  const { brands } = data;
  const count = brands.filter(({ isFollowed }) => isFollowed).length;
  return (
    <div className={styles.picker}>
      <PreferencesForm
        action="/form/brand-interests-update"
        back={back}
        search={search}
        saved={<FormattedMessage id="brands.saved" values={{ count }} />}
        send={(form) => followBrands(followedBrandsOf(form))}
        fields={<BrandList brands={brands} onCount={setChecked} />}
        footer={(button) => (
          <div className={styles.footer}>
            <p className={styles.count}>
              <FormattedMessage id="brands.selected" values={{ count: checked ?? count }} />
            </p>
            {button}
          </div>
        )}
      />
    </div>
  );
}

function Loading() {
  return (
    <div className={styles.loading}>
      <VisuallyHidden>
        <output>
          <FormattedMessage id="brands.loading" />
        </output>
      </VisuallyHidden>
      <Skeleton shape="block" height="24rem" />
    </div>
  );
}
