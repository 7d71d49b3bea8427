import { afterAll, expect, test } from 'vitest'
import type { AnswerPerson, AnswerValue } from '#returns/questions/answer.ts'
import { saveAnswers } from '#returns/questions/save-answers.server.ts'
import { aCase, actorOf, aPerson } from '#test/cases.ts'
import { newWorld, runJobs } from '#test/world.ts'
import { findExpected } from './expected-db.server.ts'
import { loadTax } from './load-tax.server.ts'

const world = await newWorld({}, afterAll)
const adviser = await aPerson(world, { role: 'adviser' })

test('a client who left answers with dates and one-off pay, and gets the tax of the period', async () => {
  const found = await aCase(world, { state: 'intake', assignedTo: adviser.id, taxYear: 2025 })
  const say = (question: string, value: AnswerValue, person: AnswerPerson = 'joint') => ({
    ...{ question, person, seenVersion: 0, value },
  })
  const employer = { name: 'Example Watch Ltd', from: '2025-01-01', to: '2025-09-30', net: 6_600_000 }
  const saved = await saveAnswers(world, {
    ...{ caseId: found.id, actor: actorOf(found.client) },
    given: [
      ...[say('civil-status', 'single'), say('children', 'no'), say('commune', 'Biel/Bienne')],
      ...[say('church', 'none', 'client'), say('moved', 'left'), say('left-on', '2025-09-30')],
      ...[say('employed', 'yes', 'client'), say('employers', [{ id: 'row-1', fields: employer }], 'client')],
      say('one-off-pay', 600_000, 'client'),
    ],
  })
  expect(saved).toMatchObject({ ok: true })
  await runJobs(world)
  const { expected } = await loadTax(world, { id: found.id, clientId: found.client.id, taxYear: 2025 })
  if (!expected.ok) throw new Error(JSON.stringify(expected.reasons))
  // 60,000 in nine months are 80,000 a year, and the bonus of 6,000 counts once.
  expect(expected.household).toMatchObject({ netSalary: 86_000, partYear: { days: 270, salaries: [66_000] } })
  expect(expected.commune.name).toBe('Biel/Bienne')
  const row = await findExpected(world.db, found.id)
  expect(row?.result?.taxes.total).toBe(expected.taxes.total)
  expect(row?.notes).toContainEqual({
    code: 'part-of-year',
    values: { from: '2025-01-01', to: '2025-09-30', days: 270 },
  })
})
