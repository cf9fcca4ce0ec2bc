import type { FastifyInstance } from 'fastify';
import type { ParsedRequestOf } from 'shared-contracts/api';
import type { Visit } from '../../../visit/visit.ts';
import { catalogueContext, contextOfGroup } from '../context.ts';
import { homePage, privateHomePage, type HomeReader } from './home-pages.ts';
import { memberFacts } from './member-facts.ts';

export async function homeRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.database;

  async function readerOf(
    { groupId, genderId }: ParsedRequestOf<'hp-data'>,
    visit: Visit,
  ): Promise<HomeReader> {
    return {
      db,
      cache: app.catalogueCache,
      context: contextOfGroup(catalogueContext(visit), groupId),
      gender: genderId,
      member: await memberFacts(db, visit),
    };
  }

  app.contractRoute('hp-data', async (input, visit) => homePage(await readerOf(input, visit)));
  app.contractRoute('pss-hp-data', async (input, visit) => privateHomePage(await readerOf(input, visit)));
}
