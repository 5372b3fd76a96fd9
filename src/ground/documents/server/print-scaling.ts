/**
 * Asks viewers not to shrink pages to the printer's margins: a template at 1:1 would be wrong. pdfkit has no option for
 * it; the viewer preferences come from its option `displayTitle`.
 */
export function forbidScaling(pdf: PDFKit.PDFDocument): void {
  const { _root } = pdf as unknown as { _root: { data: { ViewerPreferences?: { data: Record<string, unknown> } } } };
  Object.assign(_root.data.ViewerPreferences?.data ?? {}, { PrintScaling: 'None' });
}
