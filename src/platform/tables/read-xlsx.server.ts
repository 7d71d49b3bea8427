import type { Readable } from 'node:stream'
import { Unzip, UnzipInflate } from 'fflate'
import { Parser } from 'htmlparser2'
import {
  cutRow,
  dayOfSerial,
  isDateFormat,
  type PartReader,
  type Table,
  type TableLimits,
  tableLimits,
} from './table.ts'

const stringsPerRow = 250

const maxStyles = 5_000

const maxParts = 2_000
/** Compressed bytes per step of decompression. Each step yields a few megabytes at most. */
const stepBytes = 4 * 1024

export class NoTable extends Error {}

/** Decompresses no more than the limit, whatever size the file declares. Formulas yield the results stored in the file. */
export async function readXlsx(content: Readable, limits: TableLimits = tableLimits): Promise<Table> {
  const workbook = readWorkbook()
  const styles = readStyles()
  const strings = readStrings(limits)
  const sheets = new Map<string, ReturnType<typeof readSheet>>()
  let parts = 0
  let unpacked = 0
  let problem: Error | null = null

  function readerOf(name: string): PartReader | null {
    if (name === 'xl/workbook.xml') return workbook
    if (name === 'xl/styles.xml') return styles
    if (name === 'xl/sharedStrings.xml') return strings
    if (!/^xl\/worksheets\/[^/]+\.xml$/.test(name) || sheets.size >= 20) return null
    const sheet = readSheet(limits)
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
      if (unpacked > limits.unpackedBytes) problem = new NoTable('it unpacks to more than is read')
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
  const rows = sheet.rows.map((row) =>
    cutRow(
      Array.from(row, (cell) => (cell ? textOf(cell) : '')),
      limits,
    ),
  )
  return {
    rows: rows.slice(0, limits.rows).map(({ cells }) => cells),
    isCut: sheet.isFull() || strings.isFull() || sheets.size > 1 || rows.some(({ isCut }) => isCut),
    sheets: sheets.size,
  }
}

function push(unzip: Unzip, bytes: Uint8Array): void {
  try {
    unzip.push(bytes)
  } catch (error) {
    throw new NoTable('it cannot be unpacked', { cause: error })
  }
}

type ReadCell = { type: string; value: string; style: number }

type Handlers = {
  open?: (name: string, attributes: Record<string, string>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

function xml({ open, text, close }: Handlers): Parser {
  const bare = (name: string) => name.replace(/^.*:/, '')
  return new Parser(
    {
      onopentag: (name, attributes) => open?.(bare(name), attributes),
      ontext: (read) => text?.(read),
      onclosetag: (name) => close?.(bare(name)),
    },
    { xmlMode: true, decodeEntities: true },
  )
}

function readWorkbook() {
  let is1904 = false
  const parser = xml({
    open(name, { date1904 }) {
      if (name === 'workbookPr') is1904 = date1904 === '1' || date1904 === 'true'
    },
  })
  return { ...fed(parser), is1904: () => is1904 }
}

function readStyles() {
  const codes = new Map<number, string>()
  const formats: number[] = []
  let isInCells = false
  const parser = xml({
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'numFmt' && codes.size < maxStyles) codes.set(Number(numFmtId), formatCode)
      if (name === 'cellXfs') isInCells = true
      if (name === 'xf' && isInCells && formats.length < maxStyles) formats.push(Number(numFmtId))
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false
    },
  })
  const isDate = (style: number) => {
    const id = formats[style] ?? 0
    return isDateFormat(id, codes.get(id))
  }
  return { ...fed(parser), isDate }
}

/** Reads the shared strings of a workbook, without phonetic text (Japanese). */
function readStrings({ rows, cellLength }: TableLimits) {
  const found: string[] = []
  let text = ''
  let isWritten = false
  let isPhonetic = false
  const parser = xml({
    open(name) {
      if (name === 'si') text = ''
      if (name === 'rPh') isPhonetic = true
      isWritten = name === 't'
    },
    text(read) {
      if (isWritten && !isPhonetic && text.length <= cellLength) text += read
    },
    close(name) {
      if (name === 'rPh') isPhonetic = false
      if (name === 'si') found.push(text)
      isWritten = false
    },
  })
  return { ...fed(parser, () => found.length >= rows * stringsPerRow), found }
}

function readSheet({ rows: maxRows, columns, cellLength }: TableLimits) {
  const rows: ReadCell[][] = []
  let cell: (ReadCell & { column: number }) | null = null
  let isValue = false
  const parser = xml({
    open(name, { r = '', t = 'n', s = '0' }) {
      if (name === 'row' && rows.length <= maxRows) rows.push([])
      if (name === 'c') cell = { type: t, value: '', style: Number(s), column: columnOf(r, rows.at(-1)?.length ?? 0) }
      isValue = name === 'v' || name === 't'
    },
    text(read) {
      if (cell && isValue && cell.value.length <= cellLength) cell.value += read
    },
    close(name) {
      isValue = false
      if (name !== 'c' || !cell) return
      const { column, ...saved } = cell
      const row = rows.at(-1)
      if (row && column <= columns) row[column] = saved
      cell = null
    },
  })
  return { ...fed(parser, () => rows.length > maxRows), rows }
}

type Meaning = { strings: readonly string[]; styles: { isDate(style: number): boolean }; is1904: boolean }

function cellText({ type, value, style }: ReadCell, { strings, styles, is1904 }: Meaning): string {
  if (type === 's') return strings[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type !== 'n' || value === '') return value
  return (styles.isDate(style) ? dayOfSerial(Number(value), is1904) : null) ?? plainNumber(value)
}

function plainNumber(value: string): string {
  const number = Number(value)
  return Number.isFinite(number) ? String(Number(number.toPrecision(15))) : value
}

function columnOf(reference: string, next: number): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0]
  if (!letters) return next
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function fed(parser: Parser, isFull = () => false): PartReader {
  return { write: (text) => parser.write(text), isFull }
}
