import type { FastifyInstance } from 'fastify';
import { catalogueContext } from '../context.ts';
import { homePage, privateHomePage } from './home-pages.ts';

export async function homeRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.database;
  app.contractRoute('hp-data', (_input, visit) => homePage(db, app.catalogueCache, catalogueContext(visit)));
  app.contractRoute('pss-hp-data', (_input, visit) =>
    privateHomePage(db, app.catalogueCache, catalogueContext(visit)),
  );
}
