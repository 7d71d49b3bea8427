import * as caseTexts from '#cases/locales/en.ts'
import { Button } from '#design/button.tsx'
import { Progress } from '#design/charts/progress.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Status } from '#design/feedback/status.tsx'
import { formatFileSize, formatPercent } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { Upload, Uploads } from '#portal/ui/use-uploads.ts'
import { PickButton, PlaceFields } from './file-picker.tsx'
import type { UploadLine } from './upload-line.ts'

const copy = () => t(caseTexts.uploadList)
const sentBeforeCopy = () => t(caseTexts.sentBefore)

type Place = { uploads: Uploads; itemId: string | null }

export function UploadList({ uploads, itemId }: Place) {
  const own = uploads.uploads.filter((upload) => upload.itemId === itemId)
  if (own.length === 0) return null
  const asking = own.filter(({ state }) => state === 'asking').map(({ id }) => id)
  return (
    <div className="uploads">
      {asking.length > 1 && (
        <div className="upload answer">
          <b>{sentBeforeCopy().youAlreadySent(asking.length)}</b>
          <div className="row">
            <Button type="button" kind="outline" size="dense" onClick={() => uploads.decide(asking, 'leave')}>
              {sentBeforeCopy().leaveAllOut}
            </Button>
            <Button type="button" kind="outline" size="dense" onClick={() => uploads.decide(asking, 'keep')}>
              {sentBeforeCopy().keepAll}
            </Button>
          </div>
        </div>
      )}
      {own.map((upload) => (
        <UploadRow key={upload.id} upload={upload} uploads={uploads} />
      ))}
    </div>
  )
}

function UploadRow({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const { id, file, state, sentBytes, decision } = upload
  if (state === 'failed' || state === 'repeated' || state === 'asking') {
    return <AnsweredRow upload={upload} uploads={uploads} state={state} />
  }
  const share = file.size > 0 ? sentBytes / file.size : 0
  const words = state === 'waiting' ? copy().waiting : copy().uploading(formatPercent(share, { decimals: 0 }))
  return (
    <div className="upload">
      <div>
        <b className="filename">{file.name}</b>
        {!decision && <p className="numbers">{copy().of(formatFileSize(sentBytes), formatFileSize(file.size))}</p>}
      </div>
      <span className="row">
        <Status kind={state === 'waiting' ? 'wait' : 'info'}>
          {share === 1 || decision ? copy().checking : words}
        </Status>
        {!decision && (
          <Button type="button" kind="outline" size="dense" onClick={() => uploads.remove(id)}>
            {copy().cancel}
          </Button>
        )}
      </span>
      {!decision && <Progress value={share} max={1} label={file.name} />}
    </div>
  )
}

type AnsweredRowProps = { upload: Upload; uploads: Uploads; state: 'failed' | 'repeated' | 'asking' }

function AnsweredRow({ upload: { id, itemId, file, error, remedy }, uploads, state }: AnsweredRowProps) {
  const about = <span className="visually-hidden">: {file.name}</span>
  const chooseAnother = (files: File[]) => {
    if (files.length === 0) return
    uploads.remove(id)
    uploads.add(files, itemId)
  }
  return (
    <div className="upload answer">
      <p>
        <b className="filename">{file.name}</b>{' '}
        <Status kind={state === 'failed' ? 'bad' : 'warn'}>
          {state === 'failed' ? copy().failed : copy().alreadySent}
        </Status>
      </p>
      <p role="alert">{error}</p>
      <div className="row">
        {remedy === 'retry' && (
          <Button type="button" kind="outline" size="dense" onClick={() => uploads.retry(id)}>
            {copy().tryAgain}
            {about}
          </Button>
        )}
        {remedy === 'choose' && (
          <PickButton label={copy().chooseAnother} about={file.name} isDense onFiles={chooseAnother} />
        )}
        {remedy === 'reload' && (
          <Button type="button" kind="outline" size="dense" onClick={() => window.location.reload()}>
            {copy().reload}
          </Button>
        )}
        {state === 'asking' ? (
          <>
            <Button type="button" kind="outline" size="dense" onClick={() => uploads.decide([id], 'leave')}>
              {sentBeforeCopy().leaveOut}
              {about}
            </Button>
            <Button type="button" kind="quiet" size="dense" onClick={() => uploads.decide([id], 'keep')}>
              {sentBeforeCopy().keepBoth}
              {about}
            </Button>
          </>
        ) : (
          <Button type="button" kind="quiet" size="dense" onClick={() => uploads.remove(id)}>
            {copy().dismiss}
            {about}
          </Button>
        )}
      </div>
    </div>
  )
}

/** What the server answered to a form sent without JavaScript: errors, and files about which the client decides. */
export function AnsweredLines({ lines = [], uploads, itemId }: Place & { lines: readonly UploadLine[] | undefined }) {
  const failed = lines.filter(({ ok, waiting }) => !ok && waiting === undefined)
  const asking = lines.filter(({ waiting }) => waiting !== undefined)
  if (failed.length + asking.length === 0) return null
  return (
    <div className="uploads">
      {failed.map(({ filename, text }) => (
        <Note key={filename + text} kind="bad" title={filename} live>
          {text}
        </Note>
      ))}
      {asking.length > 0 && (
        <form method="post" action={uploads.formAction} encType="multipart/form-data">
          <PlaceFields itemId={itemId} replaces={uploads.replaces} />
          <Note kind="warn" title={sentBeforeCopy().youAlreadySent(asking.length)} live>
            {asking.map(({ filename, text, waiting }) => (
              <p key={waiting}>
                <input type="hidden" name="waiting" value={waiting} />
                <b className="filename">{filename}</b>: {text}
              </p>
            ))}
            <div className="row mt-8">
              <Button kind="outline" size="small" name="sentBefore" value="leave">
                {asking.length > 1 ? sentBeforeCopy().leaveAllOut : sentBeforeCopy().leaveOut}
              </Button>
              <Button kind="outline" size="small" name="sentBefore" value="keep">
                {asking.length > 1 ? sentBeforeCopy().keepAll : sentBeforeCopy().keepBoth}
              </Button>
            </div>
          </Note>
        </form>
      )}
    </div>
  )
}
