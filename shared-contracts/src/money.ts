export { gatedMoneySchema, type Money } from './money/money-schema.ts';
export { formatMoney, formatMoneyRange, formatWholeMoney } from './money/format-money.ts';
export { money, multiplyMoney, parsePriceString, percentSaved, sumMoney } from './money/money-rules.ts';
