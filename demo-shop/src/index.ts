export { demoPassword } from './data/members.ts';
export { demoShop } from './demo-shop.ts';
export { demoShopRecords } from './records/records.ts';
export { drawnOriginals } from './pictures/drawn-originals.ts';
