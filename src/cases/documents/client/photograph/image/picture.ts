import { findSheet, type Pixels, type Sheet } from './find-sheet.ts'
import { type JpegPage, pdfOfJpegs } from './jpeg-pdf.ts'
import { straighten, straightSize } from './straighten.ts'

/* Needs a browser: decodes, draws and encodes pictures. Loaded only once the camera or a picture is used. */

/** About 250 dots per inch on A4: enough for the small barcode of a salary certificate. */
const longestEdge = 3000
const searchEdge = 240
const documentBytes = 4 * 1024 * 1024
const qualities = [0.8, 0.7, 0.6, 0.5] as const

export type Jpeg = { blob: Blob; width: number; height: number }

/** `sheet` is null if the edges of the page were not found, `hasBarcode` if the browser cannot look for barcodes. */
export type Picture = { whole: Jpeg; sheet: Jpeg | null; hasBarcode: boolean | null }

/** Throws if the browser cannot decode the file. */
export async function readPicture(file: Blob): Promise<Picture> {
  const bitmap = await createImageBitmap(file)
  try {
    const corners = outlineIn(bitmap, bitmap)
    const scale = Math.min(1, longestEdge / Math.max(bitmap.width, bitmap.height))
    const whole = await jpegOf(drawn(bitmap, { x: 0, y: 0, ...sizeOf(bitmap) }, scale))
    const sheet = corners && (await jpegOf(straightened(bitmap, corners)))
    const found = await barcodeDetector().then((detector) => detector?.detect(bitmap))
    return { whole, sheet, hasBarcode: found ? found.length > 0 : null }
  } finally {
    bitmap.close()
  }
}

type Source = CanvasImageSource
type Size = { width: number; height: number }
const sizeOf = ({ width, height }: Size): Size => ({ width, height })

export function outlineIn(source: Source, size: Size): Sheet | null {
  const canvas = drawn(source, { x: 0, y: 0, ...sizeOf(size) }, searchEdge / Math.max(size.width, size.height))
  const found = findSheet(pixelsOf(canvas))
  release(canvas)
  return found
}

function straightened(bitmap: ImageBitmap, corners: Sheet): Canvas {
  const [a, b, c, d] = corners
  const inPixels = ({ x, y }: { x: number; y: number }) => ({ x: x * bitmap.width, y: y * bitmap.height })
  const sheet: Sheet = [inPixels(a), inPixels(b), inPixels(c), inPixels(d)]
  const { width, height } = straightSize(sheet, longestEdge)
  const box = boxOf(sheet, bitmap)
  // Pixels that the page will not keep are not read either: phones have little memory for pictures.
  const scale = Math.min(1, longestEdge / Math.max(box.width, box.height))
  const source = drawn(bitmap, box, scale)
  const inBox = ({ x, y }: { x: number; y: number }) => ({ x: (x - box.x) * scale, y: (y - box.y) * scale })
  const [p, q, r, s] = sheet
  const page = straighten(pixelsOf(source), [inBox(p), inBox(q), inBox(r), inBox(s)], { width, height })
  release(source)
  const canvas = newCanvas(width, height)
  contextOf(canvas).putImageData(new ImageData(page.data, width, height), 0, 0)
  return canvas
}

function boxOf(sheet: Sheet, { width, height }: Size) {
  const x = Math.max(0, Math.floor(Math.min(...sheet.map((corner) => corner.x))))
  const y = Math.max(0, Math.floor(Math.min(...sheet.map((corner) => corner.y))))
  const right = Math.min(width, Math.ceil(Math.max(...sheet.map((corner) => corner.x))))
  const bottom = Math.min(height, Math.ceil(Math.max(...sheet.map((corner) => corner.y))))
  return { x, y, width: right - x, height: bottom - y }
}

type Canvas = OffscreenCanvas | HTMLCanvasElement

function newCanvas(width: number, height: number): Canvas {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height)
  return Object.assign(document.createElement('canvas'), { width, height })
}

function contextOf(canvas: Canvas): CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D {
  const context =
    canvas instanceof HTMLCanvasElement
      ? canvas.getContext('2d', { willReadFrequently: true })
      : canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser has no memory left for pictures')
  return context
}

/** Safari frees the memory of a canvas only if the canvas becomes empty. */
function release(canvas: Canvas): void {
  canvas.width = 0
  canvas.height = 0
}

function drawn(source: Source, box: { x: number; y: number } & Size, scale: number): Canvas {
  const width = Math.max(1, Math.round(box.width * scale))
  const height = Math.max(1, Math.round(box.height * scale))
  const canvas = newCanvas(width, height)
  const context = contextOf(canvas)
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, box.x, box.y, box.width, box.height, 0, 0, width, height)
  return canvas
}

function pixelsOf(canvas: Canvas): Pixels {
  const { data, width, height } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height)
  return { data: new Uint8ClampedArray(data.buffer), width, height }
}

async function encode(canvas: Canvas, quality: number): Promise<Blob> {
  const type = 'image/jpeg'
  if (!(canvas instanceof HTMLCanvasElement)) return canvas.convertToBlob({ type, quality })
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
  if (!blob) throw new Error('This browser has no memory left for pictures')
  return blob
}

async function jpegOf(canvas: Canvas): Promise<Jpeg> {
  const jpeg = { ...sizeOf(canvas), blob: await encode(canvas, 0.9) }
  release(canvas)
  return jpeg
}

/** A frame of a video as a picture, in its full resolution. */
export async function frameOf(video: HTMLVideoElement): Promise<Blob> {
  const size = { width: video.videoWidth, height: video.videoHeight }
  return (await jpegOf(drawn(video, { x: 0, y: 0, ...size }, 1))).blob
}

export type PageToSend = { jpeg: Jpeg; turns: number }

/** One PDF of all pages. Pages above their share of 4 MB are encoded again with lower quality. */
export async function documentOf(pages: readonly PageToSend[], filename: string): Promise<File> {
  const ready: JpegPage[] = []
  let left = documentBytes
  for (const [index, { jpeg, turns }] of pages.entries()) {
    const blob = await withinBytes(jpeg, left / (pages.length - index))
    left -= blob.size
    ready.push({ jpeg: new Uint8Array(await blob.arrayBuffer()), ...sizeOf(jpeg), turns })
  }
  return new File([pdfOfJpegs(ready)], filename, { type: 'application/pdf' })
}

async function withinBytes({ blob, ...size }: Jpeg, bytes: number): Promise<Blob> {
  if (blob.size <= bytes) return blob
  const bitmap = await createImageBitmap(blob)
  const canvas = drawn(bitmap, { x: 0, y: 0, ...size }, 1)
  bitmap.close()
  let smaller = blob
  for (const quality of qualities) {
    smaller = await encode(canvas, quality)
    if (smaller.size <= bytes) break
  }
  release(canvas)
  return smaller
}

type BarcodeDetector = { detect(source: ImageBitmapSource): Promise<readonly unknown[]> }
type BarcodeDetectorClass = {
  new (options: { formats: string[] }): BarcodeDetector
  getSupportedFormats(): Promise<string[]>
}

/** Null if the browser cannot read the barcode of Swiss salary certificates. */
export async function barcodeDetector(): Promise<BarcodeDetector | null> {
  const found = (globalThis as { BarcodeDetector?: BarcodeDetectorClass }).BarcodeDetector
  const formats = await found?.getSupportedFormats().catch((): string[] => [])
  return found && formats?.includes('pdf417') ? new found({ formats: ['pdf417'] }) : null
}
