import type { FastifyInstance } from 'fastify';
import { endpoints } from 'shared-contracts/api';
import type { ShopImage } from 'shared-contracts/api/fields';
import { stores } from 'shared-contracts/stores';

/** What most visitors' browsers choose: the format that all new ones know, on a phone and on a desk. */
const bannerFiles = { wide: '1400.avif', narrow: '800.avif' };
const cardFile = '400.avif';
const firstBanners = 6;

/**
 * Draws what the first visitor will see, one picture after the other, so that visitors who come meanwhile find
 * a free place. Resolves with how many are there; stops when the server does.
 */
export async function warmUpPictures(app: FastifyInstance, isStopping: () => boolean): Promise<number> {
  let count = 0;
  for (const url of await firstPictures(app)) {
    if (isStopping()) break;
    // oxlint-disable-next-line no-await-in-loop -- in the order in which a page shows them
    const { statusCode } = await app.inject(url);
    if (statusCode === 200) count += 1;
  }
  return count;
}

async function firstPictures(app: FastifyInstance): Promise<string[]> {
  const answer = await app.inject(`/api/hp-data?storeId=${stores[0].id}&groupId=0`);
  const { sales, bestsellers } = endpoints['hp-data'].response.parse(answer.json());
  const banners = sales
    .slice(0, firstBanners)
    .flatMap(({ image }) => [
      ...(image.narrow === undefined ? [] : [inFile(image.narrow, bannerFiles.narrow)]),
      inFile(image, bannerFiles.wide),
    ]);
  return [...banners, ...bestsellers.map((card) => inFile(card.image, cardFile))];
}

const inFile = ({ url }: Pick<ShopImage, 'url'>, file: string) => url.replace(/[^/]+$/, file);
