import { asClient } from '#accounts/access/as-client.server.ts'
import type { Person } from '#accounts/people/person.ts'
import { hasFirstConsultation } from '#appointments/appointment-db.server.ts'
import { wayOf } from '#appointments/booking/booking-way.ts'
import { selectedIn, viewBooking, viewPicker } from '#appointments/booking/view-picker.server.ts'
import { findBalances } from '#appointments/credit/minutes-db.server.ts'
import { kindSettings } from '#appointments/kinds/kind-rules.ts'
import type { AppointmentKind } from '#appointments/kinds/kinds.ts'
import { listOpenCasesOf } from '#cases/process/case-db.server.ts'
import { mailboxKey } from '#platform/mail/mail.ts'
import type { Services } from '#platform/services.ts'
import { readSetting } from '#platform/settings/settings.server.ts'

export type Option = {
  caseId: string | null
  kind: Exclude<AppointmentKind, 'case-talk'>
  title: string
  free: number
  adviserId: string | null
}

type LoadBookingDeps = Pick<Services, 'db' | 'log' | 'now'>

/** What a client can book: the free first consultation if unused, and cases with consultation credit. */
export async function listOptions({ db }: Pick<LoadBookingDeps, 'db'>, person: Person): Promise<Option[]> {
  return asClient(db, person.id, async (tx) => {
    const cases = await listOpenCasesOf(tx, person.id)
    const balances = await findBalances(
      tx,
      cases.map(({ id }) => id),
    )
    const hadFirst = await hasFirstConsultation(tx, mailboxKey(person.email))
    const ofCases = cases.flatMap(({ id, title, caseNumber, caseType, assignedTo }): Option[] => {
      const free = balances.get(id)?.free ?? 0
      const kind = caseType === 'consultation' ? 'paid' : 'included'
      return free > 0 ? [{ caseId: id, kind, title: `${title} (${caseNumber})`, free, adviserId: assignedTo }] : []
    })
    const first: Option = { caseId: null, kind: 'first-talk', title: '', free: 0, adviserId: null }
    return hadFirst || ofCases.length > 0 ? ofCases : [first]
  })
}

export function chosenOf(options: readonly Option[], search: URLSearchParams): Option | null {
  return options.find(({ caseId }) => caseId !== null && caseId === search.get('case')) ?? options[0] ?? null
}

/** Booking rules, limited to durations that the remaining consultation credit of the case covers. */
export async function rulesFor(deps: Pick<LoadBookingDeps, 'db' | 'log'>, { kind, free }: Option) {
  const rules = await readSetting(deps, kindSettings[kind])
  const lengths = kind === 'first-talk' ? rules.lengths : rules.lengths.filter((minutes) => minutes <= free)
  return { ...rules, lengths }
}

export async function loadBooking(deps: LoadBookingDeps, person: Person, search: URLSearchParams) {
  const options = await listOptions(deps, person)
  const chosen = chosenOf(options, search)
  if (!chosen) return { options, chosen: null }
  const rules = await rulesFor(deps, chosen)
  if (rules.lengths.length === 0) return { options, chosen: null }
  const way = wayOf(search, rules)
  const selected = selectedIn(search)
  const holdId = search.get('hold') ?? ''
  const except = holdId ? { holdId } : {}
  const requested = { kind: chosen.kind, durationMinutes: way.length, language: way.language, except }
  return {
    options,
    chosen,
    way,
    channels: rules.channels,
    languages: rules.languages,
    lengths: rules.lengths,
    picker: await viewPicker(deps, requested, selected),
    booking: await viewBooking(deps, { holdId, zone: selected.zone, durationMinutes: way.length }),
  }
}
