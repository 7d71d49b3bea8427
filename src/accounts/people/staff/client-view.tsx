import { Form, Link } from 'react-router'
import { DraftArea } from '#accounts/drafts/ui/drafts.tsx'
import * as accountTexts from '#accounts/locales/en.ts'
import { type Address, addressLine } from '#accounts/people/address.ts'
import { isStatusCode, type Person } from '#accounts/people/person.ts'
import { mapLines, personFields, type StaffColumn, staffColumns } from '#accounts/people/person-fields.ts'
import * as accountStaffTexts from '#accounts/staff/locales/en.ts'
import { CaseStatusBadge, ClientStatusBadge, PriorityBadge } from '#admin/ui/badges.tsx'
import type { MessageRow } from '#cases/messages/message-db.server.ts'
import { MessageList } from '#cases/messages/staff/conversation.tsx'
import { NotesPanel } from '#cases/notes/staff/notes-panel.tsx'
import type { StaffNote } from '#cases/notes/staff-note-db.server.ts'
import type { CaseRow } from '#cases/process/case-db.server.ts'
import { staffCasePath } from '#cases/process/case-links.ts'
import { ArrowLink, Button } from '#design/button.tsx'
import { type Fact, FactList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { type Column, Table } from '#design/table.tsx'
import { nameOfCountry } from '#platform/countries.ts'
import { formatDate, formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { cantonName } from '#shop/domicile/cantons.ts'
import { type OrderRow, OrderTable } from '#shop/orders/staff/order-list.tsx'
import type { QuoteRow } from '#shop/quotes/staff/quote-list.tsx'
import { QuotesPanel } from '#shop/quotes/staff/quotes-panel.tsx'
import type { EnquiryOfClient } from '#site/contact/lead-db.server.ts'
import { EnquiriesPanel } from '#site/contact/staff/enquiries-panel.tsx'
import type { ClientFacts } from './client-list-db.server.ts'
import { DuplicatesPanel, type DuplicateView } from './duplicate-panel.tsx'
import { type Household, HouseholdPanel } from './household-panel.tsx'
import { RetentionPanel, type SavedLine } from './keeping-panel.tsx'
import type { ExportView } from './request-client-export.server.ts'

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
  enquiries: readonly EnquiryOfClient[]
  messages: { messages: MessageRow[]; total: number }
}

const caseColumns: Column<CaseRow>[] = [
  {
    key: 'case',
    get header() {
      return copy().case
    },
    cell: ({ id, caseNumber, title }) => (
      <>
        <Link to={staffCasePath(id)} className="nowrap">
          {caseNumber}
        </Link>
        <span className="cell-note">{title}</span>
      </>
    ),
  },
  {
    key: 'status',
    get header() {
      return copy().status
    },
    cell: ({ status, state }) => <CaseStatusBadge status={status} state={state} />,
  },
  {
    key: 'priority',
    get header() {
      return copy().priority
    },
    smallHide: true,
    cell: ({ priority }) => <PriorityBadge priority={priority} />,
  },
  {
    key: 'due',
    get header() {
      return copy().due
    },
    numeric: true,
    cell: ({ dueOn }) => (dueOn ? formatDate(dueOn) : '–'),
  },
]

export function ClientView({ view, answer }: { view: View; answer: ClientAnswer | undefined }) {
  const at = (form: string) => (answer?.at === form ? answer : undefined)
  const { client, facts, addresses, deletion, partner, household, moves, cases, orders, messages } = view
  const { statusCode } = facts
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
      <AppHeader title={client.name} before={<BackLink to="/admin/clients">{copy().clients}</BackLink>}>
        <ClientStatusBadge status={client.status} />
        <span className="soft">{client.email}</span>
      </AppHeader>
      {deletion && (
        <Note kind="warn" title={copy().deletionRequestedWillBeCarried(formatDateTime(deletion.dueAt))}>
          {deletion.mayDecide && <Link to={`/admin/deletions/${deletion.id}`}>{copy().seeWhatWillBeKept}</Link>}
        </Note>
      )}
      <div className="panels">
        <div className="panel-stack">
          <Panel
            title={copy().taxCases}
            end={<ArrowLink to={`/admin/clients/${client.id}/open-case`}>{copy().openCase}</ArrowLink>}
          >
            {cases.length === 0 ? (
              <p className="soft">{copy().noCasesYet}</p>
            ) : (
              <Table
                caption={copy().cases}
                hideCaption
                dense
                columns={caseColumns}
                rows={cases}
                rowKey={({ id }) => id}
              />
            )}
          </Panel>
          <Panel title={copy().orders}>
            {orders.length === 0 ? <p className="soft">{copy().noOrdersYet}</p> : <OrderTable orders={orders} />}
          </Panel>
          <QuotesPanel quotes={view.quotes} clientId={client.id} mayInvoice={view.mayInvoice} />
          <EnquiriesPanel enquiries={view.enquiries} />
          <NotesPanel notes={view.notes} submissionKey={view.noteKey} answer={noteAnswer(at('note'))} />
          <Panel
            title={copy().messages}
            end={<ArrowLink to={`/admin/messages/new?client=${client.id}`}>{copy().writeMessage}</ArrowLink>}
          >
            <MessageList messages={messages.messages} showCase />
          </Panel>
        </div>
        <div className="panel-stack">
          <Panel
            title={copy().details}
            end={<ArrowLink to={`/admin/clients/${client.id}/edit`}>{copy().edit}</ArrowLink>}
          >
            <FactList
              dense
              facts={staffColumns.flatMap((column) => {
                const value = shown[column]
                const own = value === null ? [] : [{ term: personFields[column].label, value }]
                return column === 'company' ? [...own, ...addressFacts(addresses)] : own
              })}
            />
          </Panel>
          <HouseholdPanel partner={partner} household={household} facts={view.householdFacts} />
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
