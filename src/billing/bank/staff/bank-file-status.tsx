import { Link } from 'react-router'
import type { ListedBankFile } from '#billing/bank/bank-file-db.server.ts'
import { readRefusal } from '#billing/bank/camt/refusal.ts'
import { billingAdminWords } from '#billing/staff/words.ts'
import type { UploadRefusal } from '#billing/staff/words-en.ts'
import { Progress } from '#design/charts/progress.tsx'
import { Note } from '#design/feedback/note.tsx'
import { formatDateTime } from '#platform/format.ts'
import { explain } from '#platform/words.ts'

export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`
}

export function statusLine({
  status,
  entriesDone,
  entryCount,
  newLines,
  knownLines,
  unmatched,
}: ListedBankFile): string {
  const { fileStatus } = billingAdminWords()
  if (status === 'importing') return `${entriesDone} of ${entryCount ?? 0} entries imported`
  if (status !== 'finished') return fileStatus[status]
  const counts = `${counted(newLines, 'new payment')}, ${knownLines} known before`
  return unmatched ? `${counts}, ${unmatched} being matched` : counts
}

export function FileStatus({ file }: { file: ListedBankFile }) {
  const { notTaken } = billingAdminWords()
  const { status, format, uploadedAt, uploader, otherAccounts, entriesDone, entryCount, requestedLines, openItems } =
    file
  const refusal = readRefusal(file.refusal)
  return (
    <>
      <p className="soft t14">
        {format}, uploaded {formatDateTime(uploadedAt)}
        {uploader && ` by ${uploader}`}
      </p>
      <div aria-live="polite" className="mt-16">
        {status === 'importing' && (
          <Progress
            value={entriesDone}
            max={Math.max(1, entryCount ?? 0)}
            label="Entries"
            showLabel
            end={statusLine(file)}
          />
        )}
        {status !== 'importing' && status !== 'refused' && status !== 'unconfirmed' && <p>{statusLine(file)}.</p>}
      </div>
      {status === 'refused' && (
        <Note kind="bad" title="Nothing was imported">
          {refusal ? explain<UploadRefusal>(notTaken, { ok: false, ...refusal }) : notTaken.damaged}
        </Note>
      )}
      {status === 'unconfirmed' && (
        <Note kind="warn" title={`Account ${otherAccounts.map((account) => account || 'without a number').join(', ')}`}>
          This is not an account of the firm. Nothing was imported yet. Import the file only if its payments are for us;
          later files of this account are then imported without asking.
        </Note>
      )}
      {status === 'finished' && (
        <ul className="mt-8">
          {requestedLines > 0 && (
            <li>
              {counted(requestedLines, 'payment')} may have been imported before.{' '}
              <Link to="/admin/billing/payments">Decide</Link>
            </li>
          )}
          {(openItems ?? 0) > 0 && <li>{counted(openItems ?? 0, 'amount')} not booked as payments: see below.</li>}
        </ul>
      )}
    </>
  )
}
