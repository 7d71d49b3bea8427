import { Form, Link } from 'react-router'
import { DraftArea } from '#accounts/drafts/ui/drafts.tsx'
import * as accountTexts from '#accounts/locales/en.ts'
import { type Address, addressLine } from '#accounts/people/address.ts'
import { isStatusCode, type Person } from '#accounts/people/person.ts'
import { mapLines, personFields, type StaffColumn, staffColumns } from '#accounts/people/person-fields.ts'
import * as accountStaffTexts from '#accounts/staff/locales/en.ts'
import { ClientStatusBadge } from '#admin/ui/badges.tsx'
import type { AppointmentRow } from '#appointments/appointment-db.server.ts'
import type { ClientBalance } from '#billing/staff/client-balance-db.server.ts'
import type { DocumentRow } from '#cases/documents/document-db.server.ts'
import type { MessageRow } from '#cases/messages/message-db.server.ts'
import { NotesPanel } from '#cases/notes/staff/notes-panel.tsx'
import type { StaffNote } from '#cases/notes/staff-note-db.server.ts'
import type { CaseRow } from '#cases/process/case-db.server.ts'
import { isOpen } from '#cases/process/case-states.ts'
import { ArrowLink, Button, ButtonLink } from '#design/button.tsx'
import { type Fact, FactList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { nameOfCountry } from '#platform/countries.ts'
import { formatDate, formatDateTime } from '#platform/format.ts'
import { listed } from '#platform/intl-words.ts'
import { localeNames, localeOf } from '#platform/locale.ts'
import { t } from '#platform/texts.ts'
import { cantonName } from '#shop/domicile/cantons.ts'
import type { OrderRow } from '#shop/orders/staff/order-list.tsx'
import { staffQuotesPath } from '#shop/quotes/quote.ts'
import type { QuoteRow } from '#shop/quotes/staff/quote-list.tsx'
import { QuotesPanel } from '#shop/quotes/staff/quotes-panel.tsx'
import type { EnquiryOfClient } from '#site/contact/lead-db.server.ts'
import { EnquiriesPanel } from '#site/contact/staff/enquiries-panel.tsx'
import type { ClientFacts } from './client-list-db.server.ts'
import { DuplicatesPanel, type DuplicateView } from './duplicate-panel.tsx'
import { MandatesPanel, TimePanel } from './engagement-panels.tsx'
import { type Household, HouseholdPanel } from './household-panel.tsx'
import { InvoiceAddressPanel } from './invoice-address-panel.tsx'
import { RetentionPanel, type SavedLine } from './keeping-panel.tsx'
import type { ExportView } from './request-client-export.server.ts'
import type { AddressOffer } from './save-invoice-address.server.ts'
import {
  AppointmentsPanel,
  BalancePanel,
  CasesPanel,
  DocumentsPanel,
  MessagesPanel,
  OrdersPanel,
} from './work-panels.tsx'

const copy = () => t(accountStaffTexts.clientView)

type Move = 'approve' | 'reject' | 'suspend' | 'reinstate'

/** Action data of a rejected form; `at` is the name of the form or of the decision. */
export type ClientAnswer = { at: string; text: string; values: Record<string, string> }

type View = Omit<DuplicateView, 'clientId'> & {
  client: Person
  facts: ClientFacts
  addresses: readonly Address[]
  deletion: { id: string; dueAt: Date; mayDecide: boolean } | null
  partner: Household['partner']
  household: Household['household']
  householdFacts: Household['facts']
  moves: Move[]
  saved: readonly SavedLine[]
  archive: ExportView | null
  notes: readonly StaffNote[]
  noteKey: string
  cases: CaseRow[]
  orders: OrderRow[]
  quotes: QuoteRow[]
  mayInvoice: boolean
  documents: DocumentRow[]
  appointments: AppointmentRow[]
  /** Null if the user may not read invoices. */
  balance: ClientBalance | null
  employers: Household['employers']
  addressOffer: AddressOffer | null
  enquiries: readonly EnquiryOfClient[]
  messages: { messages: MessageRow[]; total: number }
} & Parameters<typeof MandatesPanel>[0] &
  Pick<Parameters<typeof TimePanel>[0], 'time'>

export function ClientView({ view, answer }: { view: View; answer: ClientAnswer | undefined }) {
  const at = (form: string) => (answer?.at === form ? answer : undefined)
  const { client, facts, addresses, deletion, partner, household, moves, cases, orders, messages } = view
  const { statusCode } = facts
  const clientId = client.id
  const open = cases.filter(({ state }) => isOpen(state))
  const advisers = [...new Set(open.map(({ adviserName }) => adviserName).filter((name) => name !== null))]
  const shown: Record<StaffColumn, string | null> = {
    ...mapLines((column) => facts[column] ?? '–'),
    email: `${client.email}${client.emailVerified ? '' : copy().notConfirmed}`,
    phone: client.phone ?? '–',
    canton: facts.canton ? cantonName(facts.canton) : copy().notKnown,
    nationality: facts.nationality && nameOfCountry(facts.nationality),
    createdAt: formatDateTime(facts.createdAt),
    lastSignInAt: facts.lastSignInAt ? formatDateTime(facts.lastSignInAt) : copy().never,
    twoFactorEnabled: client.twoFactorEnabled ? copy().on : copy().off,
    statusChangedAt: formatDateTime(facts.statusChangedAt),
    statusReason: isStatusCode(statusCode)
      ? t(accountTexts.accounts).statusCodes[statusCode]
      : facts.statusReason || null,
  }
  return (
    <>
      <AppHeader
        title={client.name}
        before={<BackLink to="/admin/clients">{copy().clients}</BackLink>}
        actions={<Actions clientId={client.id} />}
      >
        <ClientStatusBadge status={client.status} />
        <span className="soft">{client.email}</span>
        <span className="soft">{copy().clientSince(formatDate(facts.createdAt))}</span>
        {advisers.length > 0 && <span className="soft">{copy().adviser(listed(advisers))}</span>}
      </AppHeader>
      {view.duplicates.length > 0 && (
        <Note kind="warn" title={copy().possibleDuplicate(listed(view.duplicates.map(({ name }) => name)))}>
          <a href="#alike">{copy().compare}</a>
        </Note>
      )}
      {deletion && (
        <Note kind="warn" title={copy().deletionRequestedWillBeCarried(formatDateTime(deletion.dueAt))}>
          {deletion.mayDecide && <Link to={`/admin/deletions/${deletion.id}`}>{copy().seeWhatWillBeKept}</Link>}
        </Note>
      )}
      <div className="panels client-columns">
        <div className="panel-stack">
          <CasesPanel cases={cases} clientId={clientId} />
          {view.balance && <BalancePanel balance={view.balance} clientId={clientId} />}
          <DocumentsPanel documents={view.documents} clientId={clientId} />
          <OrdersPanel orders={orders} clientId={clientId} />
          <NotesPanel notes={view.notes} submissionKey={view.noteKey} answer={noteAnswer(at('note'))} />
        </div>
        <div className="panel-stack">
          {view.addressOffer && (
            <InvoiceAddressPanel offer={view.addressOffer} clientId={client.id} answer={at('use-address')} />
          )}
          <Panel
            title={copy().details}
            end={<ArrowLink to={`/admin/clients/${client.id}/edit`}>{copy().edit}</ArrowLink>}
          >
            <FactList
              dense
              facts={[
                ...staffColumns.flatMap((column) => {
                  const value = shown[column]
                  const own = value === null ? [] : [{ term: personFields[column].label, value }]
                  return column === 'company' ? [...own, ...addressFacts(addresses)] : own
                }),
                { term: copy().language, value: localeNames[localeOf(facts.locale)] },
              ]}
            />
          </Panel>
          <HouseholdPanel
            {...{ partner, household, facts: view.householdFacts, employers: view.employers }}
            editTo={`/admin/clients/${client.id}/edit#facts`}
            caseNumbers={Object.fromEntries(cases.map(({ id, caseNumber }) => [id, caseNumber]))}
          />
          <MandatesPanel mandates={view.mandates} terms={view.terms} />
        </div>
        <div className="panel-stack">
          <MessagesPanel messages={messages.messages} />
          <AppointmentsPanel appointments={view.appointments} clientId={clientId} />
          <QuotesPanel quotes={view.quotes} clientId={client.id} mayInvoice={view.mayInvoice} />
          <EnquiriesPanel enquiries={view.enquiries} />
          <TimePanel time={view.time} clientId={clientId} mayInvoice={view.mayInvoice} />
          <DuplicatesPanel
            {...{
              clientId: client.id,
              duplicates: view.duplicates,
              dismissedDuplicates: view.dismissedDuplicates,
              mayMerge: view.mayMerge,
            }}
            answer={apartAnswer(at('tell-apart'))}
          />
          {client.status === 'invited' && (
            <Panel title={copy().invitation}>
              {at('invite-again') && <Note kind="bad" live title={answer?.text} />}
              <p className="soft">{copy().thisClientHasNotChosen}</p>
              <Form method="post" className="mt-8" preventScrollReset>
                <Button kind="outline" size="small" name="intent" value="invite-again">
                  {copy().resendInvitation}
                </Button>
              </Form>
            </Panel>
          )}
          <RetentionPanel saved={view.saved} archive={view.archive} error={at('export')?.text} />
          {moves.length > 0 && <Decisions moves={moves} answer={answer} />}
        </div>
      </div>
    </>
  )
}

function Actions({ clientId }: { clientId: string }) {
  return (
    <>
      <ButtonLink kind="primary" size="small" to={`/admin/messages/new?client=${clientId}`}>
        {copy().writeMessage}
      </ButtonLink>
      <ButtonLink kind="outline" size="small" to={`${staffQuotesPath}/new?client=${clientId}`}>
        {copy().quote}
      </ButtonLink>
      <ButtonLink kind="outline" size="small" to={`/admin/calendar/new?client=${clientId}`}>
        {copy().book}
      </ButtonLink>
      <ButtonLink kind="outline" size="small" to={`/admin/clients/${clientId}/open-case`}>
        {copy().openCase}
      </ButtonLink>
    </>
  )
}

function noteAnswer(answer: ClientAnswer | undefined) {
  return answer && { text: answer.text, body: answer.values.note ?? '' }
}

function apartAnswer(answer: ClientAnswer | undefined) {
  return answer && { text: answer.text, other: answer.values.other ?? '', reason: answer.values.reason ?? '' }
}

function addressFacts([present, ...earlier]: readonly Address[]): Fact[] {
  const written = (address: Address) =>
    [addressLine(address), address.commune && copy().communeOf(address.commune), sinceWords(address)]
      .filter(Boolean)
      .join('; ')
  return [
    { term: copy().address, value: present ? written(present) : '–' },
    ...earlier.map((address) => ({
      term: copy().previousAddress,
      key: address.sinceOn ?? '',
      value: written(address),
    })),
  ]
}

function sinceWords({ sinceOn }: Address): string {
  return sinceOn ? copy().since(formatDate(sinceOn)) : ''
}

function Decisions({ moves, answer }: { moves: Move[]; answer: ClientAnswer | undefined }) {
  return (
    <Panel title={copy().account} important>
      {moves.map((move) => (
        <Decision key={move} move={move} answer={answer?.at === move ? answer : undefined} />
      ))}
    </Panel>
  )
}

function Decision({ move, answer }: { move: Move; answer: ClientAnswer | undefined }) {
  const error = answer && (
    <Note kind="bad" live title={copy().nothingHasBeenChanged}>
      {answer.text}
    </Note>
  )
  if (move === 'approve' || move === 'reinstate') {
    return (
      <Form method="post" className="admin-form compact mt-8" preventScrollReset>
        {error}
        <div>
          <Button kind="primary" size="small" name="intent" value={move}>
            {copy().words[move]}
          </Button>
        </div>
      </Form>
    )
  }
  return (
    <details className="ask mt-8" open={answer !== undefined}>
      <summary>{copy().words[move]}</summary>
      <Form method="post" className="admin-form compact" preventScrollReset>
        {error}
        <Field name="reason" id={`${move}-reason`} label={copy().reason} hint={copy().clientWillSeeThisReason} required>
          <DraftArea
            draft={move}
            sentAs="refused suspended"
            rows={3}
            maxLength={1000}
            defaultValue={answer?.values.reason}
          />
        </Field>
        <Button kind="danger" size="small" name="intent" value={move}>
          {copy().words[move]}
        </Button>
      </Form>
    </details>
  )
}
