import type { Readable } from 'node:stream'
import { Unzip, UnzipInflate } from 'fflate'
import { cellText, type ReadCell, readSheet, readStrings, readStyles, readWorkbook } from './sheet-xml.server.ts'
import { cutRow, type PartReader, type Table, tableLimits } from './table.ts'

const maxParts = 2_000
const maxUnpacked = 32 * 1024 * 1024
/** Input is decompressed in small steps, so that each step yields a few megabytes at most. */
const stepBytes = 4 * 1024

export class NoTable extends Error {}

/** Decompresses at most 32 MB, whatever size the file declares. Formulas yield the results stored in the file. */
export async function readXlsx(content: Readable): Promise<Table> {
  const workbook = readWorkbook()
  const styles = readStyles()
  const strings = readStrings()
  const sheets = new Map<string, ReturnType<typeof readSheet>>()
  let parts = 0
  let unpacked = 0
  let problem: Error | null = null

  function readerOf(name: string): PartReader | null {
    if (name === 'xl/workbook.xml') return workbook
    if (name === 'xl/styles.xml') return styles
    if (name === 'xl/sharedStrings.xml') return strings
    if (!/^xl\/worksheets\/[^/]+\.xml$/.test(name) || sheets.size >= 20) return null
    const sheet = readSheet()
    sheets.set(name, sheet)
    return sheet
  }

  const unzip = new Unzip((file) => {
    if (++parts > maxParts) problem = new NoTable('too many parts')
    const reader = readerOf(file.name)
    if (!reader || problem) return
    const decoder = new TextDecoder()
    file.ondata = (error, chunk, isLast) => {
      if (error) problem = new NoTable('a part cannot be unpacked', { cause: error })
      unpacked += chunk?.length ?? 0
      if (unpacked > maxUnpacked) problem = new NoTable('it unpacks to more than is read')
      if (problem || reader.isFull()) return file.terminate()
      reader.write(decoder.decode(chunk, { stream: !isLast }))
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  for await (const chunk of content) {
    const bytes = Buffer.from(chunk)
    for (let at = 0; at < bytes.length && !problem; at += stepBytes) push(unzip, bytes.subarray(at, at + stepBytes))
    if (problem) throw problem
  }

  const [first] = [...sheets].toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
  if (!first) throw new NoTable('no sheet')
  const [, sheet] = first
  const textOf = (cell: ReadCell) => cellText(cell, { strings: strings.found, styles, is1904: workbook.is1904() })
  const rows = sheet.rows.map((row) => cutRow(Array.from(row, (cell) => (cell ? textOf(cell) : ''))))
  return {
    rows: rows.slice(0, tableLimits.rows).map(({ cells }) => cells),
    isCut: sheet.isFull() || strings.isFull() || sheets.size > 1 || rows.some(({ isCut }) => isCut),
  }
}

function push(unzip: Unzip, bytes: Uint8Array): void {
  try {
    unzip.push(bytes)
  } catch (error) {
    throw new NoTable('it cannot be unpacked', { cause: error })
  }
}
