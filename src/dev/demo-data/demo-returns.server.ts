import { randomUUID } from 'node:crypto'
import type { Actor } from '#accounts/sessions/actor.ts'
import { findCaseForStaff } from '#cases/process/case-db.server.ts'
import type { Services } from '#platform/services.ts'
import { confirmFigure, enterFigure } from '#returns/amounts/enter-figure.server.ts'
import { linesOf } from '#returns/amounts/figure.ts'
import { listFigures } from '#returns/amounts/figure-db.server.ts'
import { advise } from '#returns/assessment/advise.server.ts'
import { mapParts, type TaxPart, taxParts } from '#returns/assessment/bill.ts'
import { enterAssessed, enterRest } from '#returns/assessment/enter-assessed.server.ts'
import { enterBill } from '#returns/assessment/enter-bill.server.ts'
import { loadAssessment, loadEffects } from '#returns/assessment/load-assessment.server.ts'
import { storeExpected } from '#returns/expected/compute-case.server.ts'
import { type AnswerValue, newestOf } from '#returns/questions/answer.ts'
import { listAnswers } from '#returns/questions/answer-db.server.ts'
import { followAnswers } from '#returns/questions/follow-answers.server.ts'
import { questionSetOf } from '#returns/questions/question-set.ts'
import { requestedOf } from '#returns/questions/requested-answers.ts'
import { saveAnswers } from '#returns/questions/save-answers.server.ts'

type Given = Readonly<Record<string, AnswerValue>>

const year = 2025

/** Answers of a single employee in Biel, in the order in which they are sent: each step changes the expected result. */
const salary: Given = {
  ...{ 'civil-status': 'single', 'changed-in-year': 'no', children: 'no', church: 'none' },
  ...{ commune: 'Biel/Bienne', moved: 'no', permit: 'b', 'source-tax': 'yes', 'source-tax-paid': 1_648_365 },
  ...{ prepaid: 'no', employed: 'yes' },
  employers: [
    { id: 'one', fields: { name: 'Example Watch Ltd', from: `${year}-01-01`, to: `${year}-12-31`, net: 9_248_000 } },
  ],
}
const pillar3a: Given = { 'pillar-3a': 'yes', 'pillar-3a-paid': 600_000, premiums: 490_000 }
const commuting: Given = {
  ...{ 'work-days': 214, commute: 'public', 'commute-ticket': 'travelcard', 'commute-cost': 264_000, lunch: 'no' },
}
const accounts: Given = {
  'e-statements': 'none',
  'accounts-list': [{ id: 'one', fields: { name: 'Savings account', balance: 5_230_000, interest: 41_500 } }],
}
/** A married couple with two salaries and a child in daycare. */
export const jointAnswers: readonly Given[] = [{ ...salary, 'civil-status': 'married' }, pillar3a, commuting, accounts]
export const demoAnswers: readonly Given[] = [salary, pillar3a, commuting, accounts]

type Place = { caseId: string; actor: Actor }

/** Saves answers of the client one step after another, each with its figures, documents to send and expected tax. */
export async function answered(services: Services, place: Place, steps: readonly Given[]): Promise<void> {
  for (const given of steps) {
    const questions = await openQuestions(services, place.caseId)
    const perPerson = new Map(questions.map(({ code, perPerson }) => [code, perPerson === true]))
    const outcome = await saveAnswers(services, {
      ...place,
      given: Object.entries(given).map(([question, value]) => {
        const person = perPerson.get(question) ? ('client' as const) : ('joint' as const)
        return { question, person, seenVersion: 0, value }
      }),
    })
    if (!outcome.ok) throw new Error(`The demo answers were refused: ${outcome.reason}`)
    await followAnswers(services, place.caseId)
    await storeExpected(services, place.caseId)
  }
}

/** Answers everything: all steps, then 'no' to the other yes-or-no questions that apply. */
export async function answeredAll(
  services: Services,
  place: Place,
  steps: readonly Given[] = demoAnswers,
): Promise<void> {
  await answered(services, place, steps)
  const found = await findCaseForStaff(services.db, place.caseId)
  const set = found && questionSetOf(found)
  if (!set) throw new Error('The demo case has no questions')
  const open = requestedOf(set, newestOf(await listAnswers(services.db, place.caseId)))
    .flatMap(({ requested }) => requested)
    .filter(({ answer, question }) => answer === null && question.kind === 'yes_no')
  await answered(services, place, [Object.fromEntries(open.map(({ question }) => [question.code, 'no']))])
}

async function openQuestions({ db }: Pick<Services, 'db'>, caseId: string) {
  const found = await findCaseForStaff(db, caseId)
  return (found && questionSetOf(found)?.sections.flatMap(({ questions }) => questions)) ?? []
}

export async function confirmedFigures(services: Services, { caseId, actor }: Place): Promise<void> {
  for (const { lineId, version, amountCents } of linesOf(await listFigures(services.db, caseId))) {
    const amount = ((amountCents ?? 0) / 100).toFixed(2)
    const outcome = await confirmFigure(services, { caseId, actor, lineId, version, amount })
    if (!outcome.ok) throw new Error(`A demo amount was refused: ${outcome.reason}`)
  }
  const added = await enterFigure(services, { caseId, actor, entered: { ...donation, line: randomUUID() } })
  if (!added.ok) throw new Error(`A demo amount was refused: ${added.reason}`)
  await storeExpected(services, caseId)
}

const donation = {
  ...{ code: '270', amount: '240', person: 'client', label: 'Swiss Red Cross' },
  note: 'From the receipt among your bank statements. Please tell us if you gave to other organisations too.',
}

// Codes as typed by staff: 205 is meals, 240 is pillar 3a.
const assessedAmounts = [
  { code: '205', amount: '1600', reason: '' },
  { code: '240', amount: '0', reason: 'The certificate was sent with the return, on page 9.' },
]

/** Enters the assessment with two differences, its tax bills and the adviser's recommendation to object. */
export async function compared(services: Services, place: Place): Promise<void> {
  const { caseId } = place
  const must = (outcome: { ok: boolean; reason?: string }) => {
    if (!outcome.ok) throw new Error(`The demo assessment was refused: ${outcome.reason}`)
  }
  for (const { code, amount, reason } of assessedAmounts) {
    must(await enterAssessed(services, { ...place, entered: { code, amount, reason, person: 'client', version: 0 } }))
  }
  const found = await findCaseForStaff(services.db, caseId)
  if (!found) throw new Error('The demo assessment has no case')
  const { rest } = await loadAssessment(services.db, found)
  must(await enterRest(services, { ...place, seen: rest }))
  const effects = await loadEffects(services.db, found)
  if (!effects.ok) throw new Error('The tax of the demo assessment cannot be computed')
  const isTax = (part: string): part is TaxPart => taxParts.some((one) => one === part)
  const submitted = mapParts((part) => (isTax(part) ? (effects.taxes[part] / 100).toFixed(2) : ''))
  must(await enterBill(services, { ...place, submitted: { ...submitted, paid: '16483.65' }, version: 0 }))
  const reason =
    'The lower amount for meals is correct: your employer runs a canteen. The deduction for pillar 3a is missing, although we sent the certificate. I expect the tax office to correct this.'
  must(await advise(services, { ...place, advice: 'object', reason, version: 0 }))
}
