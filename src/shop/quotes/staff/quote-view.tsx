import { Form, Link } from 'react-router'
import { staffCasePath } from '#cases/process/case-links.ts'
import { Button } from '#design/button.tsx'
import { FactList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Status } from '#design/feedback/status.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { formatDate, formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as shopTexts from '#shop/locales/en.ts'
import {
  hasEndedUnpaid,
  isStillToPay,
  type QuoteLine,
  type QuoteState,
  staffQuotePath,
  staffQuotesPath,
} from '#shop/quotes/quote.ts'
import type { Choosable } from '#shop/quotes/quote-form.ts'
import { QuoteTable } from '#shop/quotes/ui/quote-table.tsx'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'
import { type QuoteAnswer, QuoteForm } from './quote-form-view.tsx'
import { stateKinds } from './quote-list.tsx'

const copy = () => t(shopStaffTexts.quoteView)

export function QuoteView({
  view,
  answer,
}: {
  view: QuoteViewData
  answer: (QuoteAnswer & { text: string }) | undefined
}) {
  const { quote, lines, products, mayWrite } = view
  const isDraft = quote.state === 'draft'
  return (
    <>
      <AppHeader title={copy().quote(quote.label)} before={<BackLink to={staffQuotesPath}>{copy().quotes}</BackLink>}>
        <Status kind={stateKinds[quote.state]}>{t(shopTexts.quote).states[quote.state]}</Status>
      </AppHeader>
      {answer && Object.keys(answer.errors).length === 0 && (
        <Note kind="bad" live title={copy().nothingWasChanged}>
          {answer.text}
        </Note>
      )}
      <div className="panels">
        <div className="panel-stack">
          {isDraft && mayWrite ? (
            <Panel title={copy().draft}>
              <QuoteForm
                key={quote.updatedAt.toISOString()}
                products={products}
                given={{ ...quote, lines }}
                answer={answer}
                buttons={[
                  { intent: 'keep', label: copy().saveDraft, kind: 'outline' },
                  { intent: 'send', label: copy().sendQuoteToClient, kind: 'primary' },
                ]}
              />
            </Panel>
          ) : (
            <Panel title={quote.title}>
              {quote.words
                .split('\n')
                .filter(Boolean)
                .map((text) => (
                  <p key={text}>{text}</p>
                ))}
              <QuoteTable lines={lines} totalCents={quote.totalCents} currencyCode={quote.currencyCode} />
            </Panel>
          )}
        </div>
        <div className="panel-stack">
          <Facts view={view} />
          <Steps view={view} />
        </div>
      </div>
    </>
  )
}

function Facts({ view: { quote, parties } }: { view: QuoteViewData }) {
  const { clientName, caseNumber, leadNumber, makerName } = parties
  const { id, clientId, caseId, orderId, validOn, sentAt, endedAt, reason, state } = quote
  return (
    <Panel title={copy().aboutThisQuote}>
      <FactList
        dense
        facts={[
          { term: copy().client, value: <Link to={`/admin/clients/${clientId}`}>{clientName}</Link> },
          ...(caseId ? [{ term: copy().case, value: <Link to={staffCasePath(caseId)}>{caseNumber}</Link> }] : []),
          ...(quote.secondCaseReason ? [{ term: copy().secondCase, value: quote.secondCaseReason }] : []),
          ...(leadNumber
            ? [
                {
                  term: copy().enquiryLabel,
                  value: <Link to={`/admin/contacts/${leadNumber}`}>{copy().enquiry(leadNumber)}</Link>,
                },
              ]
            : []),
          { term: copy().validUntil, value: formatDate(validOn) },
          { term: copy().createdBy, value: makerName ?? '–' },
          ...(sentAt ? [{ term: copy().sent, value: formatDateTime(sentAt) }] : []),
          ...(endedAt ? [{ term: t(shopTexts.quote).states[state], value: formatDateTime(endedAt) }] : []),
          ...(reason ? [{ term: copy().clientsReason, value: reason }] : []),
          ...(orderId ? [{ term: copy().order, value: <OrderOf id={orderId} view={{ quote, parties }} /> }] : []),
        ]}
      />
      <p className="mt-16">
        <a className="alone" href={`${staffQuotePath(id)}/paper`}>
          {copy().quotePdf}
        </a>
      </p>
    </Panel>
  )
}

function OrderOf({ id, view: { quote, parties } }: { id: string; view: Pick<QuoteViewData, 'quote' | 'parties'> }) {
  const { orderNumber, orderState } = parties
  const isToPay = isStillToPay({ state: quote.state, orderState })
  return (
    <>
      <Link to={`/admin/orders/${id}`}>
        {copy().order} {orderNumber}
      </Link>
      {isToPay && (hasEndedUnpaid(orderState) ? copy().expiredUnpaidClientCanStill : copy().notPaidYet)}
    </>
  )
}

function Steps({ view: { quote, successor, mayWrite, mayWithdraw, mayRevise } }: { view: QuoteViewData }) {
  if (!mayWrite || (!mayWithdraw && !mayRevise)) return null
  const isDraft = quote.state === 'draft'
  return (
    <Panel title={copy().nextStep}>
      {successor && (
        <p>
          <Link to={staffQuotePath(successor.id)}>{copy().seeNewerVersion}</Link>
        </p>
      )}
      <Form method="post" className="row" preventScrollReset>
        {mayRevise && !successor && (
          <Button kind="outline" size="small" name="intent" value="revise">
            {copy().createNewVersion}
          </Button>
        )}
        {mayWithdraw && (
          <Button kind={isDraft ? 'quiet' : 'danger'} size="small" name="intent" value="withdraw">
            {isDraft ? copy().discardDraft : copy().withdrawQuote}
          </Button>
        )}
      </Form>
    </Panel>
  )
}

type QuoteViewData = {
  quote: {
    id: string
    label: string
    state: QuoteState
    clientId: string
    caseId: string | null
    orderId: string | null
    title: string
    words: string
    validOn: string
    currencyCode: string
    totalCents: number
    updatedAt: Date
    sentAt: Date | null
    endedAt: Date | null
    reason: string | null
    secondCaseReason: string | null
  }
  lines: QuoteLine[]
  parties: {
    clientName: string
    caseNumber: string | null
    leadNumber: number | null
    makerName: string | null
    orderNumber: number | null
    orderState: string | null
  }
  successor: { id: string } | null
  products: Choosable[]
  mayWrite: boolean
  mayWithdraw: boolean
  mayRevise: boolean
}
