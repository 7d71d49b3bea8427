import { type DragEvent, useState } from 'react'
import * as caseTexts from '#cases/locales/en.ts'
import { classes } from '#design/classes.ts'
import { t } from '#platform/texts.ts'
import type { Uploads } from '#portal/ui/use-uploads.ts'
import { PhotographLink, PickButton, UploadForm } from './file-picker.tsx'
import { type UploadLine, uploadHint } from './upload-line.ts'
import { AnsweredLines, UploadList } from './upload-list.tsx'

const copy = () => t(caseTexts.dropZone)

type Props = {
  uploads: Uploads
  lines: readonly UploadLine[] | undefined
}

export function DropZone({ uploads, lines }: Props) {
  const [isOver, setIsOver] = useState(false)
  const { replaces } = uploads
  const add = (files: Iterable<File>) => uploads.add(files, null)
  const title = replaces ? copy().chooseNewFile : copy().addDocuments
  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    add(event.dataTransfer.files)
  }
  return (
    <div className="mt-16">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside offers keyboard users the same upload */}
      <div
        className={classes('drop-zone', isOver && 'over')}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <p className="t16">
          <span className="needs-script for-mouse">
            <b>{copy().dropFilesHere}</b> {copy().orChooseThem}
          </span>
          <b className="needs-script for-touch">{title}</b>
          <noscript>
            <b>{title}</b>
          </noscript>
          {!replaces && <span className="soft"> {copy().weAssignThem}</span>}
          <br />
          <span className="soft t14">{uploadHint()}</span>
        </p>
        <div className="row">
          <PhotographLink caseId={uploads.caseId} itemId={null} replaces={replaces} />
          <PickButton icon="upload" label={copy().chooseFiles} onFiles={add} />
          <UploadForm action={uploads.formAction} itemId={null} replaces={replaces} label={copy().uploadDocument} />
        </div>
      </div>
      <UploadList uploads={uploads} itemId={null} />
      <AnsweredLines lines={lines} uploads={uploads} itemId={null} />
    </div>
  )
}
