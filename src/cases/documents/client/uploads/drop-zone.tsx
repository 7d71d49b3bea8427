import { type DragEvent, useState } from 'react'
import * as caseTexts from '#cases/locales/en.ts'
import { Button } from '#design/button.tsx'
import { Progress } from '#design/charts/progress.tsx'
import { classes } from '#design/classes.ts'
import { Status } from '#design/feedback/status.tsx'
import { FieldError } from '#design/form/field.tsx'
import { formatFileSize, formatPercent } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { Upload, Uploads } from '#portal/ui/use-uploads.ts'
import { FilePicker } from './file-picker.tsx'
import { type UploadLine, uploadHint } from './upload-line.ts'

const uploadListCopy = () => t(caseTexts.uploadList)

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
          <span className="soft t14">{uploadHint()}</span>
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

export function UploadList({ uploads, itemId }: { uploads: Uploads; itemId: string | null }) {
  const own = uploads.uploads.filter((upload) => upload.itemId === itemId)
  if (own.length === 0) return null
  return (
    <div className="uploads">
      {own.map((upload) => (
        <UploadRow key={upload.id} upload={upload} uploads={uploads} />
      ))}
    </div>
  )
}

function UploadRow({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const { id, file, state, sentBytes, error } = upload
  const share = file.size > 0 ? sentBytes / file.size : 0
  if (state === 'failed' || state === 'repeated') {
    return (
      <div className="upload">
        <div>
          <b>{file.name}</b>
          <p>{error}</p>
        </div>
        <span className="row">
          {state === 'failed' ? (
            <Status kind="bad">{uploadListCopy().failed}</Status>
          ) : (
            <Status kind="warn">{uploadListCopy().alreadySent}</Status>
          )}
          {state === 'failed' && (
            <Button type="button" kind="outline" size="dense" onClick={() => uploads.retry(id)}>
              {uploadListCopy().retry}
            </Button>
          )}
          <Button type="button" kind="quiet" size="dense" onClick={() => uploads.remove(id)}>
            {uploadListCopy().dismiss}
          </Button>
        </span>
      </div>
    )
  }
  const words =
    state === 'waiting' ? uploadListCopy().waiting : uploadListCopy().uploading(formatPercent(share, { decimals: 0 }))
  return (
    <div className="upload">
      <div>
        <b>{file.name}</b>
        <p className="numbers">{uploadListCopy().of(formatFileSize(sentBytes), formatFileSize(file.size))}</p>
      </div>
      <span className="row">
        <Status kind={state === 'waiting' ? 'wait' : 'info'}>{share === 1 ? uploadListCopy().checking : words}</Status>
        <Button type="button" kind="outline" size="dense" onClick={() => uploads.remove(id)}>
          {uploadListCopy().cancel}
        </Button>
      </span>
      <Progress value={share} max={1} label={file.name} />
    </div>
  )
}
