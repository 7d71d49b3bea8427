import { expect, test } from 'vitest'
import { alertKinds } from '#accounts/alerts/alert-settings.ts'
import { factPersons } from '#accounts/households/household-facts.ts'
import { civilStatuses } from '#accounts/people/household.ts'
import { roles, type StatusCode, statuses } from '#accounts/people/person.ts'
import type { LinkPurpose } from '#accounts/registration/links-db.server.ts'
import type { ChallengePurpose } from '#accounts/sign-in/challenge-db.server.ts'
import { appointmentStatuses } from '#appointments/appointment-status.ts'
import type { Booking } from '#appointments/booking/book-appointment.server.ts'
import type { CreditEntry } from '#appointments/credit/minutes.ts'
import { appointmentKinds, channels, consultationLanguages } from '#appointments/kinds/kinds.ts'
import type { BankFileStatus } from '#billing/bank/bank-file-db.server.ts'
import { itemOutcomes } from '#billing/bank/bank-line.ts'
import type { PaymentState, QueueReason } from '#billing/bank/payment.ts'
import type { KnownEntry } from '#billing/bank/same-booking.ts'
import type { Turnover } from '#billing/books/turnover.ts'
import { invoicePlans } from '#billing/direct/staff/direct-invoice.ts'
import type { InvoiceKind, InvoiceState } from '#billing/invoices/invoice.ts'
import { extensionSteps } from '#cases/assessment/extension.ts'
import { deliveryKinds } from '#cases/assessment/objection.ts'
import type { PlacedBy } from '#cases/documents/document-db.server.ts'
import { documentKinds } from '#cases/documents/document-kinds.ts'
import { documentStates } from '#cases/documents/document-states.ts'
import type { AttachedKind } from '#cases/documents/waiting-file-db.server.ts'
import { voidReasons } from '#cases/drafts/approval.ts'
import { revokedReasons } from '#cases/mandate/mandate.ts'
import { recipientStates } from '#cases/mass-messages/mass-message.ts'
import type { SenderType } from '#cases/messages/message-db.server.ts'
import { turns } from '#cases/messages/message-thread.ts'
import { caseStates } from '#cases/process/case-states.ts'
import { casePriorities } from '#cases/process/case-types.ts'
import { productTypes } from '#content/products/product.ts'
import type { SandboxState } from '#dev/payments/checkout.ts'
import type { AuditEntry } from '#platform/audit/audit.server.ts'
import { type RunState, runKinds } from '#platform/backup/backup-run.ts'
import type { Mode } from '#platform/config.server.ts'
import type { ScanState } from '#platform/files/file-db.server.ts'
import { type EmailPreference, emailTopics } from '#platform/mail/email-topics.ts'
import type { Dispute } from '#platform/payments/payments.ts'
import { rowOutcomes } from '#privacy/import/check-rows.ts'
import { itemKinds } from '#privacy/import/import-item-db.server.ts'
import { importStates } from '#privacy/import/import-states.ts'
import {
  contentItemKinds,
  contentItemLabels,
  contentItemStates,
  versionOrigins,
} from '#publishing/editor/items/content-item.ts'
import { runStates, runSteps } from '#publishing/generator/run.ts'
import type { GeneratorRun } from '#publishing/generator/run-db.server.ts'
import type { FeedState } from '#publishing/news/feeds/feed-health.ts'
import { newsStates } from '#publishing/news/news-item.ts'
import { categoryIds, licences } from '#publishing/news/news-labels.ts'
import type { RunProgress, Starter } from '#publishing/news/runs/run-rules.ts'
import { campaignKinds, campaignStates } from '#publishing/newsletter/campaigns/campaign.ts'
import { deliveryStates } from '#publishing/newsletter/campaigns/delivery.ts'
import { frequencies, subscriberStates } from '#publishing/newsletter/subscription.ts'
import { figureFrequencies, figurePersons, figureSources, figureStates } from '#returns/amounts/figure.ts'
import { adviceKinds } from '#returns/assessment/assessment.ts'
import { answerBadges, answerPersons } from '#returns/questions/answer.ts'
import type { AnsweredItemsInput } from '#returns/questions/follow-answers.server.ts'
import { statementKinds } from '#returns/statements/reader/reading.ts'
import { statementStates } from '#returns/statements/remarks.ts'
import type { FirstOrderState } from '#shop/checkout/first-order-discount-db.server.ts'
import { domicileSources, type VatPlace } from '#shop/domicile/domicile.ts'
import type { NotDueCode, OrderState } from '#shop/orders/order.ts'
import type { RefusalReason } from '#shop/orders/webhook-refusal-db.server.ts'
import type { PayoutState } from '#shop/payouts/payout.ts'
import { type Audience, contestedReasons, type UseState } from '#shop/promotions/promotion.ts'
import type { QuoteState } from '#shop/quotes/quote.ts'
import { type RefundState, refundReasons } from '#shop/refunds/refund.ts'
import { stages } from '#site/careers/stages.ts'
import { leadStates } from '#site/contact/lead.ts'
import type { Direction } from '#site/correspondence/email-message.ts'
import { confessions } from '#tax/fields/household.ts'
import { newWorld } from '#test/world.ts'

/** Lists all members of a union; the compiler reports missing ones. */
function all<Union extends string>() {
  return (members: Record<Union, true>): readonly string[] => Object.keys(members)
}

const unions: Record<string, readonly string[]> = {
  'appointments.kind': appointmentKinds,
  'appointments.language': consultationLanguages,
  'appointments.meeting_type': channels,
  'appointments.status': appointmentStatuses,
  'assessed_figures.person': figurePersons,
  'assessment_advice.advice': adviceKinds,
  'backup_runs.kind': runKinds,
  'backup_runs.state': all<RunState>()({ done: true, failed: true, running: true, waiting: true }),
  'bank_entries.status': all<KnownEntry['status']>()({ bare: true, detailed: true, waiting: true }),
  'bank_file_items.outcome': itemOutcomes,
  'bank_files.status': all<BankFileStatus>()({
    discarded: true,
    finished: true,
    importing: true,
    queued: true,
    refused: true,
    unconfirmed: true,
  }),
  'campaign_deliveries.state': deliveryStates,
  'campaigns.kind': campaignKinds,
  'campaigns.state': campaignStates,
  'case_answer_items.requested': all<AnsweredItemsInput>()({ needed: true, not_needed: true }),
  'case_answers.mark': answerBadges,
  'case_answers.person': answerPersons,
  'case_approvals.void_reason': voidReasons,
  'case_extensions.step': extensionSteps,
  'case_figures.frequency': figureFrequencies,
  'case_figures.person': figurePersons,
  'case_figures.source': figureSources,
  'case_figures.state': figureStates,
  'consultation_credits.entry': all<CreditEntry>()({
    bought: true,
    'given-back': true,
    included: true,
    'taken-back': true,
    used: true,
  }),
  'case_tax_facts.civil_status': civilStatuses,
  'case_tax_facts.confession': confessions,
  'cases.delivery_kind': deliveryKinds,
  'cases.priority': casePriorities,
  'cases.state': caseStates,
  'documents.kind': documentKinds,
  'documents.placed_by': ['reading', 'person'] satisfies PlacedBy[],
  'documents.state': documentStates,
  'content_items.kind': contentItemKinds,
  'content_items.label': contentItemLabels,
  'content_items.state': contentItemStates,
  'content_item_versions.origin': versionOrigins,
  'first_order_discounts.reason_code': all<NotDueCode>()({ 'order-refunded': true }),
  'first_order_discounts.state': all<FirstOrderState>()({ requested: true, due: true, not_due: true, paid_back: true }),
  'generator_runs.state': runStates,
  'generator_runs.step': runSteps,
  'direct_invoices.plan': invoicePlans,
  'household_facts.person': factPersons,
  'mandates.language': ['de', 'fr', 'it'],
  'mandates.revoked_because': revokedReasons,
  'import_items.kind': itemKinds,
  'import_rows.outcome': rowOutcomes,
  'imports.state': importStates,
  'installation.mode': all<Mode>()({ demo: true, production: true, test: true }),
  'invoice_series.kind': all<InvoiceKind>()({ credit_note: true, invoice: true }),
  'invoices.kind': all<InvoiceKind>()({ credit_note: true, invoice: true }),
  'invoices.state': all<InvoiceState>()({
    credited: true,
    issued: true,
    overdue: true,
    paid: true,
    partly_paid: true,
    written_off: true,
  }),
  'invoices.vat_code': all<Turnover['vatCode']>()({ abroad: true, domestic: true }),
  'job_applications.stage': stages,
  'lead_messages.direction': all<Direction>()({ received: true, sent: true }),
  'leads.state': leadStates,
  'email_preferences.topic': emailTopics,
  'mass_message_recipients.state': recipientStates,
  'message_threads.waiting_for': turns,
  'messages.sender_type': all<SenderType>()({ admin: true, client: true }),
  'news_feeds.category': categoryIds,
  'news_feeds.licence': licences,
  'news_feeds.state': all<FeedState>()({ backing_off: true, broken: true, ok: true }),
  'news_items.category': categoryIds,
  'news_items.state': newsStates,
  'news_runs.started_by': all<Starter>()({ staff: true, system: true, visitor: true }),
  'order_discounts.contested_because': contestedReasons,
  'order_discounts.state': all<UseState>()({ accepted: true, contested: true, held: true, returned: true, used: true }),
  'orders.domicile_source': domicileSources,
  'orders.vat_place': all<VatPlace>()({ abroad: true, domestic: true }),
  'orders.state': all<OrderState>()({
    awaiting_transfer: true,
    cancelled: true,
    expired: true,
    paid: true,
    paid_review: true,
    payment_failed: true,
    pending: true,
    refunded: true,
  }),
  'payments_received.state': all<PaymentState>()({
    assigned: true,
    given_back: true,
    ignored: true,
    new: true,
    queued: true,
    taken_back: true,
    to_refund: true,
  }),
  'payouts.state': all<PayoutState>()({
    cancelled: true,
    in_file: true,
    no_account: true,
    paid: true,
    ready: true,
    returned: true,
  }),
  'people.role': roles,
  'people.status': statuses,
  'people.status_code': all<StatusCode>()({ 'taken-over': true }),
  'products.type_value': productTypes,
  'promotions.audience': all<Audience>()({ everybody: true, 'first-order': true }),
  'quotes.state': all<Exclude<QuoteState, 'expired'>>()({
    accepted: true,
    declined: true,
    draft: true,
    sent: true,
    withdrawn: true,
  }),
  'refunds.reason': refundReasons,
  'refunds.state': all<RefundState>()({ declined: true, paid: true, requested: true, sending: true, waiting: true }),
  'sandbox_payments.state': all<SandboxState>()({
    cancelled: true,
    declined: true,
    expired: true,
    open: true,
    paid: true,
    refunded: true,
  }),
  'security_alerts.kind': alertKinds,
  'stored_files.scan_state': all<ScanState>()({ clean: true, infected: true, not_needed: true, unscanned: true }),
  'subscribers.frequency': frequencies,
  'subscribers.state': subscriberStates,
  'tax_statements.kind': statementKinds,
  'tax_statements.state': statementStates,
  'pending_files.kind': all<AttachedKind>()({ from_client: true, internal: true, letter: true }),
  'account_links.purpose': all<LinkPurpose>()({
    'change-email': true,
    'first-password': true,
    invitation: true,
    'not-me': true,
    'reset-password': true,
    'verify-email': true,
  }),
  'appointments.booked_by': all<Booking['bookedBy']>()({ client: true, firm: true, guest: true }),
  'auth_challenges.purpose': all<ChallengePurpose>()({
    'second-factor': true,
    'add-passkey': true,
    'passkey-sign-in': true,
  }),
  'audit_events.outcome': all<NonNullable<AuditEntry['outcome']>>()({ denied: true, failed: true, success: true }),
  'generator_runs.started_by': all<GeneratorRun['startedBy']>()({ clock: true, staff: true }),
  'invoices.pay_by': all<Turnover['payBy']>()({ provider: true, transfer: true }),
  'email_preferences.choice': all<Exclude<EmailPreference, 'now'>>()({ daily: true, off: true }),
  'news_runs.state': all<Exclude<RunProgress['state'], 'none'>>()({ failed: true, finished: true, running: true }),
  'news_runs.step': all<RunProgress['step']>()({ articles: true, done: true, feeds: true }),
  'payment_disputes.state': all<Dispute['state']>()({ lost: true, open: true, won: true }),
  'payments_received.reason': all<QueueReason>()({
    cancelled: true,
    'no-reference': true,
    'other-currency': true,
    overpaid: true,
    'paid-already': true,
    'possible-duplicate': true,
    'replaced-by-details': true,
    'payout-cancelled': true,
    reversal: true,
    'taken-back': true,
    underpaid: true,
    'unknown-reference': true,
  }),
  'webhook_refusals.reason': all<RefusalReason>()({
    'bad-signature': true,
    malformed: true,
    stale: true,
    'wrong-mode': true,
  }),
}

/** Columns with a list constraint but no TypeScript union, because only one or two places use their values. */
const withoutUnion = [
  'absences.kind',
  'appointments.cancelled_by',
  'assessed_figures.currency',
  'assessed_taxes.currency',
  'campaigns.paused_because',
  'case_figures.currency',
  'invoices.reason',
  'late_packages.state',
  'emails.state',
  'next_year_invitations.state',
  'products.status',
]

/** Matches a constraint such as `CHECK ((state = ANY (ARRAY['a'::text, 'b'::text])))` that only lists values. */
const list = /^CHECK \(\((\w+) = (?:ANY \(ARRAY\[((?:'[^']*'::text(?:, )?)+)\]\)|('[^']*'::text))\)\)$/

async function listChecked(): Promise<Map<string, string[]>> {
  const world = await newWorld()
  const { rows } = await world.pool.query<{ table: string; definition: string }>(
    `select conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`,
  )
  const found = new Map<string, string[]>()
  for (const { table, definition } of rows) {
    const [, column, many, one] = list.exec(definition) ?? []
    if (column)
      found.set(
        `${table}.${column}`,
        [...(many ?? one ?? '').matchAll(/'([^']*)'/g)].map(([, value = '']) => value),
      )
  }
  return found
}

test('every list constraint in the database matches its TypeScript union', async () => {
  const checked = await listChecked()
  expect([...checked.keys()].toSorted()).toEqual([...Object.keys(unions), ...withoutUnion].toSorted())
  for (const [column, values] of checked) {
    const union = unions[column]
    if (union) expect([column, values.toSorted()]).toEqual([column, [...union].toSorted()])
  }
})
