import { factLines } from '#accounts/households/household-facts.ts'
import { addressLine } from '#accounts/people/address.ts'
import { caseTypeLabel } from '#cases/case-status-text.ts'
import * as caseTexts from '#cases/locales/en.ts'
import type { CaseRow } from '#cases/process/case-db.server.ts'
import { formatDate, formatDateTime, formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { say } from '#platform/words.ts'
import { cantonName } from '#shop/domicile/cantons.ts'
import { lineTitle } from '#shop/orders/order.ts'
import type { SummaryFacts } from './find-summary.server.ts'

export type SummaryPart = { title: string; lines: { term?: string; text: string }[] }

export function summaryParts(facts: SummaryFacts): SummaryPart[] {
  const { parts } = t(caseTexts.summary)
  const { client, approvals, messages, order } = facts
  const titled = (title: string, lines: SummaryPart['lines']): SummaryPart => ({ title, lines })
  return [
    titled(parts.case, caseLines(facts.found)),
    ...(client ? [titled(parts.client, clientLines(facts, client))] : []),
    titled(parts.course, courseLines(facts)),
    titled(parts.dates, dateLines(facts)),
    titled(parts.documents, documentLines(facts)),
    titled(parts.requested, requestedLines(facts)),
    titled(parts.approvals, approvals.flatMap(approvalLines)),
    titled(parts.appointments, appointmentLines(facts)),
    titled(parts.messages, [{ text: t(caseTexts.summary).messages(messages) }]),
    ...(order ? [titled(parts.fees, orderLines(order))] : []),
  ]
}

type Terms = (typeof caseTexts.summary)['terms']
type Known = readonly [keyof Terms, string | null | undefined]

function known(facts: readonly Known[]): SummaryPart['lines'] {
  const { terms } = t(caseTexts.summary)
  return facts.flatMap(([term, text]) => (text ? [{ term: terms[term], text }] : []))
}

function caseLines({ caseType, taxYear, canton, state, adviserName, createdAt, closedAt }: CaseRow) {
  const { unknown, notAssigned } = t(caseTexts.summary)
  return known([
    ['kind', caseTypeLabel(caseType)],
    ['taxYear', String(taxYear)],
    ['canton', canton ? cantonName(canton) : unknown],
    ['state', t(caseTexts.cases).states[state].label],
    ['adviser', adviserName ?? notAssigned],
    ['opened', formatDateTime(createdAt)],
    ['closed', closedAt && formatDateTime(closedAt)],
  ])
}

function clientLines({ addresses, household }: SummaryFacts, client: NonNullable<SummaryFacts['client']>) {
  const [address] = addresses
  const own = known([
    ['name', client.name],
    ['company', client.company],
    ['email', client.email],
    ['phone', client.phone],
    ['address', address && addressLine(address)],
  ])
  const { ofPartner } = t(caseTexts.summary)
  const facts = factLines(household).map(({ person, label, text }) => {
    return { term: person === 'partner' ? ofPartner(label) : label, text }
  })
  return [...own, ...facts]
}

function courseLines({ events }: SummaryFacts) {
  return events.flatMap(({ at, toState, actorName }) => {
    if (toState === null) return []
    const label = Object.entries(t(caseTexts.cases).states).find(([state]) => state === toState)?.[1].label ?? toState
    return [{ term: formatDateTime(at), text: [label, actorName].filter(Boolean).join(', ') }]
  })
}

function dateLines({ found, extensions }: SummaryFacts) {
  const day = (on: string | null) => on && formatDate(on)
  const { dueOn, filedOn, filingReceipt, noReceiptReason, assessedOn, deliveredOn, objectionEndsOn, decidedOn } = found
  return [
    ...known([
      ['due', day(dueOn)],
      ['filed', day(filedOn)],
      ['receipt', filingReceipt],
      ['noReceipt', noReceiptReason],
      ['assessed', day(assessedOn)],
      ['delivered', day(deliveredOn)],
      [decidedOn ? 'appeal' : 'objection', day(objectionEndsOn)],
      ['decided', day(decidedOn)],
    ]),
    ...extensions.map(({ step, untilOn, recordedAt }) => ({
      term: formatDate(recordedAt),
      text: `${t(caseTexts.cases).extensionSteps[step]}: ${formatDate(untilOn)}`,
    })),
  ]
}

function documentLines({ checklist, documents }: SummaryFacts) {
  const { itemStates } = t(caseTexts.summary)
  const named = (itemId: string | null) =>
    documents
      .filter(({ checklistItemId }) => checklistItemId === itemId)
      .map(({ originalFilename, state, createdAt }) => {
        return {
          text: `– ${originalFilename}, ${t(caseTexts.cases).documentStates[state].toLowerCase()}, ${formatDate(createdAt)}`,
        }
      })
  const others = named(null)
  return [
    ...checklist.flatMap(({ id, title, state }) => [{ text: `${title}: ${itemStates[state]}` }, ...named(id)]),
    ...(others.length > 0 ? [{ text: `${t(caseTexts.cases).otherDocument}:` }, ...others] : []),
  ]
}

function requestedLines({ events }: SummaryFacts) {
  return events.flatMap(({ at, payload }) =>
    payload.code === 'documents-asked'
      ? [{ term: formatDateTime(at), text: say(t(caseTexts.cases).events, payload) }]
      : [],
  )
}

function approvalLines({ at, personName, filename, draftNumber, sha256, voidedAt }: SummaryFacts['approvals'][number]) {
  const { voided, hash } = t(caseTexts.summary)
  const what = `${personName}: ${filename} (${draftNumber})${voidedAt ? `, ${voided(formatDateTime(voidedAt))}` : ''}`
  return [
    { term: formatDateTime(at), text: what },
    { term: hash, text: sha256.replace(/.{8}(?=.)/g, '$& ') },
  ]
}

function appointmentLines({ appointments, minutes }: SummaryFacts) {
  const { appointmentStates, creditEntries, minutesOf } = t(caseTexts.summary)
  return [
    ...appointments.map(({ startsAt, title, durationMinutes, status }) => ({
      term: formatDateTime(startsAt),
      text: `${title}, ${minutesOf(durationMinutes)}, ${appointmentStates[status] ?? status}`,
    })),
    ...minutes.map(({ entry, minutes: sum }) => ({ term: creditEntries[entry] ?? entry, text: minutesOf(sum) })),
  ]
}

function orderLines(order: NonNullable<SummaryFacts['order']>) {
  const { number, lines, totalCents, currencyCode, createdAt, paidAt, refundedAt } = order
  const money = (cents: number) => formatMoney(cents, { currency: currencyCode.toUpperCase() })
  return [
    ...known([['order', `${number}, ${formatDate(createdAt)}`]]),
    ...lines.map((line) => ({
      text: `${line.quantity} × ${lineTitle(line)}: ${money(line.unitPriceCents * line.quantity)}`,
    })),
    ...known([
      ['total', money(totalCents)],
      ['paid', paidAt && formatDateTime(paidAt)],
      ['refunded', refundedAt && formatDateTime(refundedAt)],
    ]),
  ]
}
