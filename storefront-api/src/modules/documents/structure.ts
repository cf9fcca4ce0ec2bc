import type { Pdf } from './pdf-document.ts';

/** Standard structure types of ISO 32000 that the shop's documents use. */
type StructureType =
  | 'Div'
  | 'Figure'
  | 'H1'
  | 'H2'
  | 'L'
  | 'LBody'
  | 'LI'
  | 'Lbl'
  | 'P'
  | 'Sect'
  | 'Table'
  | 'TBody'
  | 'TD'
  | 'TH'
  | 'THead'
  | 'TR';

interface ElementOptions {
  /** What is read instead of a picture. */
  alt?: string;
  /** What is read and copied instead of the letters that are drawn. */
  actual?: string;
  /** What a header cell is the header of. */
  scope?: 'Column' | 'Row';
}

/** A place of the structure that screen readers follow, in the order in which elements are added. */
export interface Structure {
  /** Adds an element at the end of this one. */
  add: (type: StructureType, options?: ElementOptions) => Structure;
  /** Makes what is drawn meanwhile the content of this element. Calls must not be nested. */
  mark: <T>(draw: () => T) => T;
}

/** Opens the structure of a document, and returns its outermost element. */
export function openStructure(pdf: Pdf): Structure {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  return structureOf(pdf, root, 'Document');
}

function structureOf(pdf: Pdf, element: PDFKit.PDFStructureElement, type: string): Structure {
  return {
    add: (childType, options = {}) => {
      const child = pdf.struct(childType, options);
      element.add(child);
      return structureOf(pdf, child, childType);
    },
    mark: (draw) => {
      const content = pdf.markStructureContent(type);
      const result = draw();
      pdf.endMarkedContent();
      element.add(content);
      return result;
    },
  };
}

/**
 * Returns what screen readers skip: rules and surfaces (`Layout`), and what each page repeats (`Pagination`). Elements
 * that are added to it are skipped as well, so that a part can be drawn as content on one page and skipped on the next.
 */
export function artifact(pdf: Pdf, type: 'Layout' | 'Pagination' = 'Layout'): Structure {
  const skipped: Structure = {
    add: () => skipped,
    mark: (draw) => {
      pdf.markContent('Artifact', { type });
      const result = draw();
      pdf.endMarkedContent();
      return result;
    },
  };
  return skipped;
}
