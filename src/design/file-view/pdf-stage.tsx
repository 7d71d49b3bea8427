import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useRef, useState } from 'react'
import * as fileViewTexts from '#design/file-view/locales/en.ts'
import { t } from '#platform/texts.ts'
import { drawPage, openPdf, type PdfError } from './pdf.ts'
import { Instead, type View, type ViewedFile } from './viewed-file.tsx'

const copy = () => t(fileViewTexts.pdfStage)

export default function PdfStage({
  file,
  view,
  onOpen,
  onPage,
}: {
  file: ViewedFile
  view: View
  onOpen: (pages: number) => void
  onPage: (page: number) => void
}) {
  const [opened, setOpened] = useState<PDFDocumentProxy | PdfError | null>(null)
  const open = useRef(onOpen)

  useEffect(() => {
    const closing = new AbortController()
    openPdf(file.src, closing.signal).then(
      (outcome) => {
        setOpened(outcome)
        if (typeof outcome !== 'string') open.current(outcome.numPages)
      },
      () => {},
    )
    return () => closing.abort()
  }, [file.src])

  if (!opened)
    return (
      <p className="stage" role="status">
        {copy().openingFile}
      </p>
    )
  if (typeof opened === 'string') return <Instead file={file} text={copy().errors[opened]} />
  return (
    <div className="stage paged">
      {opened.numPages > 1 && (
        <nav aria-label={copy().pages} className="leaves">
          {Array.from({ length: opened.numPages }, (_, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is identified by its number
              key={index}
              type="button"
              aria-label={copy().page(index + 1)}
              aria-current={view.page === index + 1 || undefined}
              onClick={() => onPage(index + 1)}
            >
              <Leaf pdf={opened} page={index + 1} />
              {index + 1}
            </button>
          ))}
        </nav>
      )}
      <Page pdf={opened} view={view} />
    </div>
  )
}

function Leaf({ pdf, page }: { pdf: PDFDocumentProxy; page: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const place = canvas.current
    if (!place) return
    const closing = new AbortController()
    const scope = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      scope.disconnect()
      pdf
        .getPage(page)
        .then((leaf) => drawPage(leaf, { canvas: place, width: 56, zoom: 1, turn: 0 }, closing.signal))
        .catch(() => {})
    })
    scope.observe(place)
    return () => {
      closing.abort()
      scope.disconnect()
    }
  }, [pdf, page])
  // The size of A4, so that nothing moves when the page is drawn.
  return <canvas ref={canvas} width={56} height={79} />
}

function Page({ pdf, view: { page, zoom, turn } }: { pdf: PDFDocumentProxy; view: View }) {
  const stage = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  const [isBroken, setIsBroken] = useState(false)

  useEffect(() => {
    const place = stage.current
    if (!place) return
    const watch = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    watch.observe(place)
    return () => watch.disconnect()
  }, [])

  useEffect(() => {
    if (!canvas.current || !words.current || width === 0) return
    const closing = new AbortController()
    const place = { canvas: canvas.current, words: words.current, width, zoom, turn }
    pdf
      .getPage(page)
      .then((large) => drawPage(large, place, closing.signal))
      .then(
        () => setIsBroken(false),
        () => closing.signal.aborted || setIsBroken(true),
      )
    return () => closing.abort()
  }, [pdf, page, zoom, turn, width])

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="large" ref={stage} tabIndex={0} aria-label={copy().pageOf(page, pdf.numPages)}>
      {isBroken && <p role="alert">{copy().weCannotShowThisPage}</p>}
      <div className="sheet">
        <canvas ref={canvas} />
        <div ref={words} className="words" />
      </div>
    </section>
  )
}
