import { useEffect, useEffectEvent, useRef } from 'react';
import { normalisePostcode } from 'shared-contracts/countries';
import { useFieldValue, type ShopForm } from 'shared-forms';
import type { AddressCountry, AddressFormValues } from 'shared-forms/address';
import { useShop } from 'shared-runtime';
import { addressPlacesQuery, type AddressPlace } from '../../api/address-places.ts';

/**
 * Fills in city and region when the postcode has one known place. What was typed or selected stays, and what was filled
 * in follows a change of the postcode. Without an answer nothing happens.
 */
export function usePostcodeLookup(
  form: ShopForm<AddressFormValues>,
  country: AddressCountry | undefined,
): void {
  const shop = useShop();
  const typed = useFieldValue(form, 'address.postcode') ?? '';
  const city = useFieldValue(form, 'address.city') ?? '';
  const region = useFieldValue(form, 'address.region') ?? '';
  const filled = useRef({ city: '', region: '' });

  const isFree = () => city.trim() === '' || city === filled.current.city;

  const fill = useEffectEvent((places: readonly AddressPlace[]) => {
    const [place, ...others] = places;
    if (place === undefined || others.length > 0 || !isFree()) return;
    const isKnown = country?.regions.some((each) => each.code === place.region) === true;
    const isRegionFree = region === '' || region === filled.current.region;
    filled.current = { city: place.city, region: place.region ?? '' };
    form.setValue('address.city', place.city);
    if (isKnown && isRegionFree) form.setValue('address.region', place.region);
  });

  const load = useEffectEvent(async (code: string, postcode: string) => {
    return isFree() ? shop.queryClient.fetchQuery(addressPlacesQuery(shop, code, postcode)) : null;
  });

  const code = country?.code;
  const postcode = code === undefined ? null : normalisePostcode(code, typed);
  useEffect(() => {
    if (code === undefined || postcode === null) return undefined;
    let isCurrent = true;
    load(code, postcode).then(
      (found) => {
        if (isCurrent && found !== null) fill(found.places);
      },
      () => undefined, // the member types the city
    );
    return () => {
      isCurrent = false;
    };
  }, [code, postcode]);
}
