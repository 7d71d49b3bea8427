import { lazy, Suspense, useState } from 'react'
import { IconButton } from '#design/button.tsx'
import * as fileViewTexts from '#design/file-view/locales/en.ts'
import { Icon } from '#design/icon.tsx'
import { useHydrated } from '#design/rendering/hydrating.ts'
import { formatNumber } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { type FileMark, Instead, type PlacedText, type View, type ViewedFile } from './viewed-file.tsx'

const copy = () => t(fileViewTexts.fileView)

const PdfStage = lazy(() => import('./pdf-stage.tsx'))

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4]

type Props = {
  file: ViewedFile
  onPage?: (page: number, pages: number) => void
  /** Marks on a page with this text. */
  marksOn?: (words: readonly PlacedText[]) => readonly FileMark[]
  /** Called with the ids of the marks on the page that is shown. */
  onMarks?: (ids: readonly string[]) => void
}

/** Shows a PDF, an image or a table; for other types, a link. Set `key={file.src}` to reset the view for a new file. */
export function FileView({ file, onPage, marksOn, onMarks }: Props) {
  const [view, setView] = useState<View>({ page: 1, zoom: 1, turn: 0 })
  const [pages, setPages] = useState(1)
  const isHydrated = useHydrated()
  const isPicture = file.mediaType.startsWith('image/')
  const canShow = isPicture || file.mediaType === 'application/pdf'
  const at = zooms.indexOf(view.zoom)

  function goTo(page: number) {
    setView((now) => ({ ...now, page }))
    onPage?.(page, pages)
  }

  return (
    <section className="file-view" aria-label={file.name}>
      <header>
        <b>{file.name}</b>
        {isHydrated && canShow && (
          <div className="tools" role="toolbar" aria-label={copy().view}>
            {pages > 1 && (
              <>
                <IconButton
                  icon="chevron-left"
                  label={copy().previousPage}
                  disabled={view.page === 1}
                  onClick={() => goTo(view.page - 1)}
                />
                <span aria-live="polite">{copy().of(view.page, pages)}</span>
                <IconButton
                  icon="chevron-right"
                  label={copy().nextPage}
                  disabled={view.page === pages}
                  onClick={() => goTo(view.page + 1)}
                />
              </>
            )}
            <IconButton
              icon="zoom-out"
              label={copy().zoomOut}
              disabled={at === 0}
              data-view-key="-"
              onClick={() => setView({ ...view, zoom: zooms[at - 1] ?? 1 })}
            />
            <IconButton
              icon="zoom-in"
              label={copy().zoomIn}
              disabled={at === zooms.length - 1}
              data-view-key="+"
              onClick={() => setView({ ...view, zoom: zooms[at + 1] ?? 1 })}
            />
            <IconButton
              icon="rotate-cw"
              label={copy().rotate}
              data-view-key="t"
              onClick={() => setView({ ...view, turn: (view.turn + 1) % 4 })}
            />
          </div>
        )}
        <a className="icon-button" href={file.download} download={file.name} aria-label={copy().download(file.name)}>
          <Icon name="download" />
        </a>
      </header>
      {file.table && <TableStage table={file.table} name={file.name} />}
      {!canShow && !file.table && (
        <Instead file={file} text={file.table === null ? copy().weCannotShowThisTable : copy().weCannotShowThisType} />
      )}
      {canShow && !isHydrated && <Instead file={file} text={copy().fileOpensInNewWindow} />}
      {canShow && isHydrated && isPicture && <Picture file={file} view={view} />}
      {canShow && isHydrated && !isPicture && (
        <Suspense fallback={<p className="stage">{copy().openingFile}</p>}>
          <PdfStage
            file={file}
            view={view}
            marks={marksOn && { on: marksOn, tell: onMarks }}
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

function Picture({ file, view }: { file: ViewedFile; view: View }) {
  const [isBroken, setIsBroken] = useState(false)
  if (isBroken) return <Instead file={file} text={copy().weCannotShowThisImage} />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="stage" tabIndex={0} aria-label={copy().image}>
      <img
        src={file.src}
        alt={file.name}
        data-turn={view.turn}
        ref={(image) => {
          if (image) image.style.width = `${view.zoom * 100}%`
        }}
        onError={() => setIsBroken(true)}
      />
    </section>
  )
}

function TableStage({ table: { rows, isCut }, name }: { table: NonNullable<ViewedFile['table']>; name: string }) {
  const columns = Math.max(0, ...rows.map((row) => row.length))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="stage table-stage" tabIndex={0} aria-label={copy().table(name)}>
      {rows.length === 0 && <p>{copy().thisTableIsEmpty}</p>}
      <table>
        <tbody>
          {rows.map((row, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other identity
            <tr key={number}>
              <th scope="row">{number + 1}</th>
              {Array.from({ length: columns }, (_, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file have no other identity
                <td key={column}>{row[column] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isCut && <p className="soft t14">{copy().onlyFirstRowsOfFirst(formatNumber(rows.length))}</p>}
    </section>
  )
}
