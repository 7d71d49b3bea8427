import { Form } from 'react-router'
import * as accountStaffTexts from '#accounts/staff/locales/en.ts'
import type { CaseRow } from '#cases/process/case-db.server.ts'
import { isOpen } from '#cases/process/case-states.ts'
import { Button, ButtonLink } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDateTime, formatLongDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { retainedUntil } from '#privacy/deletion/deletion.ts'
import type { OrderRow } from '#shop/orders/staff/order-list.tsx'
import type { ExportView } from './request-client-export.server.ts'

const survivingLinesCopy = () => t(accountStaffTexts.survivingLines)

const copy = () => t(accountStaffTexts.keepingPanel)

type Props = {
  /** Records that must be retained. `until`: last day of the period; null if it has not started. */
  saved: readonly SavedLine[]
  /** The client's data archive; null if the user may not request one. */
  archive: ExportView | null
  error: string | undefined
}

export function RetentionPanel({ saved: survivor, archive, error }: Props) {
  return (
    <Panel title={copy().dataAndRetention} id="data">
      {survivor.length === 0 ? (
        <p className="soft">{copy().thereAreNoCasesOr}</p>
      ) : (
        <ul>
          {survivor.map(({ label, until }) => (
            <li key={label} className="work-line">
              <span>{label}</span>
              <small className="soft">{until ? copy().until(formatLongDate(until)) : copy().inProgress}</small>
            </li>
          ))}
        </ul>
      )}
      {archive && (
        <div className="mt-16">
          {error && <Note kind="bad" live title={error} />}
          {archive.isBeingCreated && <Note kind="info" title={copy().weAreCreatingArchiveYou} />}
          {archive.ready && (
            <Note kind="done" title={copy().youCanDownloadArchiveUntil(formatDateTime(archive.ready.until))}>
              {archive.ready.leftOut > 0 && copy().documentsNotIncluded(archive.ready.leftOut)}
              {copy().onlyYouCanDownloadIt}
            </Note>
          )}
          <div className="row mt-16">
            {archive.ready && (
              <ButtonLink to={archive.ready.path} kind="outline" size="small" icon="download" reloadDocument>
                {copy().downloadZip}
              </ButtonLink>
            )}
            {!archive.isBeingCreated && !archive.nextAt && (
              <Form method="post" preventScrollReset>
                <Button kind="outline" size="small" name="intent" value="export">
                  {copy().createArchiveOfAllData}
                </Button>
              </Form>
            )}
          </div>
          {archive.nextAt && !archive.isBeingCreated && (
            <p className="soft t14 mt-8">{copy().youCanRequestNextArchive(formatDateTime(archive.nextAt))}</p>
          )}
        </div>
      )}
    </Panel>
  )
}

export type SavedLine = { label: string; until: string | null }

/** Last day of legal retention for each case and paid order of a client; `until` is null while the case is open. */
export function savedLines(
  cases: readonly Pick<CaseRow, 'caseNumber' | 'state' | 'closedAt' | 'updatedAt'>[],
  orders: readonly Pick<OrderRow, 'number' | 'paidAt'>[],
): SavedLine[] {
  return [
    ...cases.map(({ caseNumber, state, closedAt, updatedAt }) => {
      return {
        label: survivingLinesCopy().case(caseNumber),
        until: isOpen(state) ? null : retainedUntil('mandates', closedAt ?? updatedAt),
      }
    }),
    ...orders.flatMap(({ number, paidAt }) => {
      return paidAt ? [{ label: survivingLinesCopy().order(number), until: retainedUntil('orders', paidAt) }] : []
    }),
  ]
}
