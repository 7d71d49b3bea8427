import type { Person } from '#accounts/people/person.ts'
import { bookForSelf } from '#appointments/booking/book-appointment.server.ts'
import { enterMinutes } from '#appointments/credit/minutes-db.server.ts'
import { aCase, actorOf, aPerson, type TestCase } from '#test/cases.ts'
import type { World } from '#test/world.ts'

/** 14:30 in Zurich, more than two weeks after the fixed clock of the tests. */
export const thursday = new Date('2026-12-10T13:30:00Z')

export async function aTalkingCase(world: World, { minutes = 60 } = {}): Promise<TestCase & { adviser: Person }> {
  const adviser = await aPerson(world, { role: 'adviser', name: 'Luca Moser' })
  const found = await aCase(world, { assignedTo: adviser.id, state: 'in_preparation' })
  if (minutes > 0) {
    await world.db
      .transaction()
      .execute((tx) =>
        enterMinutes(tx, { caseId: found.id, entry: 'included', minutes, actorId: null, at: world.now() }),
      )
  }
  return { ...found, adviser }
}

export const includedConsultation = {
  kind: 'included',
  durationMinutes: 30,
  language: 'en',
  meetingType: 'video',
  topic: 'Foreign account',
  zone: 'America/New_York',
  scenario: null,
} as const

export async function anAppointment(world: World, found: TestCase, { startsAt = thursday, durationMinutes = 30 } = {}) {
  const requested = { ...includedConsultation, startsAt, durationMinutes, caseId: found.id }
  const outcome = await bookForSelf(world, { ...requested, actor: actorOf(found.client) })
  if (!outcome.ok) throw new Error(`the talk was refused: ${outcome.reason}`)
  return outcome
}
