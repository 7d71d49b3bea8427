/** Cells have explicit types, so that text starting with '=' does not become a formula. */
export async function writeXlsx(
  sheet: string,
  header: readonly string[],
  rows: readonly (string | number)[][],
): Promise<Buffer> {
  const { default: writeXlsxFile } = await import('write-excel-file/node')
  const data = [
    header.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...rows.map((cells) =>
      cells.map((value) => (typeof value === 'number' ? { value, type: Number } : { value, type: String })),
    ),
  ]
  return writeXlsxFile(data, { sheet: sheet.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31), stickyRowsCount: 1 }).toBuffer()
}
