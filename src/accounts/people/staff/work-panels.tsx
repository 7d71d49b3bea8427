import type { ReactNode } from 'react'
import { Link } from 'react-router'
import * as accountStaffTexts from '#accounts/staff/locales/en.ts'
import { CaseStatusBadge, DocumentBadge, OrderBadge } from '#admin/ui/badges.tsx'
import { FoldedList } from '#admin/ui/folded-list.tsx'
import type { AppointmentRow } from '#appointments/appointment-db.server.ts'
import { statusKinds } from '#appointments/appointment-status.ts'
import * as appointmentTexts from '#appointments/locales/en.ts'
import { staffAppointmentPath } from '#appointments/paths.ts'
import type { ClientBalance } from '#billing/staff/client-balance-db.server.ts'
import { InvoiceBadge } from '#billing/staff/invoice-list.tsx'
import type { DocumentRow } from '#cases/documents/document-db.server.ts'
import type { MessageRow } from '#cases/messages/message-db.server.ts'
import type { CaseRow } from '#cases/process/case-db.server.ts'
import { reviewPath, staffCasePath } from '#cases/process/case-links.ts'
import { isOpen } from '#cases/process/case-states.ts'
import { ArrowLink } from '#design/button.tsx'
import { Status } from '#design/feedback/status.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDate, formatDateTime, formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { OrderRow } from '#shop/orders/staff/order-list.tsx'

const copy = () => t(accountStaffTexts.workPanels)

/** Rows of a panel. The loader reads one more, so that the panel knows whether to link to the whole list. */
export const panelRows = 5

type Line = { key: string; to: string; label: ReactNode; note: ReactNode; end: ReactNode }
type LinesProps = {
  title: string
  lines: readonly Line[]
  empty: string
  all?: string
  end?: ReactNode
  children?: ReactNode
}

/** Links to the whole list at `all`; without it, the panel itself holds all lines. */
export function LinesPanel({ title, lines, empty, all, end, children }: LinesProps) {
  return (
    <Panel title={title} end={end}>
      {children}
      {lines.length === 0 && <p className="soft">{empty}</p>}
      <FoldedList
        shown={panelRows}
        rows={(all ? lines.slice(0, panelRows) : lines).map(({ key, to, label, note, end: right }) => (
          <li key={key} className="work-line">
            <span>
              <Link to={to}>{label}</Link>
              <small>{note}</small>
            </span>
            <span>{right}</span>
          </li>
        ))}
      />
      {all && lines.length > panelRows && (
        <p className="mt-8">
          <ArrowLink to={all}>{copy().all(title)}</ArrowLink>
        </p>
      )}
    </Panel>
  )
}

const listOf = (path: string, clientId: string) => `${path}?${new URLSearchParams({ client: clientId })}`

export function CasesPanel({ cases, clientId }: { cases: readonly CaseRow[]; clientId: string }) {
  return (
    <LinesPanel
      title={copy().taxCases}
      empty={copy().noCasesYet}
      all={listOf('/admin/cases', clientId)}
      end={<ArrowLink to={`/admin/clients/${clientId}/open-case`}>{copy().openCase}</ArrowLink>}
      lines={cases.map(({ id, caseNumber, title, status, state, dueOn, adviserName, progress }) => ({
        ...{ key: id, to: staffCasePath(id), label: caseNumber },
        note: [title, dueOn && copy().due(formatDate(dueOn)), adviserName].filter(Boolean).join(', '),
        end: (
          <>
            <CaseStatusBadge status={status} state={state} />
            {isOpen(state) && progress.missingRequired > 0 && <small>{copy().missing(progress.missingRequired)}</small>}
          </>
        ),
      }))}
    />
  )
}

export function BalancePanel({ balance, clientId }: { balance: ClientBalance; clientId: string }) {
  const { invoices, openCents, invoicedCents, paidCents, currency } = balance
  return (
    <LinesPanel
      title={copy().openBalance}
      empty={copy().noInvoicesYet}
      all={listOf('/admin/billing/invoices', clientId)}
      lines={invoices.map(({ id, label, content, state, dueOn, paidOn, issuedOn, totalCents, currencyCode }) => ({
        ...{ key: id, to: `/admin/billing/invoices/${id}`, label },
        note: (
          <>
            {content} <InvoiceBadge state={state} />
          </>
        ),
        end: (
          <>
            {formatMoney(totalCents, { currency: currencyCode })}
            <small>{invoiceDay({ dueOn, paidOn, issuedOn })}</small>
          </>
        ),
      }))}
    >
      {invoices.length > 0 && (
        <>
          <p className="t32 numbers">{formatMoney(openCents, { currency })}</p>
          <p className="soft t14">
            {copy().invoicedAndPaid(formatMoney(invoicedCents, { currency }), formatMoney(paidCents, { currency }))}
          </p>
        </>
      )}
    </LinesPanel>
  )
}

function invoiceDay({ dueOn, paidOn, issuedOn }: { dueOn: string | null; paidOn: string | null; issuedOn: string }) {
  if (paidOn) return copy().paid(formatDate(paidOn))
  return dueOn ? copy().due(formatDate(dueOn)) : formatDate(issuedOn)
}

export function DocumentsPanel({ documents, clientId }: { documents: readonly DocumentRow[]; clientId: string }) {
  return (
    <LinesPanel
      title={copy().documents}
      empty={copy().noDocumentsYet}
      all={listOf('/admin/documents', clientId)}
      lines={documents.map(({ id, originalFilename, checklistTitle, caseId, caseNumber, createdAt, state }) => ({
        ...{ key: id, to: state === 'received' ? reviewPath(caseId, id) : staffCasePath(caseId) },
        label: checklistTitle ?? originalFilename,
        note: [checklistTitle && originalFilename, caseNumber, formatDateTime(createdAt)].filter(Boolean).join(', '),
        end: <DocumentBadge state={state} />,
      }))}
    />
  )
}

export function OrdersPanel({ orders, clientId }: { orders: readonly OrderRow[]; clientId: string }) {
  return (
    <LinesPanel
      title={copy().orders}
      empty={copy().noOrdersYet}
      all={listOf('/admin/orders', clientId)}
      lines={orders.map(({ id, number, content, createdAt, totalCents, currencyCode, state }) => ({
        ...{ key: id, to: `/admin/orders/${id}`, label: copy().order(number) },
        note: [content, formatDate(createdAt)].filter(Boolean).join(', '),
        end: (
          <>
            {formatMoney(totalCents, { currency: currencyCode.toUpperCase() })}
            <small>
              <OrderBadge state={state} />
            </small>
          </>
        ),
      }))}
    />
  )
}

export function MessagesPanel({ messages }: { messages: readonly MessageRow[] }) {
  return (
    <LinesPanel
      title={copy().messages}
      empty={copy().noMessagesYet}
      end={<ArrowLink to="/admin/messages">{copy().inbox}</ArrowLink>}
      lines={messages.map(({ id, threadId, subject, senderName, senderType, createdAt, isRead, isInternal }) => ({
        ...{ key: id, to: `/admin/messages/${threadId}`, label: subject },
        note: [senderName, formatDateTime(createdAt)].join(', '),
        end: isInternal ? copy().note : senderType === 'client' && !isRead && <Status kind="info">{copy().new}</Status>,
      }))}
    />
  )
}

export function AppointmentsPanel({ appointments, clientId }: { appointments: AppointmentRow[]; clientId: string }) {
  const words = t(appointmentTexts.appointments)
  return (
    <LinesPanel
      title={copy().appointments}
      empty={copy().noAppointmentsYet}
      end={<ArrowLink to={`/admin/calendar/new?${new URLSearchParams({ client: clientId })}`}>{copy().book}</ArrowLink>}
      lines={appointments.map(({ id, title, startsAt, meetingType, staffName, status }) => ({
        ...{ key: id, to: staffAppointmentPath(id), label: formatDateTime(startsAt) },
        note: [title, words.meetingTypes[meetingType], staffName].filter(Boolean).join(', '),
        end: <Status kind={statusKinds[status]}>{words.statuses[status]}</Status>,
      }))}
    />
  )
}
