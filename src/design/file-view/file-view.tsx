import { lazy, Suspense, useState } from 'react'
import { IconButton } from '#design/button.tsx'
import { Icon } from '#design/icon.tsx'
import { useHydrated } from '#design/rendering/hydrating.ts'
import { TableStage } from './table-stage.tsx'
import { Instead, type Look, type ViewedFile } from './viewed-file.tsx'

const PdfStage = lazy(() => import('./pdf-stage.tsx'))

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4]

/** Viewer for PDFs and images; a link without JavaScript or for other types. Requires `key={file.src}`. */
export function FileView({ file, onPage }: { file: ViewedFile; onPage?: (page: number, pages: number) => void }) {
  const [look, setTheme] = useState<Look>({ page: 1, zoom: 1, turn: 0 })
  const [pages, setPages] = useState(1)
  const isHydrated = useHydrated()
  const isPicture = file.mediaType.startsWith('image/')
  const canShow = isPicture || file.mediaType === 'application/pdf'
  const at = zooms.indexOf(look.zoom)

  function goTo(page: number) {
    setTheme((now) => ({ ...now, page }))
    onPage?.(page, pages)
  }

  return (
    <section className="file-view" aria-label={file.name}>
      <header>
        <b>{file.name}</b>
        {isHydrated && canShow && (
          <div className="tools" role="toolbar" aria-label="View">
            {pages > 1 && (
              <>
                <IconButton
                  icon="chevron-left"
                  label="Page before"
                  disabled={look.page === 1}
                  onClick={() => goTo(look.page - 1)}
                />
                <span aria-live="polite">
                  {look.page} of {pages}
                </span>
                <IconButton
                  icon="chevron-right"
                  label="Next page"
                  disabled={look.page === pages}
                  onClick={() => goTo(look.page + 1)}
                />
              </>
            )}
            <IconButton
              icon="zoom-out"
              label="Smaller"
              disabled={at === 0}
              data-view-key="-"
              onClick={() => setTheme({ ...look, zoom: zooms[at - 1] ?? 1 })}
            />
            <IconButton
              icon="zoom-in"
              label="Larger"
              disabled={at === zooms.length - 1}
              data-view-key="+"
              onClick={() => setTheme({ ...look, zoom: zooms[at + 1] ?? 1 })}
            />
            <IconButton
              icon="rotate-cw"
              label="Turn"
              data-view-key="t"
              onClick={() => setTheme({ ...look, turn: (look.turn + 1) % 4 })}
            />
          </div>
        )}
        <a className="icon-button" href={file.download} download={file.name} aria-label={`Download ${file.name}`}>
          <Icon name="download" />
        </a>
      </header>
      {file.table && <TableStage table={file.table} name={file.name} />}
      {!canShow && !file.table && (
        <Instead
          file={file}
          text={file.table === null ? 'This table cannot be read here.' : 'This kind of file is not shown here.'}
        />
      )}
      {canShow && !isHydrated && <Instead file={file} text="The file opens in a window of its own." />}
      {canShow && isHydrated && isPicture && <Picture file={file} look={look} />}
      {canShow && isHydrated && !isPicture && (
        <Suspense fallback={<p className="stage">Opening the file …</p>}>
          <PdfStage
            file={file}
            look={look}
            onOpen={(count) => {
              setPages(count)
              onPage?.(1, count)
            }}
            onPage={goTo}
          />
        </Suspense>
      )}
    </section>
  )
}

function Picture({ file, look }: { file: ViewedFile; look: Look }) {
  const [isBroken, setIsBroken] = useState(false)
  if (isBroken) return <Instead file={file} text="This picture cannot be shown here." />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="stage" tabIndex={0} aria-label="Picture">
      <img
        src={file.src}
        alt={file.name}
        data-turn={look.turn}
        ref={(image) => {
          if (image) image.style.width = `${look.zoom * 100}%`
        }}
        onError={() => setIsBroken(true)}
      />
    </section>
  )
}
