/** Largest photograph that is read, in pixels; phones take up to 50 million. */
const maxPixels = 60_000_000
/** Start of frame markers of baseline, extended and progressive JPEG; the others are not in use. */
const frames = new Set([0xc0, 0xc1, 0xc2])
const colors: Readonly<Record<number, string>> = { 1: '/DeviceGray', 3: '/DeviceRGB', 4: '/DeviceCMYK' }

type Frame = { width: number; height: number; color: string }

/** Wraps a JPEG in a PDF page, so that one program reads both; null if it is no JPEG that can be read. */
export function picturePdf(jpeg: Uint8Array): Uint8Array | 'too-large' | null {
  const frame = frameOf(jpeg)
  if (!frame) return null
  const { width, height, color } = frame
  if (width * height > maxPixels) return 'too-large'
  // At 216 pixels per inch, so that three times the page size is the size of the picture.
  const [w, h] = [width / 3, height / 3]
  const draw = `q ${w} 0 0 ${h} 0 0 cm /P Do Q`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${w} ${h}] /Resources << /XObject << /P 5 0 R >> >> /Contents 4 0 R >>`,
    `<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`,
  ]
  const picture = `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace ${color} /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`
  const text = [...objects, picture].map((object, at) => `${at + 1} 0 obj\n${object}`).join('\nendobj\n')
  const ending = '\nendstream\nendobj\ntrailer << /Root 1 0 R /Size 6 >>\n%%EOF'
  return Buffer.concat([Buffer.from(`%PDF-1.4\n${text}`, 'latin1'), jpeg, Buffer.from(ending)])
}

/** Size and colors from the frame header (ITU-T T.81, B.2.2). */
function frameOf(jpeg: Uint8Array): Frame | null {
  if (jpeg[0] !== 0xff || jpeg[1] !== 0xd8) return null
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength)
  for (let at = 2; at + 10 < jpeg.length; ) {
    if (jpeg[at] !== 0xff) return null
    const marker = jpeg[at + 1] ?? 0
    if (frames.has(marker)) {
      const [height, width, color] = [view.getUint16(at + 5), view.getUint16(at + 7), colors[jpeg[at + 9] ?? 0]]
      return width > 0 && height > 0 && color ? { width, height, color } : null
    }
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return null
}
