import type { Readable } from 'node:stream'
import Papa from 'papaparse'
import { cutRow, type Table, type TableLimits, tableLimits } from './table.ts'

export async function readCsv(content: Readable, limits: TableLimits = tableLimits): Promise<Table> {
  const { csvBytes: maxRead, rows: maxRows } = limits
  const parts: Buffer[] = []
  let size = 0
  for await (const chunk of content) {
    const part = Buffer.from(chunk)
    parts.push(part)
    size += part.length
    if (size >= maxRead) break
  }
  const text = decode(Buffer.concat(parts).subarray(0, maxRead))
  const { data, meta } = Papa.parse<string[]>(text, { preview: maxRows + 1, skipEmptyLines: true })
  const rows = data.slice(0, maxRows).map((row) => cutRow(row, limits))
  const isCut = size >= maxRead || meta.truncated || data.length > rows.length || rows.some((row) => row.isCut)
  return { rows: rows.map(({ cells }) => cells), isCut }
}

function decode(bytes: Buffer): string {
  const name = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8'
  try {
    // The file may have been cut off at the size limit, in the middle of a character. With `stream`, the decoder
    // ignores such an incomplete character at the end instead of failing.
    return new TextDecoder(name, { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
