/**
 * A finished file once more with all that is no stream in one that is zipped, as PDF 1.5 allows (ISO 32000-1, 7.5.7): the
 * pages, their resources and the words that are read aloud are a sixth of a file of many pages.
 */
export async function packed(pdf: Buffer): Promise<Buffer> {
  // The library takes a quarter of a second to load: only who has a file of many pages waits for it.
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const file = await PDFDocument.load(pdf, { updateMetadata: false });
  return Buffer.from(await file.save({ useObjectStreams: true, addDefaultPage: false, updateFieldAppearances: false }));
}
