import type { Actor } from '#accounts/sessions/actor.ts'
import { recordExtension } from '#cases/assessment/record-extension.server.ts'
import { swissDay } from '#platform/day.ts'
import { demoEmails } from '#platform/demo-accounts.ts'
import type { Services } from '#platform/services.ts'
import { attachSummary } from '#returns/expected/attach-summary.server.ts'
import { answered, answeredAll, compared, confirmedFigures, demoAnswers } from './demo-returns.server.ts'
import {
  actorOf,
  assigned,
  bought,
  filed,
  joined,
  moved,
  planned,
  put,
  requestedApproval,
  type Staff,
  uploads,
  wrote,
} from './steps.server.ts'

export async function createDemoCases(services: Services, staff: Staff, password: string): Promise<void> {
  // Buy in order, so that the numbers stay the same; then work on the cases side by side.
  const clara = { email: demoEmails.client, name: 'Clara Bennett' }
  const marco = { email: demoEmails.second, name: 'Marco Silva' }
  const elena = { email: demoEmails.approving, name: 'Elena Rossi' }
  const jonas = { email: demoEmails.assessed, name: 'Jonas Lindberg' }
  const [first] = await bought(services, clara, ['standard-2025', 'add-on-foreign-income-default'])
  const client = await joined(services, clara.email, password)
  const [done] = await bought(services, clara, ['basic-2024'])
  const [other] = await bought(services, marco, ['premium-2025'])
  const second = await joined(services, marco.email, password)
  const [draft] = await bought(services, marco, ['basic-2024'])
  const [approving] = await bought(services, elena, ['premium-2025'])
  const approver = await joined(services, elena.email, password)
  const [assessed] = await bought(services, jonas, ['premium-2025'])
  const owner = await joined(services, jonas.email, password)
  if (!first || !done || !other || !draft || !approving || !assessed) throw new Error('A demo order opened no case')
  await Promise.all([
    inPreparation(services, staff, first, actorOf(client)),
    (async () => {
      await assigned(services, done, staff)
      await uploads(services, done, { client: actorOf(client), adviser: actorOf(staff.adviser) })
      await filed(services, done, actorOf(client), actorOf(staff.adviser), 2024)
    })(),
    (async () => {
      const of = { client: actorOf(second), adviser: actorOf(staff.adviser) }
      await uploads(services, other, of, { count: 1, checked: 0 })
      await assigned(services, draft, staff)
      await uploads(services, draft, of)
      await put(services, draft, of.adviser, 'draft', 'return-2024-draft-1.pdf')
      await moved(services, draft, requestedApproval(of.adviser))
      await planned(services, draft, of.adviser)
    })(),
    createPrepared(services, staff, approving, { client: actorOf(approver), isAssessed: false }),
    createPrepared(services, staff, assessed, { client: actorOf(owner), isAssessed: true }),
  ])
}

async function inPreparation(services: Services, staff: Staff, caseId: string, client: Actor): Promise<void> {
  const adviser = actorOf(staff.adviser)
  await assigned(services, caseId, staff)
  await answered(services, { caseId, actor: client }, demoAnswers)
  await uploads(services, caseId, { client, adviser }, { count: 3, sentBack: 2 })
  const subject = 'December statement for my old account'
  await wrote(services, caseId, client, {
    subject,
    body: 'Hello Luca, I closed my old account at the end of January. Do you still need the December statement for it?',
  })
  await wrote(services, caseId, adviser, {
    subject,
    body: 'Hello Clara, yes please. A PDF from your online banking is enough, as long as it shows the balance on 31 December.',
  })
}

type Prepared = { client: Actor; isAssessed: boolean }

/** A return with confirmed amounts that awaits the client's approval or is assessed. */
export async function createPrepared(
  services: Services,
  staff: Staff,
  caseId: string,
  { client, isAssessed }: Prepared,
): Promise<void> {
  const adviser = actorOf(staff.adviser)
  const place = { caseId, actor: adviser }
  await assigned(services, caseId, staff)
  await answeredAll(services, { caseId, actor: client })
  await uploads(services, caseId, { client, adviser })
  await confirmedFigures(services, place)
  const subject = 'Your donation'
  const threadId = await wrote(services, caseId, adviser, {
    subject,
    body: 'I found a donation of CHF 240 among your bank statements and have added it. Did you give to other organisations too?',
  })
  await wrote(services, caseId, client, { threadId, subject, body: 'No, only this one. Thank you for looking!' })
  await wrote(services, caseId, adviser, { threadId, subject, body: 'Good. It lowers your tax by about CHF 80.' })
  const untilOn = swissDay(new Date(services.now().getTime() + 60 * 24 * 60 * 60 * 1000))
  const extended = await recordExtension(services, { ...place, step: 'granted', untilOn, feeCents: 0 })
  if (!extended.ok) throw new Error(`The demo extension was refused: ${extended.reason}`)
  if (!isAssessed) {
    await put(services, caseId, adviser, 'draft', 'return-2025-draft-1.pdf')
    await attachSummary(services, place)
    await moved(services, caseId, requestedApproval(adviser))
    return
  }
  const today = swissDay(services.now())
  await filed(services, caseId, client, adviser, 2025)
  await put(services, caseId, adviser, 'assessment', 'assessment-2025.pdf')
  const facts = { assessedOn: today, deliveryKind: 'letterbox', deliveryDay: today }
  await moved(services, caseId, [['record_assessment', adviser, facts]])
  await compared(services, place)
}
