/** One barcode of a certificate: the parts of all barcodes with the same id form one ZIP archive. */
export type Part = { id: string; number: number; count: number; bytes: Uint8Array }

const headerBytes = 14
const zipMark = 0x7a
const maxParts = 20

/** Reads the header of a barcode; null if it is not one of a salary certificate, `misread` if it contradicts itself. */
export function partOf(bytes: Uint8Array): Part | 'misread' | null {
  if (bytes.length <= headerBytes || bytes[4] !== zipMark) return null
  const digit = (at: number) => bytes[at] ?? 0
  const length = (digit(5) << 16) | (digit(6) << 8) | digit(7)
  const [number, count] = [digit(10) * 10 + digit(11), digit(12) * 10 + digit(13)]
  const isDigits = [10, 11, 12, 13].every((at) => digit(at) <= 9)
  if (!isDigits || number < 1 || number > count || count > maxParts) return 'misread'
  if (length < headerBytes || length > bytes.length) return 'misread'
  const id = Buffer.from(bytes.subarray(0, 4)).toString('hex')
  return { id, number, count, bytes: bytes.subarray(headerBytes, length) }
}

/** `variants`: a blurred barcode can be read wrongly, so its readings may differ; only the right one can be unpacked. */
export type JoinedParts =
  | { ok: true; id: string; variants: Uint8Array[] }
  | {
      ok: false
      because: { reason: 'several' } | { reason: 'incomplete'; found: number; count: number; missing: number[] }
    }

const maxVariants = 64

/** Joins the parts of each certificate, in the order found. `several`: too many parts contradict each other. */
export function joinParts(parts: readonly Part[]): JoinedParts[] {
  return [...Map.groupBy(parts, ({ id }) => id).entries()].map(([id, own]) => {
    const count = Math.max(...own.map((part) => part.count))
    const numbers = Array.from({ length: count }, (_, index) => index + 1)
    const readings = numbers.map((number) => distinct(own.filter((part) => part.number === number)))
    const missing = numbers.filter((_, index) => readings[index]?.length === 0)
    if (missing.length > 0) {
      return { ok: false, because: { reason: 'incomplete', found: count - missing.length, count, missing } }
    }
    if (readings.reduce((product, { length }) => product * length, 1) > maxVariants) {
      return { ok: false, because: { reason: 'several' } }
    }
    const variants = readings.reduce<Uint8Array[][]>(
      (before, choices) => before.flatMap((chosen) => choices.map((bytes) => [...chosen, bytes])),
      [[]],
    )
    return { ok: true, id, variants: variants.map((chosen) => Buffer.concat(chosen)) }
  })
}

function distinct(parts: readonly Part[]): Uint8Array[] {
  return parts
    .map(({ bytes }) => bytes)
    .filter((bytes, at, all) => all.findIndex((other) => Buffer.compare(bytes, other) === 0) === at)
}
