import type { FastifyInstance } from 'fastify';
import { endpoints } from 'shared-contracts/api';
import type { ShopImage } from 'shared-contracts/api/fields';
import { stores } from 'shared-contracts/stores';

/** The files that most browsers request, for phones and desktops. */
const bannerFiles = { wide: '1400.avif', narrow: '800.avif' };
const cardFile = '400.avif';
const maxBanners = 6;

/**
 * Draws the pictures of the home page one after the other, so that requests of visitors are not queued behind them.
 * Resolves with the number of pictures drawn. Stops early if `isStopping` returns true.
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
    .slice(0, maxBanners)
    .flatMap(({ image }) => [
      ...(image.narrow === undefined ? [] : [withFile(image.narrow, bannerFiles.narrow)]),
      withFile(image, bannerFiles.wide),
    ]);
  return [...banners, ...bestsellers.map((card) => withFile(card.image, cardFile))];
}

const withFile = ({ url }: Pick<ShopImage, 'url'>, file: string) => url.replace(/[^/]+$/, file);
