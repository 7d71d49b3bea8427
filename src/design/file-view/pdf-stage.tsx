import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useRef, useState } from 'react'
import * as fileViewTexts from '#design/file-view/locales/en.ts'
import { t } from '#platform/texts.ts'
import { drawPage, openPdf, type PdfError } from './pdf.ts'
import { readPlacedText } from './placed-text.ts'
import { type FileMark, Instead, type PlacedText, type View, type ViewedFile } from './viewed-file.tsx'

const copy = () => t(fileViewTexts.pdfStage)

type RequestedMarks = {
  on: (words: readonly PlacedText[]) => readonly FileMark[]
  tell: ((ids: readonly string[]) => void) | undefined
}

export default function PdfStage({
  file,
  view,
  marks,
  onOpen,
  onPage,
}: {
  file: ViewedFile
  view: View
  marks: RequestedMarks | undefined
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
      <Page pdf={opened} view={view} marks={marks} />
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

type PageProps = { pdf: PDFDocumentProxy; view: View; marks: RequestedMarks | undefined }

function Page({ pdf, view: { page, zoom, turn }, marks }: PageProps) {
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
        {marks && turn === 0 && <Marks key={page} pdf={pdf} page={page} marks={marks} />}
      </div>
    </section>
  )
}

function Marks({ pdf, page, marks: { on, tell } }: { pdf: PDFDocumentProxy; page: number; marks: RequestedMarks }) {
  const [read, setRead] = useState<Awaited<ReturnType<typeof readPlacedText>> | null>(null)
  const shown = useRef({ on, tell })
  shown.current = { on, tell }
  useEffect(() => {
    let isShown = true
    pdf
      .getPage(page)
      .then(readPlacedText)
      .then(
        (found) => {
          if (!isShown) return
          setRead(found)
          shown.current.tell?.(shown.current.on(found.words).map(({ id }) => id))
        },
        () => {},
      )
    return () => {
      isShown = false
      shown.current.tell?.([])
    }
  }, [pdf, page])
  if (!read) return null
  const { words, width, height } = read
  return on(words).map(({ id, number, href, label, x, right, y, size }) => (
    <a
      key={id}
      id={id}
      href={href}
      className="file-mark"
      aria-label={label}
      ref={(mark) => {
        if (!mark) return
        mark.style.left = `${(x / width) * 100}%`
        mark.style.top = `${((y - size) / height) * 100}%`
        mark.style.width = `${((right - x) / width) * 100}%`
        mark.style.height = `${((size * 1.3) / height) * 100}%`
      }}
    >
      <i>{number}</i>
    </a>
  ))
}
