import { Link } from 'react-router'
import { z } from 'zod'
import type { ListedBankFile } from '#billing/bank/bank-file-db.server.ts'
import type { CamtError } from '#billing/bank/camt/read-camt.ts'
import type { UploadRefusal } from '#billing/staff/locales/en.ts'
import * as billingStaffTexts from '#billing/staff/locales/en.ts'
import { Progress } from '#design/charts/progress.tsx'
import { Note } from '#design/feedback/note.tsx'
import { formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { explain } from '#platform/words.ts'

const plain = z.enum(['too-large', 'not-xml', 'has-entities', 'too-deep', 'damaged', 'too-many', 'no-statement'])

const refusal = z.union([
  z.object({ reason: plain }),
  z.object({ reason: z.enum(['bad-encoding', 'other-format', 'other-version']), found: z.string() }),
  z.object({
    reason: z.enum(['bad-amount', 'bad-date', 'implausible-date', 'bad-side']),
    found: z.string(),
    entry: z.number(),
  }),
]) satisfies z.ZodType<CamtError>

const copy = () => t(billingStaffTexts.bankFileStatus)

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
  const { fileStatus } = t(billingStaffTexts.billing)
  if (status === 'importing') return copy().ofEntriesImported(entriesDone, entryCount ?? 0)
  if (status !== 'finished') return fileStatus[status]
  const counts = copy().alreadyImported(counted(newLines, 'new payment'), knownLines)
  return unmatched ? copy().beingMatched(counts, unmatched) : counts
}

export function FileStatus({ file }: { file: ListedBankFile }) {
  const { notTaken } = t(billingStaffTexts.billing)
  const { status, format, uploadedAt, uploader, otherAccounts, entriesDone, entryCount, requestedLines, openItems } =
    file
  const refusal = readRefusal(file.refusal)
  return (
    <>
      <p className="soft t14">
        {copy().uploaded(format, formatDateTime(uploadedAt))}
        {uploader && copy().by(uploader)}
      </p>
      <div aria-live="polite" className="mt-16">
        {status === 'importing' && (
          <Progress
            value={entriesDone}
            max={Math.max(1, entryCount ?? 0)}
            label={copy().entries}
            showLabel
            end={statusLine(file)}
          />
        )}
        {status !== 'importing' && status !== 'refused' && status !== 'unconfirmed' && <p>{statusLine(file)}.</p>}
      </div>
      {status === 'refused' && (
        <Note kind="bad" title={copy().nothingWasImported}>
          {refusal ? explain<UploadRefusal>(notTaken, { ok: false, ...refusal }) : notTaken.damaged}
        </Note>
      )}
      {status === 'unconfirmed' && (
        <Note
          kind="warn"
          title={copy().account(otherAccounts.map((account) => account || copy().withoutNumber).join(', '))}
        >
          {copy().thisIsNotOneOf}
        </Note>
      )}
      {status === 'finished' && (
        <ul className="mt-8">
          {requestedLines > 0 && (
            <li>
              {copy().mayAlreadyHaveBeenImported(counted(requestedLines, 'payment'))}{' '}
              <Link to="/admin/billing/payments">{copy().decide}</Link>
            </li>
          )}
          {(openItems ?? 0) > 0 && <li>{copy().notBookedAsPaymentsSee(counted(openItems ?? 0, 'amount'))}</li>}
        </ul>
      )}
    </>
  )
}

function readRefusal(stored: unknown): CamtError | null {
  return refusal.safeParse(stored).data ?? null
}
