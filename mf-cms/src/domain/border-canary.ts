import { useShop } from 'shared-runtime';
export const canary = useShop;
