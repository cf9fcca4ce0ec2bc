import { drawnOriginals } from 'demo-shop';

/**
 * Pictures for tests of the whole shop: products and banners are plain areas, because drawing them takes longer than
 * everything else that a page needs. Signs and icons are drawn.
 */
export const plainOriginals: typeof drawnOriginals = {
  version: drawnOriginals.version,
  views: drawnOriginals.views,
  findVideo: (key, format) => drawnOriginals.findVideo(key, format),
  find: (request) =>
    request.subject === 'sign' || request.subject === 'icon'
      ? drawnOriginals.find(request)
      : Promise.resolve(plainArea),
};

const plainArea = {
  type: 'svg' as const,
  svg: '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><rect width="100" height="100" fill="#dfe7ee"/></svg>',
  width: 100,
};
