import { findActiveStaff } from '#accounts/team/recipient-db.server.ts'
import { kindName } from '#appointments/booking/book-appointment.server.ts'
import { ownText } from '#platform/mail/own-email.ts'
import { renderEmail } from '#platform/mail/render-email.server.ts'
import type { Services } from '#platform/services.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { answerEmail } from './answer-lead.server.ts'
import type { StepPlan } from './answer-with-steps.server.ts'
import type { Lead } from './lead.ts'

type PreviewDeps = Pick<Services, 'db' | 'now' | 'config'>
type PreviewInput = { lead: Lead; plan: StepPlan; text: string; by: string }

/** The email as it would be sent to an address that is not confirmed. Nothing is stored; its links lead nowhere yet. */
export async function previewAnswer({ db, now, config }: PreviewDeps, { lead, plan, text, by }: PreviewInput) {
  const { invited, quote, appointment } = plan
  const url = ownText(config.PUBLIC_URL)
  const adviser = appointment?.staffId ? await findActiveStaff(db, appointment.staffId) : null
  const steps = {
    inviteUrl: invited && url,
    quote: quote && { url, label: ownText('…'), validOn: ownText(quote.validOn) },
    appointment: appointment && {
      ...{ url, now: now() },
      row: {
        ...{ number: 0, startsAt: appointment.startsAt, durationMinutes: appointment.minutes || 30 },
        ...{ kind: ownText(appointment.kind), meetingType: ownText(appointment.channel), status: ownText('confirmed') },
        ...{ title: ownText(kindName(appointment.kind, null)), zone: ownText('Europe/Zurich') },
        ...{ staffName: adviser && ownText(adviser.name), caseNumber: null, cancelReason: null },
      },
    },
  } as const
  const email = answerEmail(lead, { number: lead.number, text: cleanText(text), by, steps })
  const { subject, body } = email.write({ isVerified: plan.client !== null })
  return { to: lead.email, subject, text: (await renderEmail(body)).text }
}
