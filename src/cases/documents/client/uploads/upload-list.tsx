import * as caseTexts from '#cases/locales/en.ts'
import { Button } from '#design/button.tsx'
import { Progress } from '#design/charts/progress.tsx'
import { Status } from '#design/feedback/status.tsx'
import { formatFileSize, formatPercent } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { Upload, Uploads } from '#portal/ui/use-uploads.ts'

const copy = () => t(caseTexts.uploadList)

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
            <Status kind="bad">{copy().failed}</Status>
          ) : (
            <Status kind="warn">{copy().alreadySent}</Status>
          )}
          {state === 'failed' && (
            <Button type="button" kind="outline" size="dense" onClick={() => uploads.retry(id)}>
              {copy().retry}
            </Button>
          )}
          <Button type="button" kind="quiet" size="dense" onClick={() => uploads.remove(id)}>
            {copy().dismiss}
          </Button>
        </span>
      </div>
    )
  }
  const words = state === 'waiting' ? copy().waiting : copy().uploading(formatPercent(share, { decimals: 0 }))
  return (
    <div className="upload">
      <div>
        <b>{file.name}</b>
        <p className="numbers">{copy().of(formatFileSize(sentBytes), formatFileSize(file.size))}</p>
      </div>
      <span className="row">
        <Status kind={state === 'waiting' ? 'wait' : 'info'}>{share === 1 ? copy().checking : words}</Status>
        <Button type="button" kind="outline" size="dense" onClick={() => uploads.remove(id)}>
          {copy().cancel}
        </Button>
      </span>
      <Progress value={share} max={1} label={file.name} />
    </div>
  )
}
