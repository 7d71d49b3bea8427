import { inflateSync } from 'node:zlib'

// Parser for the PDFs that we generate, which have one cross-reference table, no object streams and no encryption.
export type PdfValue = number | string | boolean | null | PdfValue[] | PdfText | PdfRef | PdfDict
export type PdfText = { text: string }
export type PdfRef = { ref: number }
export type PdfDict = { dict: Map<string, PdfValue>; stream?: Buffer }

export type Pdf = ReturnType<typeof readPdf>

/** Parses all objects of a PDF. `at` resolves references; PDF names are strings with a leading slash. */
export function readPdf(bytes: Uint8Array) {
  const raw = Buffer.from(bytes)
  const text = raw.toString('latin1')
  const objects = new Map<number, PdfValue>()
  for (const found of text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const [value, end] = readValue(text, found.index + found[0].length)
    objects.set(Number(found[1]), isDict(value) ? withStream(value, end) : value)
  }
  const [trailer] = readValue(text, text.lastIndexOf('trailer') + 7)

  function withStream(value: PdfDict, end: number): PdfDict {
    const start = /^\s*stream\n/.exec(text.slice(end, end + 20))
    if (!start) return value
    const from = end + start[0].length
    const length = value.dict.get('/Length')
    const content = raw.subarray(from, typeof length === 'number' ? from + length : text.indexOf('\nendstream', from))
    return { ...value, stream: value.dict.get('/Filter') === '/FlateDecode' ? inflateSync(content) : content }
  }

  function at(value: PdfValue | undefined): PdfValue {
    return isRef(value) ? (objects.get(value.ref) ?? null) : (value ?? null)
  }

  function get(value: PdfValue | undefined, ...keys: string[]): PdfValue {
    const found = at(value)
    const [key, ...rest] = keys
    if (key === undefined) return found
    return isDict(found) ? get(found.dict.get(key), ...rest) : null
  }

  const list = (value: PdfValue | undefined): PdfValue[] => {
    const found = at(value)
    return Array.isArray(found) ? found : found === null ? [] : [found]
  }
  const words = (value: PdfValue | undefined): string => {
    const found = at(value)
    if (typeof found !== 'object' || found === null || !('text' in found)) return ''
    return found.text.startsWith('þÿ')
      ? Buffer.from(found.text.slice(2), 'latin1').swap16().toString('utf16le')
      : found.text
  }
  return { objects, trailer, at, get, list, words, root: get(trailer, '/Root') }
}

export const isRef = (value: unknown): value is PdfRef => typeof value === 'object' && value !== null && 'ref' in value
export const isDict = (value: unknown): value is PdfDict =>
  typeof value === 'object' && value !== null && 'dict' in value

export function readValue(text: string, from: number): [PdfValue, number] {
  let at = from + (/^\s*/.exec(text.slice(from, from + 200))?.[0].length ?? 0)
  if (text.startsWith('<<', at)) {
    const dict = new Map<string, PdfValue>()
    at += 2
    for (;;) {
      at += /^\s*/.exec(text.slice(at, at + 200))?.[0].length ?? 0
      if (text.startsWith('>>', at)) return [{ dict }, at + 2]
      const [key, next] = readValue(text, at)
      const [value, end] = readValue(text, next)
      dict.set(String(key), value)
      at = end
    }
  }
  if (text[at] === '[') {
    const items: PdfValue[] = []
    at++
    for (;;) {
      at += /^\s*/.exec(text.slice(at, at + 200))?.[0].length ?? 0
      if (text[at] === ']') return [items, at + 1]
      const [item, end] = readValue(text, at)
      items.push(item)
      at = end
    }
  }
  if (text[at] === '(') return readText(text, at + 1)
  if (text[at] === '<') {
    const end = text.indexOf('>', at)
    return [{ text: Buffer.from(text.slice(at + 1, end), 'hex').toString('latin1') }, end + 1]
  }
  const ref = /^(\d+) \d+ R\b/.exec(text.slice(at, at + 24))
  if (ref) return [{ ref: Number(ref[1]) }, at + ref[0].length]
  const word = /^\/?[^\s/<>[\]()]*/.exec(text.slice(at, at + 300))?.[0] ?? ''
  if (!word) throw new Error(`Not read: ${JSON.stringify(text.slice(at, at + 40))}`)
  const known: Record<string, PdfValue> = { true: true, false: false, null: null }
  const value = word in known ? known[word] : Number.isNaN(Number(word)) ? word : Number(word)
  return [value ?? null, at + word.length]
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

function readText(text: string, from: number): [PdfText, number] {
  let found = ''
  let depth = 0
  for (let at = from; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (sign === '\\') {
      const octal = /^[0-7]{1,3}/.exec(text.slice(at + 1, at + 4))?.[0]
      if (octal) found += String.fromCharCode(Number.parseInt(octal, 8))
      else found += escapes[text[at + 1] ?? ''] ?? text[at + 1]
      at += octal ? octal.length : 1
    } else if (sign === ')' && depth === 0) return [{ text: found }, at + 1]
    else {
      depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
      found += sign
    }
  }
  throw new Error('A text does not end')
}
