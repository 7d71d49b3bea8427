import { Link } from 'react-router'
import * as accountStaffTexts from '#accounts/staff/locales/en.ts'
import { newInvoicePath } from '#billing/direct/staff/direct-invoice.ts'
import * as mandateTexts from '#cases/mandate/locales/en.ts'
import { type MandateStatus, mandateStatus, staffMandatePath, yearsText } from '#cases/mandate/mandate.ts'
import type { MandateOfClient } from '#cases/mandate/mandate-db.server.ts'
import { timePath } from '#cases/process/case-links.ts'
import type { listTermsOf } from '#cases/terms/terms-db.server.ts'
import * as timeTexts from '#cases/time/locales/en.ts'
import type { TimeOfCase } from '#cases/time/time-db.server.ts'
import { Status, type StatusKind } from '#design/feedback/status.tsx'
import { formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { LinesPanel } from './work-panels.tsx'

const copy = () => t(accountStaffTexts.workPanels)

const kinds: Record<MandateStatus, StatusKind> = { open: 'wait', valid: 'done', revoked: 'off' }

type Terms = { year: number; accepted: Awaited<ReturnType<typeof listTermsOf>> }

/** Powers of attorney that have not been revoked, and the terms of engagement of this year. */
export function MandatesPanel({ mandates, terms }: { mandates: readonly MandateOfClient[]; terms: Terms }) {
  const words = t(mandateTexts.mandate)
  const page = t(mandateTexts.staffMandatePage)
  return (
    <LinesPanel
      title={words.powerOfAttorney}
      empty={copy().noMandateYet}
      lines={mandates.map((mandate) => {
        const status = mandateStatus(mandate)
        const missing = mandate.signers.flatMap(({ personName, signedAt }) => (signedAt ? [] : [personName]))
        return {
          ...{ key: mandate.id, to: staffMandatePath(mandate.caseId), label: words.years(yearsText(mandate)) },
          note: status === 'open' ? words.missing(missing) : mandate.caseNumber,
          end: <Status kind={kinds[status]}>{words.statuses[status]}</Status>,
        }
      })}
    >
      {terms.accepted.map(({ name, acceptedAt }) => (
        <p key={name} className="t14">
          <Status kind={acceptedAt ? 'done' : 'wait'}>
            {page.terms(terms.year)}:{' '}
            {acceptedAt ? page.termsAccepted(name, formatDateTime(acceptedAt)) : page.termsOpen(name)}
          </Status>
        </p>
      ))}
    </LinesPanel>
  )
}

export function TimePanel({
  time,
  clientId,
  mayInvoice,
}: {
  time: readonly TimeOfCase[]
  clientId: string
  mayInvoice: boolean
}) {
  const words = t(timeTexts.time)
  const sum = (field: 'minutes' | 'unbilledMinutes') => time.reduce((total, each) => total + each[field], 0)
  return (
    <LinesPanel
      title={words.time}
      empty={copy().noTimeYet}
      end={<span className="numbers">{words.hours(sum('minutes'))}</span>}
      lines={time.map(({ caseId, caseNumber, title, minutes, unbilledMinutes }) => ({
        ...{ key: caseId, to: timePath(caseId), label: caseNumber, note: title },
        end: (
          <>
            <span className="numbers">{words.hours(minutes)}</span>
            {unbilledMinutes > 0 && <small>{copy().unbilled(words.hours(unbilledMinutes))}</small>}
          </>
        ),
      }))}
    >
      {mayInvoice && sum('unbilledMinutes') > 0 && (
        <p className="t14">
          <Link to={newInvoicePath({ clientId })}>{words.createInvoice}</Link>
        </p>
      )}
    </LinesPanel>
  )
}
