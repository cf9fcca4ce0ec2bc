export { gatedMoneySchema, moneySchema, type Money } from './money-schema.ts';
export { formatMoney, formatMoneyRange, formatWholeMoney } from './format-money.ts';
export { money, multiplyMoney, parsePriceString, percentSaved, sumMoney } from './money-rules.ts';
