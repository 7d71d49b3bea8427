/** Largest photograph that is read, in pixels; phones take up to 50 million. */
const maxPixels = 60_000_000
/** Start of frame markers of baseline, extended and progressive JPEG; the others are not in use. */
const frames = new Set([0xc0, 0xc1, 0xc2])
const jpegColors: Readonly<Record<number, string>> = { 1: '/DeviceGray', 3: '/DeviceRGB', 4: '/DeviceCMYK' }
// PDF has no images with an alpha channel inside, so alpha is a further ink that a function drops.
const dropAlpha = (inks: string, base: string, channels: number) => {
  const range = (count: number) => '0 1 '.repeat(count)
  const known = `/FunctionType 4 /Domain [${range(channels + 1)}] /Range [${range(channels)}] /Length 5`
  return { color: `[/DeviceN [${inks} /A] ${base} 6 0 R]`, extra: `<< ${known} >>\nstream\n{pop}\nendstream` }
}
const pngColors: Readonly<Record<number, { channels: number; color: string; extra?: string }>> = {
  0: { channels: 1, color: '/DeviceGray' },
  2: { channels: 3, color: '/DeviceRGB' },
  3: { channels: 1, color: '/Indexed' },
  4: { channels: 2, ...dropAlpha('/K', '/DeviceGray', 1) },
  6: { channels: 4, ...dropAlpha('/R /G /B', '/DeviceRGB', 3) },
}

type Image = { width: number; height: number; color: string; coding: string; data: Uint8Array; extra?: string }

/** Wraps a JPEG or PNG in a PDF page, so that one program reads all; null if it is neither or cannot be read. */
export function picturePdf(content: Uint8Array): Uint8Array | 'too-large' | null {
  const file = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const image = jpegIn(file) ?? pngIn(file)
  if (!image) return null
  const { width, height, color, coding, data, extra = 'null' } = image
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
  const size = `/Width ${width} /Height ${height} /ColorSpace ${color}`
  const picture = `<< /Type /XObject /Subtype /Image ${size} ${coding} /Length ${data.length} >>\nstream\n`
  const text = [...objects, picture].map((object, at) => `${at + 1} 0 obj\n${object}`).join('\nendobj\n')
  const ending = `\nendstream\nendobj\n6 0 obj\n${extra}\nendobj\ntrailer << /Root 1 0 R /Size 7 >>\n%%EOF`
  return Buffer.concat([Buffer.from(`%PDF-1.5\n${text}`, 'latin1'), data, Buffer.from(ending)])
}

/** Size and colors from the frame header (ITU-T T.81, B.2.2). */
function jpegIn(jpeg: Buffer): Image | null {
  if (jpeg[0] !== 0xff || jpeg[1] !== 0xd8) return null
  for (let at = 2; at + 10 < jpeg.length; ) {
    if (jpeg[at] !== 0xff) return null
    const marker = jpeg[at + 1] ?? 0
    if (frames.has(marker)) {
      const [height, width] = [jpeg.readUInt16BE(at + 5), jpeg.readUInt16BE(at + 7)]
      const color = jpegColors[jpeg[at + 9] ?? 0]
      const coding = '/BitsPerComponent 8 /Filter /DCTDecode'
      return width > 0 && height > 0 && color ? { width, height, color, coding, data: jpeg } : null
    }
    at += marker === 0xff ? 1 : 2 + jpeg.readUInt16BE(at + 2)
  }
  return null
}

/** PDF uses the compression of PNG as it is, except for interlaced files, which are not read. */
function pngIn(png: Buffer): Image | null {
  if (png.length < 33 || png.toString('latin1', 1, 4) !== 'PNG' || png.toString('latin1', 12, 16) !== 'IHDR')
    return null
  const [width, height, bits] = [png.readUInt32BE(16), png.readUInt32BE(20), png[24]]
  const known = pngColors[png[25] ?? -1]
  if (width === 0 || height === 0 || !known || png[28] !== 0) return null
  const chunks = chunksOf(png)
  const palette = Buffer.concat(chunks.PLTE ?? [])
  const indexed = `[/Indexed /DeviceRGB ${Math.max(0, Math.floor(palette.length / 3) - 1)} <${palette.toString('hex')}>]`
  const color = known.color === '/Indexed' ? indexed : known.color
  const parameters = `/Predictor 15 /Colors ${known.channels} /BitsPerComponent ${bits} /Columns ${width}`
  const coding = `/BitsPerComponent ${bits} /Filter /FlateDecode /DecodeParms << ${parameters} >>`
  const { extra } = known
  return { width, height, color, coding, data: Buffer.concat(chunks.IDAT ?? []), ...(extra && { extra }) }
}

/** The chunks with palette and picture (PNG specification, 5.3). */
function chunksOf(png: Buffer): Partial<Record<'PLTE' | 'IDAT', Buffer[]>> {
  const chunks = { PLTE: [] as Buffer[], IDAT: [] as Buffer[] }
  for (let at = 8; at + 8 <= png.length; at += 12 + png.readUInt32BE(at)) {
    const name = png.toString('latin1', at + 4, at + 8)
    if (name === 'PLTE' || name === 'IDAT') chunks[name].push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  }
  return chunks
}
