/** `turns`: quarter turns clockwise by which the page is displayed. */
export type JpegPage = { jpeg: Uint8Array; width: number; height: number; turns: number }

const pageEdge = 842

/** A PDF with one page per JPEG. The long edge of each page is that of A4, in points. */
export function pdfOfJpegs(pages: readonly JpegPage[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  const offsets: number[] = []
  let length = 0
  const bytes = (part: Uint8Array) => {
    parts.push(part)
    length += part.length
  }
  const text = (line: string) => bytes(new TextEncoder().encode(`${line}\n`))
  const object = (content: string, stream?: Uint8Array) => {
    offsets.push(length)
    text(`${offsets.length} 0 obj\n${content}`)
    if (stream) {
      text('stream')
      bytes(stream)
      text('\nendstream')
    }
    text('endobj')
  }
  text('%PDF-1.4')
  // Bytes above 127 in a comment mark the file as binary.
  bytes(Uint8Array.of(0x25, 0xe2, 0xe3, 0xcf, 0xd3, 0x0a))
  object('<< /Type /Catalog /Pages 2 0 R >>')
  const kids = pages.map((_, index) => `${3 + index * 3} 0 R`).join(' ')
  object(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`)
  for (const [index, { jpeg, width, height, turns }] of pages.entries()) {
    const own = 3 + index * 3
    const scale = pageEdge / Math.max(width, height)
    const [w, h] = [(width * scale).toFixed(2), (height * scale).toFixed(2)]
    const resources = `<< /XObject << /I ${own + 2} 0 R >> >>`
    const rotate = (turns % 4) * 90
    object(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${w} ${h}] /Rotate ${rotate} /Resources ${resources} /Contents ${own + 1} 0 R >>`,
    )
    const drawing = new TextEncoder().encode(`${w} 0 0 ${h} 0 0 cm /I Do`)
    object(`<< /Length ${drawing.length} >>`, drawing)
    object(
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>`,
      jpeg,
    )
  }
  const start = length
  text(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f `)
  for (const offset of offsets) text(`${String(offset).padStart(10, '0')} 00000 n `)
  text(`trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`)
  const file = new Uint8Array(length)
  let position = 0
  for (const part of parts) {
    file.set(part, position)
    position += part.length
  }
  return file
}
