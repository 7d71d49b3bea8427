import { inflateSync } from 'node:zlib'
import { expect } from 'vitest'

/** Asserts that a generated PDF is complete and tagged, embeds its fonts, and has this title. */
export function expectWholePdf(bytes: Buffer, title: string): void {
  const text = bytes.toString('latin1')
  expect(text.startsWith('%PDF-1.7')).toBe(true)
  expect(text.trimEnd().endsWith('%%EOF')).toBe(true)
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1])
  expect(text.slice(start, start + 4)).toBe('xref')
  expect(text).toMatch(/\/Lang \(en-GB\)/)
  expect(text.includes('/Marked true')).toBe(true)
  expect(text).toMatch(/\/DisplayDocTitle true/)
  expect(text).toMatch(/\/S \/H1\b/)
  expect(text).toMatch(/\/FontFile2/)
  expect(text.match(/\/S \/H2\b/g)?.length).toBeGreaterThan(2)
  expect(text).not.toMatch(/\/BaseFont \/Helvetica/)
  expect(wordsOf(bytes)).toContain(title)
}

/** Text of a generated PDF, decoded through each font's ToUnicode map. */
export function wordsOf(pdf: Buffer): string {
  const raw = pdf.toString('latin1')
  const objects = new Map(
    [...raw.matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  )
  const streamOf = (body: string) => {
    const found = /stream\n([\s\S]*?)\nendstream/.exec(body)
    if (!found?.[1]) return ''
    const bytes = Buffer.from(found[1], 'latin1')
    return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
  }
  const tables = new Map<string, Map<number, string>>()
  for (const [, name = '', id = ''] of raw.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1]
    if (table) tables.set(name, glyphs(streamOf(objects.get(table) ?? '')))
  }
  const pages = [...raw.matchAll(/\/Contents (\d+) 0 R/g)].map(([, id = '']) => streamOf(objects.get(id) ?? ''))
  let table: Map<number, string> | undefined
  return pages
    .flatMap((page) => page.split('\n'))
    .map((line) => {
      const font = /\/(F\d+) [\d.]+ Tf/.exec(line)?.[1]
      if (font) table = tables.get(font)
      if (!line.includes('TJ')) return ''
      const hex = [...line.matchAll(/<([0-9a-f]+)>/gi)].map(([, each]) => each).join('')
      return `${(hex.match(/.{4}/g) ?? []).map((glyph) => table?.get(Number.parseInt(glyph, 16)) ?? '').join('')} `
    })
    .join('')
    .replaceAll(/\s+/g, ' ')
}

function glyphs(table: string): Map<number, string> {
  const found = new Map<number, string>()
  for (const [, from = '', , list = ''] of table.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi)) {
    const first = Number.parseInt(from, 16)
    ;[...list.matchAll(/<([0-9a-f]+)>/gi)].forEach(([, hex = ''], at) => {
      found.set(first + at, Buffer.from(hex, 'hex').swap16().toString('utf16le'))
    })
  }
  return found
}
