import { z } from 'zod'
import { householdChanged } from '#accounts/events.ts'
import { isCivilStatus, readBirthYears } from '#accounts/people/household.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { type NoCase, withCase } from '#cases/process/with-case.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { dayOf, swissDay } from '#platform/day.ts'
import { publish } from '#platform/events/events.server.ts'
import { readDay } from '#platform/read-day.ts'
import type { Services } from '#platform/services.ts'
import { requestExpected } from '#returns/expected/request-expected.server.ts'
import type { FieldError } from '#tax/fields/error.ts'
import { confessions } from '#tax/fields/household.ts'
import { figuresOnDisk } from '#tax/figures.server.ts'
import { type MoneyError, readMoney } from '#tax/money-input.ts'
import { findPlace } from '#tax/pages/place.ts'
import { liabilityPeriod } from '#tax/part-year/liability-period.ts'
import { findRetainedFacts, insertFacts } from './facts-db.server.ts'

/** Facts as typed; for empty ones, answers or profile apply. `version`: version of the facts shown in the form. */
export type EnteredFacts = Readonly<
  Record<
    | 'version'
    | 'commune'
    | 'civilStatus'
    | 'childrenBorn'
    | 'confession'
    | 'birthYear'
    | 'partnerBirthYear'
    | 'residence'
    | 'arrivedOn'
    | 'leftOn'
    | 'worldIncome'
    | 'worldAssets',
    string
  >
>

export type FactsOutcome =
  | { ok: true }
  | NoCase
  | { ok: false; reason: 'stale' | 'children-unreadable' | 'birth-year-unreadable' | 'not-offered' }
  | { ok: false; reason: 'dates-unreadable' | 'dates-of-whole-year' | 'world-of-resident' }
  | { ok: false; reason: MoneyError }
  | { ok: false; reason: 'commune-not-found'; error: FieldError; choices: readonly string[] }

/** Saves an adviser's household facts for one case as a new version and enqueues a job that recomputes the tax. */
export function saveFacts(
  services: Pick<Services, 'db' | 'now'>,
  { caseId, actor, entered }: { caseId: string; actor: Actor; entered: EnteredFacts },
): Promise<FactsOutcome> {
  return withCase(services, { caseId, actor, action: 'case.write' }, async (tx, found): Promise<FactsOutcome> => {
    const at = services.now()
    const thisYear = Number(swissDay(at).slice(0, 4))
    const childrenBorn = entered.childrenBorn.trim() === '' ? null : readChildren(entered.childrenBorn, thisYear)
    if (childrenBorn === undefined) return { ok: false, reason: 'children-unreadable' }
    const years = [entered.birthYear, entered.partnerBirthYear].map((text) => readBirthYear(text, thisYear))
    const [birthYear, partnerBirthYear] = years
    if (birthYear === undefined || partnerBirthYear === undefined) return { ok: false, reason: 'birth-year-unreadable' }
    const chosen = choices.safeParse(entered)
    if (!chosen.success) return { ok: false, reason: 'not-offered' }
    const stay = readStay(entered, found.taxYear)
    if (!stay) return { ok: false, reason: 'dates-unreadable' }
    if (stay.isPartYear && chosen.data.isPartYear === false) return { ok: false, reason: 'dates-of-whole-year' }
    const world = readWorld(entered)
    if (!world.ok) return world
    if (world.isEntered && chosen.data.livesAbroad !== true) return { ok: false, reason: 'world-of-resident' }
    const place = readCommune(entered.commune, found.taxYear)
    if (!place.ok) return place
    const saved = await findRetainedFacts(tx, caseId)
    const version = saved?.version ?? 0
    const facts = {
      ...place.commune,
      ...chosen.data,
      ...stay,
      ...world.amounts,
      childrenBorn,
      birthYear,
      partnerBirthYear,
    }
    if (entered.version !== String(version)) return { ok: false, reason: 'stale' }
    await insertFacts(tx, { ...facts, caseId, version: version + 1, createdBy: actor.person.id, createdAt: at })
    await requestExpected(tx, caseId)
    await publish(tx, householdChanged, { clientId: found.clientId })
    await recordAudit(tx, actor, {
      action: 'tax-facts.saved',
      object: { type: 'case', id: caseId },
      detail: { caseNumber: found.caseNumber, version: version + 1 },
    })
    return { ok: true }
  })
}

const nothing = z.literal('').transform(() => null)
const choices = z
  .object({
    civilStatus: nothing.or(z.string().refine(isCivilStatus)),
    confession: nothing.or(z.enum(confessions)),
    residence: nothing.or(z.enum(['whole', 'part', 'abroad'])),
  })
  .transform(({ civilStatus, confession, residence }) => ({
    civilStatus,
    confession,
    isPartYear: residence === null ? null : residence === 'part',
    livesAbroad: residence === null ? null : residence === 'abroad',
  }))

/** Days of arrival and departure, which imply a part-year; undefined if they cannot be read or do not fit the year. */
function readStay({ arrivedOn, leftOn }: Pick<EnteredFacts, 'arrivedOn' | 'leftOn'>, taxYear: number) {
  const dayIn = (text: string) => (text.trim() === '' ? null : dayOf(text))
  const stay = { arrivedOn: dayIn(arrivedOn), leftOn: dayIn(leftOn) }
  const days = Object.values(stay).filter((day) => day !== null)
  if (!days.every((day) => readDay(day).ok) || !liabilityPeriod(taxYear, stay).ok) return undefined
  return { ...stay, ...(days.length > 0 && { isPartYear: true }) }
}

/** Worldwide amounts in cents; null if left empty. */
function readWorld({ worldIncome, worldAssets }: Pick<EnteredFacts, 'worldIncome' | 'worldAssets'>) {
  const read = (text: string) => (text.trim() === '' ? ({ ok: true, cents: null } as const) : readMoney(text))
  const [income, assets] = [read(worldIncome), read(worldAssets)]
  if (!income.ok) return income
  if (!assets.ok) return assets
  const amounts = { worldIncomeCents: income.cents, worldAssetsCents: assets.cents }
  return { ok: true, amounts, isEntered: income.cents !== null || assets.cents !== null } as const
}

function readChildren(text: string, thisYear: number): number[] | undefined {
  if (/^\s*(0|none)\s*$/i.test(text)) return []
  return readBirthYears(text, thisYear) ?? undefined
}

function readBirthYear(text: string, thisYear: number): number | null | undefined {
  if (text.trim() === '') return null
  const year = /^\s*\d{4}\s*$/.test(text) ? Number(text) : Number.NaN
  return year >= 1900 && year <= thisYear ? year : undefined
}

function readCommune(text: string, year: number) {
  const commune = text.trim()
  if (commune === '') return { ok: true, commune: { communeId: null, commune: null } } as const
  const found = findPlace(figuresOnDisk, { year, commune })
  if (found.ok) {
    const { bfsId, name } = found.place.commune
    return { ok: true, commune: { communeId: bfsId, commune: name } } as const
  }
  const error = found.errors.commune ?? found.errors.year ?? 'not-understood'
  return { ok: false, reason: 'commune-not-found', error, choices: found.choices } as const
}
