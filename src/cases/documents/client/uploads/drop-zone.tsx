import { type DragEvent, useState } from 'react'
import * as caseTexts from '#cases/locales/en.ts'
import { classes } from '#design/classes.ts'
import { FieldError } from '#design/form/field.tsx'
import { t } from '#platform/texts.ts'
import type { Uploads } from '#portal/ui/use-uploads.ts'
import { FilePicker } from './file-picker.tsx'
import { type UploadLine, uploadHint } from './upload-line.ts'
import { UploadList } from './upload-list.tsx'

const copy = () => t(caseTexts.dropZone)

type Props = {
  uploads: Uploads
  lines: readonly UploadLine[] | undefined
  replaces?: string
}

export function DropZone({ uploads, lines, replaces }: Props) {
  const [isOver, setIsOver] = useState(false)
  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    uploads.add(event.dataTransfer.files, null)
  }
  return (
    <div className="mt-24">
      <UploadList uploads={uploads} itemId={null} />
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
          <b className="needs-script">{copy().dropFilesHere}</b>
          <span className="needs-script"> {copy().orChooseThem}</span>
          <noscript>
            <b>{replaces ? copy().chooseNewFile : copy().uploadAnyOtherDocument}</b>
          </noscript>
          <br />
          <span className="soft t14">{uploadHint}</span>
        </p>
        <FilePicker
          action={uploads.formAction}
          itemId={null}
          replaces={replaces}
          label={copy().uploadDocument}
          onFiles={(files) => uploads.add(files, null)}
        />
      </div>
      {lines
        ?.filter((line) => !line.ok)
        .map((line) => (
          <FieldError key={line.filename + line.text} id={`upload-${line.filename}`}>
            {[line.filename, line.text].filter(Boolean).join(': ')}
          </FieldError>
        ))}
    </div>
  )
}
