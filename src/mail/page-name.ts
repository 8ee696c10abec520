/** The file name of a page: `despatch-AB12-north-17.pdf`, game, seat and number of the position. */
export function pageName(code: string, { seat, position }: { seat: string; position: number }): string {
  return `despatch-${code}-${seat}-${position}.pdf`;
}
