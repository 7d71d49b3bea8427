import {
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  PDFWorker,
  TextLayer,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs'

// Folder with the fonts, character maps and image decoders of PDF.js, which vite.config.ts copies there.
const parts = `/assets/pdf-${version}`

export type PdfError = 'locked' | 'broken' | 'away'

/** Opens a same-origin PDF. Scripts in the PDF are never executed. */
export async function openPdf(url: string, signal: AbortSignal): Promise<PDFDocumentProxy | PdfError> {
  const answer = await fetch(url, { signal }).catch(() => null)
  signal.throwIfAborted()
  if (!answer?.ok) return 'away'
  const data = new Uint8Array(await answer.arrayBuffer())
  const task = getDocument({
    data,
    worker: worker(),
    cMapUrl: `${parts}/cmaps/`,
    standardFontDataUrl: `${parts}/standard_fonts/`,
    wasmUrl: `${parts}/wasm/`,
    iccUrl: `${parts}/iccs/`,
    // Our CSP blocks WebAssembly, so PDF.js must use its JavaScript decoders.
    useWasm: false,
    enableXfa: false,
  })
  signal.addEventListener('abort', () => void task.destroy())
  try {
    return await task.promise
  } catch (error) {
    signal.throwIfAborted()
    return error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken'
  }
}

let shared: PDFWorker | undefined

function worker(): PDFWorker {
  shared ??= PDFWorker.create({
    port: new Worker(new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url), { type: 'module' }),
  })
  return shared
}

type Place = {
  canvas: HTMLCanvasElement
  words?: HTMLElement
  /** Page width at zoom 1, in CSS pixels. */
  width: number
  zoom: number
  /** Rotation of the page in clockwise quarter turns. */
  turn: number
}

export async function drawPage(page: PDFPageProxy, place: Place, signal: AbortSignal): Promise<void> {
  const { canvas, words, width, zoom, turn } = place
  const rotation = page.rotate + turn * 90
  const natural = page.getViewport({ scale: 1, rotation })
  const viewport = page.getViewport({ scale: (width / natural.width) * zoom, rotation })
  const sharpness = Math.min(window.devicePixelRatio || 1, longestSide / Math.max(viewport.width, viewport.height))
  canvas.width = Math.floor(viewport.width * sharpness)
  canvas.height = Math.floor(viewport.height * sharpness)
  canvas.style.width = `${Math.floor(viewport.width)}px`
  canvas.style.height = `${Math.floor(viewport.height)}px`
  const drawing = page.render({ canvas, viewport, transform: [sharpness, 0, 0, sharpness, 0, 0] })
  signal.addEventListener('abort', () => drawing.cancel())
  await drawing.promise
  if (!words) return
  words.replaceChildren()
  words.style.setProperty('--total-scale-factor', String(viewport.scale))
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: words, viewport })
  signal.addEventListener('abort', () => layer.cancel())
  await layer.render()
}

/** Maximum width and height of a canvas in pixels: phones cannot draw larger ones. */
const longestSide = 4096
