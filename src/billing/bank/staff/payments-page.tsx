import { buffer } from 'node:stream/consumers'
import { data } from 'react-router'
import { type AdminContext, adminContext, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { listBankFiles } from '#billing/bank/bank-file-db.server.ts'
import { maxFileBytes } from '#billing/bank/camt/read-camt.ts'
import { decidePayment, type PaymentDecision } from '#billing/bank/decide-payment.server.ts'
import { enterPayment } from '#billing/bank/enter-payment.server.ts'
import { listQueue } from '#billing/bank/payment-db.server.ts'
import { storeBankFile } from '#billing/bank/store-bank-file.server.ts'
import type { UploadRefusal } from '#billing/staff/locales/en.ts'
import * as billingStaffTexts from '#billing/staff/locales/en.ts'
import { fieldErrors } from '#platform/field-errors.ts'
import { forEachPart } from '#platform/files/upload-request.server.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { t } from '#platform/texts.ts'
import { explain, type Refused } from '#platform/words.ts'
import type { Route } from './+types/payments-page'
import { type PaymentsAnswer, PaymentsView } from './payments-view.tsx'

const copy = () => t(billingStaffTexts.paymentsPage)

const path = '/admin/billing/payments'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().payments)

const max = 20

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { services } = adminContext({ request, context }, 'billing.read')
  const { db } = services
  const requested = url.searchParams.get('payment')
  const { total, queue } = await listQueue(db, { max, first: requested && isUuid(requested) ? requested : null })
  return {
    undecided: total,
    queue,
    files: await listBankFiles(db, 10),
    entryKey: crypto.randomUUID(),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = adminContext({ request, context }, 'billing.write')
  if (/^multipart\//i.test(request.headers.get('Content-Type') ?? '')) return takeFile(ctx, request)
  const submitted = textsOf(await readForm(request))
  return submitted.intent === 'enter' ? enter(ctx, submitted) : decide(ctx, submitted)
}

async function takeFile({ services, actor }: AdminContext, request: Request) {
  const upload = await readUpload(request)
  const outcome = upload.ok ? await storeBankFile(services, actor, upload) : upload
  if (outcome.ok) {
    const [first, ...others] = outcome.fileIds
    const to = others.length === 0 ? `${path}/files/${first}` : path
    throw doneAt(to, outcome.isKnown ? 'bank-file-known' : others.length === 0 ? 'bank-file' : 'bank-files')
  }
  const file = 'file' in outcome && outcome.file ? `${outcome.file}: ` : ''
  const text = file + explain<UploadRefusal>(t(billingStaffTexts.billing).notTaken, outcome)
  return data<PaymentsAnswer>({ at: 'upload', text, fields: {}, submitted: {} }, { status: 422 })
}

async function enter({ services, actor }: AdminContext, submitted: Record<string, string>) {
  const outcome = await enterPayment(services, actor, submitted)
  if (outcome.ok) throw doneAt(path, 'payment-entered')
  const { entry, notDecided } = t(billingStaffTexts.billing)
  const fields = outcome.reason === 'invalid' ? fieldErrors(outcome.error, entry) : {}
  const text = outcome.reason === 'invalid' ? null : notDecided['not-allowed']
  return data<PaymentsAnswer>(
    { at: 'enter', text: typeof text === 'string' ? text : null, fields, submitted },
    { status: 422 },
  )
}

async function decide({ services, actor }: AdminContext, submitted: Record<string, string>) {
  const { payment = '' } = submitted
  const decision = decisionOf(submitted)
  if (!isUuid(payment) || !decision) throw notFound()
  const outcome = await decidePayment(services, actor, payment, decision)
  if (outcome.ok) throw doneAt(path, submitted.intent === 'refund' ? 'payment-to-return' : 'payment-decided')
  const text = explain<Refused<Awaited<ReturnType<typeof decidePayment>>>>(
    t(billingStaffTexts.billing).notDecided,
    outcome,
  )
  return data<PaymentsAnswer>({ at: payment, text, fields: {}, submitted }, { status: 409 })
}

function decisionOf({ intent, label = '', note = '' }: Record<string, string>): PaymentDecision | null {
  switch (intent) {
    case 'assign':
      return { intent, label }
    case 'refund':
    case 'ignore':
    case 'write-off':
      return { intent, note }
    case 'take-back':
      return { intent }
    default:
      return null
  }
}

export default function PaymentsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <PaymentsView view={loaderData} answer={actionData} />
}

type Upload =
  | { ok: true; name: string; content: Uint8Array }
  | { ok: false; reason: 'no-file' | 'too-large' | 'interrupted' }

async function readUpload(request: Request): Promise<Upload> {
  const files: { name: string; content: Uint8Array }[] = []
  const outcome = await forEachPart(
    request,
    async (part) => {
      if (part.kind === 'file' && files.length === 0)
        files.push({ name: part.filename, content: await buffer(part.content) })
    },
    { bytes: maxFileBytes + 100_000 },
  )
  if (!outcome.ok) return { ok: false, reason: outcome.reason === 'too-large' ? 'too-large' : 'interrupted' }
  const [file] = files
  return file ? { ok: true, ...file } : { ok: false, reason: 'no-file' }
}
