export { exportCatalogue } from './export/export-catalogue.ts';
export { importCatalogue, type ImportResult } from './import-catalogue.ts';
export { CatalogueImportError, ImportRejectedError, type ImportFailure } from './import-error.ts';
export { fileLines, type LineSource } from './source.ts';
