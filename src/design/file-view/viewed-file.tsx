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
