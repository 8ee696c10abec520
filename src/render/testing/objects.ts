import { PDFDocument } from '@cantoo/pdf-lib';

/** The text of every object of a file by its number, by itself or packed with others. */
export async function objectsOf(pdf: Buffer): Promise<Map<number, string>> {
  const { context } = await PDFDocument.load(pdf, { updateMetadata: false });
  return new Map(
    context.enumerateIndirectObjects().map(([{ objectNumber }, object]) => [objectNumber, String(object)]),
  );
}
