import checkoutEn from '../messages/checkout/en_GB.json' with { type: 'json' };
import deliveryEn from '../messages/delivery/en_GB.json' with { type: 'json' };
import fittingDe from '../messages/fitting/de_DE.json' with { type: 'json' };
import fittingEn from '../messages/fitting/en_GB.json' with { type: 'json' };
import fittingFr from '../messages/fitting/fr_FR.json' with { type: 'json' };
import orderEn from '../messages/order/en_GB.json' with { type: 'json' };
import addressFieldsEn from 'shared-forms/messages/address/en_GB.json' with { type: 'json' };
import formsEn from 'shared-forms/messages/en_GB.json' with { type: 'json' };
import basketDe from '../messages/basket/de_DE.json' with { type: 'json' };
import basketEn from '../messages/basket/en_GB.json' with { type: 'json' };
import basketFr from '../messages/basket/fr_FR.json' with { type: 'json' };
import miniDe from '../messages/mini/de_DE.json' with { type: 'json' };
import miniEn from '../messages/mini/en_GB.json' with { type: 'json' };
import miniFr from '../messages/mini/fr_FR.json' with { type: 'json' };

/** All messages in English. */
export const messages = { ...miniEn, ...fittingEn, ...basketEn };
export const germanMessages = { ...miniDe, ...fittingDe, ...basketDe };
export const frenchMessages = { ...miniFr, ...fittingFr, ...basketFr };

export const checkoutMessages = {
  ...formsEn,
  ...addressFieldsEn,
  ...miniEn,
  ...deliveryEn,
  ...fittingEn,
  ...checkoutEn,
};
export const orderMessages = { ...miniEn, ...deliveryEn, ...fittingEn, ...orderEn };
