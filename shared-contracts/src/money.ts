export { gatedMoneySchema, moneySchema, type Money } from './money/money-schema.ts';
export {
  formatMoney,
  money,
  multiplyMoney,
  parsePriceString,
  percentSaved,
  sumMoney,
} from './money/money-rules.ts';
