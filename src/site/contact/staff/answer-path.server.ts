import { data } from 'react-router'
import { type AdminContext, forbidden, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import type { FieldErrors } from '#platform/field-errors.ts'
import { t } from '#platform/texts.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'
import { type AnswerForm, ticketOf, withoutInfected } from '#site/contact/answer-files.server.ts'
import {
  answerWithSteps,
  planSteps,
  type StepErrors,
  type StepsOutcome,
} from '#site/contact/answer-with-steps.server.ts'
import type { Lead } from '#site/contact/lead.ts'
import { previewAnswer } from '#site/contact/preview-answer.server.ts'
import * as siteStaffTexts from '#site/staff/locales/en.ts'
import { answerLeadError } from './enquiry-errors.ts'
import type { EnquiryAnswer } from './enquiry-view.tsx'
import { loadEnquiry } from './load-enquiry.server.ts'

const copy = () => t(siteStaffTexts.enquiryPath)

/** Handles the form with the four steps: `answer` sends, `preview` shows the email, `times` only loads free times. */
export async function answerPath(ctx: AdminContext, lead: Lead, { values, files: sent, refused }: AnswerForm) {
  const { services, actor } = ctx
  const files = await withoutInfected(services, sent)
  const attached = files.map((file) => ({ filename: file.filename, ticket: ticketOf(services, actor, file) }))
  const again = async (
    status: number,
    text: string | null,
    errors: FieldErrors = {},
    preview: EnquiryAnswer['preview'] = null,
  ) => {
    const { booking } = await loadEnquiry(ctx, lead, values)
    return data<EnquiryAnswer>({ text, values, errors, preview, booking, attached }, { status })
  }
  if (values.intent !== 'answer' && values.intent !== 'preview') return again(200, null)
  if (refused)
    return again(422, null, { file: refused === 'files-too-large' ? copy().filesTooLarge : copy().fileRefused })
  if (files.length < sent.length) return again(422, null, { file: copy().fileInfected })
  const planned = await planSteps(services, { actor, lead, values })
  if (!planned.ok) return again(422, copy().checkFields, errorsOf(planned))
  if (values.intent === 'preview') {
    const preview = await previewAnswer(services, {
      lead,
      plan: planned.plan,
      text: values.body ?? '',
      by: ctx.person.name,
    })
    return again(200, null, {}, preview)
  }
  const { body = '', key: submissionKey = '' } = values
  const answer = { actor, number: lead.number, body, submissionKey }
  const outcome = await answerWithSteps(services, answer, { plan: planned.plan, files })
  if (outcome.ok) throw doneAt(`/admin/contacts/${lead.number}`, 'enquiry-answered')
  const { status, text } = refusalOf(outcome)
  return again(status, text)
}

function errorsOf({ fields, quote, appointment, needsClient }: StepErrors): FieldErrors {
  const words = t(shopStaffTexts.quote).fields
  return {
    ...fields,
    ...Object.fromEntries(Object.entries(quote).map(([name, error]) => [name, words[error]])),
    ...(needsClient ? { quote: copy().needsClient } : {}),
    ...(appointment === 'no-time' ? { startsAt: copy().noTime } : {}),
    ...(appointment === 'no-phone' ? { phone: copy().noPhone } : {}),
  }
}

function refusalOf(outcome: Exclude<StepsOutcome, { ok: true }>): { status: number; text: string } {
  switch (outcome.reason) {
    case 'too-many-invitations':
    case 'taken':
    case 'gone':
    case 'first-talk-used':
    case 'no-mail':
    case 'not-there':
    case 'no-minutes':
      return { status: outcome.reason === 'too-many-invitations' ? 429 : 409, text: copy().refused[outcome.reason] }
    default: {
      const { status, text } = answerLeadError(outcome)
      if (status === 404) throw notFound()
      if (status === 403) throw forbidden()
      return { status, text }
    }
  }
}
