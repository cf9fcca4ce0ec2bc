/** The answer of the endpoint `brands`, for tests and the standalone page. */
export const twoBrands = {
  groups: [
    { letter: 'N', brands: [{ id: 1, name: 'Nordvind', url: '/brand/nordvind', count: 12 }] },
    { letter: 'V', brands: [{ id: 2, name: 'Varnhorn', url: '/brand/varnhorn', count: 4 }] },
  ],
  largest: [],
};
