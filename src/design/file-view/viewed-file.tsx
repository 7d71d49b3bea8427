/** A file as the view needs it: both addresses are our own; `src` hands it out to be looked at, `download` to be kept. */
export type ViewedFile = {
  name: string
  mediaType: string
  src: string
  download: string
  /** What a table holds, read by the server; null when it could not be read. */
  table?: { rows: string[][]; isCut: boolean } | null
}

/** What the toolbar asks of the file: which page, how large, turned by how many quarters. */
export type Look = { page: number; zoom: number; turn: number }

/** In the place of a file that is not shown. */
export function Instead({ file, text }: { file: ViewedFile; text: string }) {
  return (
    <div className="stage instead">
      <p>{text}</p>
      <p>
        <a href={file.src} target="_blank" rel="noreferrer">
          Open {file.name}
        </a>
      </p>
    </div>
  )
}
