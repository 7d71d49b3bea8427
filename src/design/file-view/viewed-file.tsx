import * as fileViewTexts from '#design/file-view/locales/en.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(fileViewTexts.viewedFile)
/** Both URLs are same-origin: `src` serves the file inline, `download` as an attachment. */
export type ViewedFile = {
  name: string
  mediaType: string
  src: string
  download: string
  /** Content of a table file, parsed by the server; null if the file could not be read. */
  table?: { rows: string[][]; isCut: boolean } | null
}

/** Text of a page at its place, in points from the top left; `y` is the baseline. */
export type PlacedText = { text: string; x: number; right: number; y: number; size: number }

/** A number beside a place on a page, which links to what is said about it. Places in points. */
export type FileMark = Omit<PlacedText, 'text'> & { id: string; number: number; href: string; label: string }

export type View = { page: number; zoom: number; turn: number }

export function Instead({ file, text }: { file: ViewedFile; text: string }) {
  return (
    <div className="stage instead">
      <p>{text}</p>
      <p>
        <a href={file.src} target="_blank" rel="noreferrer">
          {copy().open(file.name)}
        </a>
      </p>
    </div>
  )
}
