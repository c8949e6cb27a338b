/** The address of a PDF that the owner uploaded. */
export function fileUrl(key: string): string {
  return `/assets/documents/${key}.pdf`;
}
