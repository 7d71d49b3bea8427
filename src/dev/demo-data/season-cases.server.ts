import { invitePartner } from '#accounts/households/invite-partner.server.ts'
import { joinWithPassword } from '#accounts/households/join-household.server.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { recordExtension } from '#cases/assessment/record-extension.server.ts'
import { findCurrentDraft } from '#cases/drafts/return-draft-db.server.ts'
import { shareCase } from '#cases/sharing/share-case.server.ts'
import { swissDay } from '#platform/day.ts'
import { demoEmails } from '#platform/demo-accounts.ts'
import type { Services } from '#platform/services.ts'
import { movedBy } from '#platform/working-days.ts'
import { attachSummary } from '#returns/expected/attach-summary.server.ts'
import { asOf, daysAgo } from './as-of.server.ts'
import { createPrepared } from './demo-cases.server.ts'
import { seedMetadata, tokenFromEmail } from './demo-people.server.ts'
import { answered, answeredAll, confirmedFigures, demoAnswers, jointAnswers } from './demo-returns.server.ts'
import {
  actorOf,
  assigned,
  boughtBy,
  moved,
  put,
  requestedApproval,
  type Scene,
  type Staff,
  strangerPassword,
  uploads,
  wrote,
} from './steps.server.ts'

type Begun = { caseId: string; client: Actor; adviser: Actor; onDay: (days: number, hour?: number) => Services }
type Beginning = { name: string; email: string; variants: string[]; days: number; password?: string }

/** A client who bought a package some days ago and joined the portal on the same day. */
async function begun(
  services: Services,
  staff: Staff,
  { name, email, variants, days, password }: Beginning,
): Promise<Begun> {
  const onDay = (ago: number, hour = 9) => asOf(services, daysAgo(services.now(), ago, hour))
  const { caseId, person } = await boughtBy(onDay(days), { name, email }, variants, password ?? strangerPassword())
  await assigned(onDay(days, 10), caseId, staff)
  if (days >= 16 && days < 100) {
    const place = { caseId, actor: actorOf(staff.adviser), step: 'granted', feeCents: 0 } as const
    await recordExtension(onDay(days, 11), { ...place, untilOn: movedBy(swissDay(services.now()), 90 - days) })
  }
  return { caseId, client: actorOf(person), adviser: actorOf(staff.adviser), onDay }
}

const scene = (
  name: string,
  variants: string[],
  days: number,
  go: (begun: Begun, staff: Staff) => Promise<void>,
): Scene => {
  const email = `${name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z ]/g, '')
    .replaceAll(' ', '.')}@example.com`
  return {
    email,
    play: async (services, staff) => go(await begun(services, staff, { name, email, variants, days }), staff),
  }
}

export const scenesOfCases: readonly Scene[] = [
  { email: demoEmails.joint, play: playJointReturn },
  scene('Amara Obi', ['basic-2025'], 1, async ({ caseId, client, onDay }) => {
    await wrote(onDay(0, 8), caseId, client, {
      subject: 'Which documents first?',
      body: 'Good morning, I have just paid. I leave for two weeks on Saturday: which documents do you need before I go?',
    })
  }),
  scene('Tomas Herrera', ['standard-2025'], 16, async ({ caseId, client, adviser, onDay }) => {
    await answered(onDay(14), { caseId, actor: client }, demoAnswers)
    await uploads(onDay(2), caseId, { client, adviser }, { checked: 1 })
  }),
  scene(
    'Yuki Tanaka',
    ['standard-2025', 'add-on-foreign-income-default'],
    30,
    async ({ caseId, client, adviser, onDay }) => {
      await answeredAll(onDay(28), { caseId, actor: client })
      await uploads(onDay(20), caseId, { client, adviser })
      const threadId = await wrote(onDay(6), caseId, adviser, {
        subject: 'Your flat in Kyoto',
        body: 'Dear Yuki, the rent statement shows April to December. Was the flat empty from January to March, or is a page missing?',
      })
      await wrote(onDay(3, 18), caseId, client, {
        threadId,
        subject: 'Your flat in Kyoto',
        body: 'Hello Luca, it was empty for three months while the roof was repaired. I have the bill of the repair if that helps. Does it count as a deduction in Switzerland?',
      })
      await wrote(onDay(2), caseId, adviser, {
        threadId,
        isInternal: true,
        subject: 'Your flat in Kyoto',
        body: 'Only for the rate: property abroad is exempt with progression. Ask for the bill all the same.',
      })
    },
  ),
  scene('Oliver Grant', ['premium-2025'], 40, async ({ caseId, client, adviser, onDay }) => {
    await answeredAll(onDay(38), { caseId, actor: client })
    await uploads(onDay(25), caseId, { client, adviser })
    await confirmedFigures(onDay(5), { caseId, actor: adviser })
    await put(onDay(4), caseId, adviser, 'draft', 'return-2025-draft-1.pdf')
    await moved(onDay(4), caseId, [['submit_for_review', adviser, {}]])
  }),
  scene('Lena Vogt', ['standard-2025'], 90, async ({ caseId, client, adviser, onDay }, staff) => {
    await createFiled(onDay, staff, { caseId, client, adviser })
    await wrote(onDay(1, 16), caseId, client, {
      subject: 'When will the assessment come?',
      body: 'Hi Luca, it has been a while since you filed. When can I expect the letter from the tax office?',
    })
  }),
  scene('Pierre Dubois', ['premium-2025'], 120, async ({ caseId, client, onDay }, staff) => {
    await createPrepared(onDay(40), staff, caseId, { client, isAssessed: true })
    await moved(onDay(22), caseId, [
      ['ask_for_objection', client, { reason: 'Please object: the pillar 3a deduction is missing.' }],
      ['object', actorOf(staff.adviser), { objectedOn: swissDay(onDay(22).now()) }],
    ])
  }),
  scene('Grace Kim', ['standard-2025'], 50, async ({ caseId, adviser, onDay }) => {
    await moved(onDay(30), caseId, [
      ['hold', adviser, { reason: 'Waits for the salary certificate from the former employer, expected in January.' }],
    ])
  }),
  scene('Ivan Petrov', ['basic-2025'], 60, async ({ caseId, adviser, onDay }) => {
    await moved(onDay(55), caseId, [['withdraw', adviser, { reason: 'The client moved back and files alone.' }]])
  }),
  scene('Chiara Conti', ['premium-2025'], 21, async ({ caseId, client, adviser, onDay }) => {
    await answered(onDay(20), { caseId, actor: client }, demoAnswers)
    await uploads(onDay(9), caseId, { client, adviser }, { count: 4, checked: 2, sentBack: 1 })
    await wrote(onDay(8), caseId, client, {
      subject: 'Shares from my employer',
      body: 'Dear team, my employer gave me 40 shares in June. The plan is only in Italian. Shall I have it translated?',
    })
    await wrote(onDay(7), caseId, adviser, {
      subject: 'Shares from my employer',
      body: 'Dear Chiara, no need: I read Italian. Please upload the plan and the statement of the vesting date.',
    })
  }),
]

async function createFiled(
  onDay: Begun['onDay'],
  { adviser }: Staff,
  { caseId, client }: Pick<Begun, 'caseId' | 'client' | 'adviser'>,
): Promise<void> {
  const by = actorOf(adviser)
  await answeredAll(onDay(85), { caseId, actor: client })
  await uploads(onDay(70), caseId, { client, adviser: by })
  await confirmedFigures(onDay(60), { caseId, actor: by })
  await put(onDay(58), caseId, by, 'draft', 'return-2025-draft-1.pdf')
  await attachSummary(onDay(58), { caseId, actor: by })
  await moved(onDay(58), caseId, requestedApproval(by))
  await approved(onDay(55), caseId, client)
  await put(onDay(54), caseId, by, 'filed_copy', 'return-2025-filed.pdf')
  await put(onDay(54), caseId, by, 'filing_receipt', 'receipt-2025.pdf')
  await moved(onDay(54), caseId, [
    ['file', by, { filingReceipt: 'BE-TaxMe-2025-90117', filedOn: swissDay(onDay(54).now()) }],
  ])
}

async function approved(services: Services, caseId: string, client: Actor): Promise<void> {
  const draft = await findCurrentDraft(services.db, caseId)
  const facts = { draftHash: draft?.sha256 ?? '', annexHash: draft?.annexHash ?? '', consent: 'yes' }
  await moved(services, caseId, [['approve', client, facts]])
}

/** A couple's return: the wife has signed, the husband has not. */
async function playJointReturn(services: Services, staff: Staff, password: string): Promise<void> {
  const { caseId, client, adviser, onDay } = await begun(services, staff, {
    ...{ name: 'Sofia Lund', email: demoEmails.joint, variants: ['premium-2025'], days: 45, password },
  })
  const partner = { firstName: 'Henrik', lastName: 'Lund' }
  await invitePartner(onDay(44), client, { ...partner, email: demoEmails.partner })
  const token = await tokenFromEmail(services, demoEmails.partner)
  const joined = await joinWithPassword(onDay(44, 12), token, { ...partner, password }, seedMetadata)
  if (!joined.ok) throw new Error(`The demo partner could not join: ${joined.reason}`)
  await answeredAll(onDay(40), { caseId, actor: client }, jointAnswers)
  await shareCase(onDay(40), client, { caseId, isShared: true })
  await uploads(onDay(30), caseId, { client, adviser })
  const subject = 'One return or two?'
  const threadId = await wrote(onDay(28), caseId, client, {
    subject,
    body: 'Hello Luca, we married in 2024. Do Henrik and I each need a return, or is one enough?',
  })
  await wrote(onDay(27), caseId, adviser, {
    threadId,
    subject,
    body: 'Dear Sofia, congratulations! One joint return is enough. Both of you sign it, each in your own portal.',
  })
  await confirmedFigures(onDay(10), { caseId, actor: adviser })
  await put(onDay(6), caseId, adviser, 'draft', 'return-2025-draft-1.pdf')
  await attachSummary(onDay(6), { caseId, actor: adviser })
  await moved(onDay(6), caseId, requestedApproval(adviser))
  await approved(onDay(2), caseId, client)
}
