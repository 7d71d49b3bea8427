import { randomUUID } from 'node:crypto'
import { type AccessScope, accessScopeOf } from '#accounts/access/access-scope.ts'
import { householdChanged } from '#accounts/events.ts'
import { listHouseholdFacts, saveHouseholdFact } from '#accounts/households/household-fact-db.server.ts'
import { type FactCode, householdIn } from '#accounts/households/household-facts.ts'
import { may } from '#accounts/people/may.ts'
import { findNationality, listClientIds, lockPerson, saveNationality } from '#accounts/people/people-db.server.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { findClient } from '#accounts/team/recipient-db.server.ts'
import { lastFullYear } from '#cases/planning/due-date.ts'
import { listCasesFor, lockCase } from '#cases/process/case-db.server.ts'
import type { Question } from '#content/questions/question.ts'
import { questionSets } from '#content/questions/question-sets.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { isCountry } from '#platform/countries.ts'
import { swissDay } from '#platform/day.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { publish } from '#platform/events/events.server.ts'
import type { Services } from '#platform/services.ts'
import { type AnswerPerson, type AnswerValue, isSameValue, newestOf, rowsOf } from './answer.ts'
import { listAnswers } from './answer-db.server.ts'
import { questionSetOf, takesAnswers } from './question-set.ts'
import { type AnswerError, readAnswer } from './read-answer.ts'
import { type SaveAnswersInput, storeAnswers } from './save-answers.server.ts'

const correctable: readonly string[] = ['civil-status', 'birth-date', 'permit', 'church'] satisfies FactCode[]

type Source = { at: Date; isClients: boolean } | null
type Field = { key: string; person: AnswerPerson; question: Question; value: AnswerValue | null; source: Source }

type Of = { clientId: string; scope: AccessScope; today: string; year: number }

/** What is known of a household in a year: its facts, and the employers of the return that still takes answers. */
async function load(db: Db | Tx, { clientId, scope, year }: Of) {
  const facts = await listHouseholdFacts(db, clientId)
  const household = householdIn(facts, year)
  const found = (await listCasesFor(db, { scope, clientId })).find(
    (one) => one.caseType === 'tax_return' && one.taxYear === year && takesAnswers(one.state) && questionSetOf(one),
  )
  const answers = newestOf(found ? await listAnswers(db, found.id) : [])
  const writers = [...facts.map(({ enteredBy }) => enteredBy), ...[...answers.values()].map((one) => one.answeredBy)]
  const clients = await listClientIds(db, [...new Set(writers.filter((id) => typeof id === 'string'))])
  const source = (at: Date, by: string | null | undefined): Source => ({ at, isClients: clients.has(by ?? '') })
  const hasPartner =
    household.get('joint.civil-status')?.value === 'married' || facts.some(({ person }) => person === 'partner')
  const persons: AnswerPerson[] = hasPartner ? ['client', 'partner'] : ['client']
  const set = questionSets.findLast(({ caseType }) => caseType === 'tax_return')
  const fields = (set?.sections ?? [])
    .flatMap(({ questions }) => questions)
    .flatMap((question) => {
      const isEmployers = question.code === 'employers'
      if (isEmployers ? !found : !correctable.includes(question.code)) return []
      return (question.perPerson ? persons : (['joint'] as const)).map((person): Field => {
        const key = `${person}.${question.code}`
        const fact = household.get(key)
        const answer = answers.get(key)
        if (isEmployers)
          return {
            key,
            person,
            question,
            value: answer?.value ?? null,
            source: answer ? source(answer.answeredAt, answer.answeredBy) : null,
          }
        return {
          key,
          person,
          question,
          value: fact?.value ?? null,
          source: fact ? source(fact.enteredAt, fact.enteredBy) : null,
        }
      })
    })
  return { fields, found: found ?? null, answers }
}

type Deps = Pick<Services, 'db' | 'now'>

const yearOf = ({ now }: Pick<Services, 'now'>) => ({ today: swissDay(now()), year: lastFullYear(now()) })

/** Fields of the form for a client's facts. `seen`: when the newest of them was entered. */
export async function viewFacts(services: Deps, of: { clientId: string; scope: AccessScope }) {
  const when = yearOf(services)
  const { fields, found } = await load(services.db, { ...of, ...when })
  const times = fields.flatMap(({ source }) => (source ? [source.at.getTime()] : []))
  return {
    year: when.year,
    seen: new Date(Math.max(0, ...times)).toISOString(),
    nationality: (await findNationality(services.db, of.clientId)) ?? '',
    caseNumber: found?.caseNumber ?? null,
    fields: fields.map(({ key, person, question, value }) => ({
      ...{ key, code: question.code, isPartner: person === 'partner' },
      options:
        question.kind === 'choice' ? question.options.map(({ value: one, label }) => ({ value: one, label })) : null,
      value: typeof value === 'string' ? value : '',
      rows: rowsOf(value).map(({ id, fields: { name } }) => ({ id, name: String(name ?? '') })),
    })),
  }
}

export type FactsView = Awaited<ReturnType<typeof viewFacts>>

/** A value that staff must confirm before it is overwritten. */
type Ask = { key: string; value: string; on: Date | null }

export type CorrectFactsOutcome =
  | { ok: true }
  | { ok: false; reason: 'forbidden' }
  | { ok: false; reason: 'unknown-client' }
  | { ok: false; reason: 'invalid'; fields: Record<string, AnswerError> }
  | { ok: false; reason: 'ask'; asks: Ask[]; token: string }

type Change = { field: Field; value: AnswerValue | null }

/**
 * Saves facts where they belong: as answers of the return of the year if it still takes answers, else in the household's
 * record. What a client has entered, or what has changed since the page was opened, is overwritten only with the token.
 */
export function correctFacts(
  services: Deps,
  { actor, clientId, values }: { actor: Actor; clientId: string; values: Record<string, string> },
): Promise<CorrectFactsOutcome> {
  const { db, now } = services
  return db.transaction().execute(async (tx): Promise<CorrectFactsOutcome> => {
    const scope = accessScopeOf(actor)
    if (!may(actor.person, 'client.edit')) return { ok: false, reason: 'forbidden' }
    if (!(await findClient(tx, clientId, scope)) || !(await lockPerson(tx, clientId)))
      return { ok: false, reason: 'unknown-client' }
    const of = { clientId, scope, ...yearOf(services) }
    const { found, answers, fields } = await load(tx, of)
    const held = found && (await lockCase(tx, found.id, scope))
    const errors: Record<string, AnswerError> = {}
    const changes: Change[] = []
    for (const field of fields) {
      const read = readField(field, values, of.today)
      if (read === null) continue
      if (!read.ok) errors[field.key] = read
      else if (!isSameValue(read.value, field.value)) changes.push({ field, value: read.value })
    }
    const nationality = values.nationality === undefined ? undefined : values.nationality || null
    if (nationality && !isCountry(nationality)) errors.nationality = { ok: false, reason: 'no-country' }
    if (Object.keys(errors).length > 0) return { ok: false, reason: 'invalid', fields: errors }
    const saved = await findNationality(tx, clientId)
    const asks = asksOf(changes, values.seen ?? '')
    if (nationality !== undefined && nationality !== saved && (saved ?? '') !== (values.shownNationality ?? ''))
      asks.push({ key: 'nationality', value: saved ?? '', on: null })
    const token = asks.map(({ key, value, on }) => `${key}=${value}@${on?.toISOString() ?? ''}`).join(' ')
    if (asks.length > 0 && values.overwrite !== token) return { ok: false, reason: 'ask', asks, token }

    const at = now()
    const given = changes.map(({ field: { question, person, key }, value }): SaveAnswersInput => {
      return { question: question.code, person, value, seenVersion: answers.get(key)?.version ?? 0 }
    })
    if (held) await storeAnswers(tx, services, { found: held, actor, given, isPress: true })
    else {
      for (const { field, value } of changes) {
        const fact = { clientId, fact: field.question.code as FactCode, person: field.person, taxYear: of.year, value }
        await saveHouseholdFact(tx, { ...fact, caseId: null, enteredBy: actor.person.id, enteredAt: at })
      }
      if (changes.length > 0) await publish(tx, householdChanged, { clientId })
    }
    const names = held ? [] : changes.map(({ field }) => field.key)
    if (nationality !== undefined && nationality !== saved) {
      await saveNationality(tx, clientId, nationality, at)
      names.push('nationality')
    }
    const object = { type: 'person', id: clientId }
    if (names.length > 0)
      await recordAudit(tx, actor, { action: 'profile.changed', object, detail: { fields: names.join(', ') } })
    return { ok: true }
  })
}

function asksOf(changes: readonly Change[], seen: string): Ask[] {
  return changes.flatMap(({ field: { key, value, source } }) => {
    if (value === null || !source || !(source.isClients || source.at.toISOString() > seen)) return []
    return [{ key, value: typeof value === 'string' ? value : namesIn(value).join(', '), on: source.at }]
  })
}

const namesIn = (value: AnswerValue) => rowsOf(value).map(({ fields: { name } }) => String(name ?? ''))

type Read = { ok: true; value: AnswerValue | null } | AnswerError | null

/** Null if the form does not contain the field. */
function readField({ key, question, value: before }: Field, values: Record<string, string>, today: string): Read {
  const form = { get: (name: string) => values[name] ?? null, getAll: () => [] }
  if (question.kind !== 'rows') {
    if (values[key] === undefined) return null
    const { value = null, errors } = readAnswer(question, key, form, { today, before })
    return errors[0] ?? { ok: true, value }
  }
  if (values[`${key}.new`] === undefined) return null
  const name = (id: string) => (values[`${key}.${id}`] ?? '').trim()
  const rows = rowsOf(before).map((row) => {
    const fields = name(row.id) === '' ? row.fields : { ...row.fields, name: name(row.id) }
    return { ...row, fields }
  })
  const added = name('new') === '' ? [] : [{ id: randomUUID(), fields: { name: name('new') } }]
  const all = [...rows, ...added]
  if (all.some(({ fields }) => String(fields.name ?? '').length > 500)) return { ok: false, reason: 'text-too-long' }
  return { ok: true, value: all.length > 0 ? all : null }
}
