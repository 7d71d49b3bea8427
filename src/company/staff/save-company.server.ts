import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { companySettings } from '#company/company-settings.ts'
import type { FactError } from '#company/fact-rules.ts'
import { type FactName, type Facts, factNames, factRules } from '#company/facts.ts'
import { findPlaceholders, readFacts } from '#company/read-company.server.ts'
import { oneLine } from '#platform/http/read-form.ts'
import type { Services } from '#platform/services.ts'
import type { SettingChange } from '#platform/settings/setting.ts'
import { saveSettings } from '#platform/settings/settings.server.ts'
import { lockCompany } from './company-db.server.ts'

export type SaveCompanyOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-allowed' }
  | { ok: false; reason: 'invalid'; errors: Partial<Record<FactName, FactError>> }
  | { ok: false; reason: 'conflict'; names: FactName[]; now: Facts }

type Entered = { actor: Actor; entered: SubmittedFactsValues; seen: SubmittedFactsValues }

/**
 * Saves changed company facts and confirms placeholders that were submitted as they are. If another user has changed one
 * of the same facts in the meantime, saves nothing.
 */
export async function saveCompany(
  { db, now, log }: Pick<Services, 'db' | 'now' | 'log'>,
  { actor, entered, seen }: Entered,
): Promise<SaveCompanyOutcome> {
  if (!may(actor.person, 'company.write')) return { ok: false, reason: 'not-allowed' }
  const read = readEntered(entered)
  if (!read.ok) return read
  return db.transaction().execute(async (tx): Promise<SaveCompanyOutcome> => {
    await lockCompany(tx)
    const stored = await readFacts({ db: tx, log })
    const names = [...read.values].flatMap(([name, value]) =>
      stored[name] === seen[name] || stored[name] === value ? [] : [name],
    )
    if (names.length > 0) return { ok: false, reason: 'conflict', names, now: stored }
    for (const name of await findPlaceholders({ db: tx }))
      if (seen[name] === stored[name] && !read.values.has(name)) read.values.set(name, stored[name])
    return saveSettings(tx, changesTo(read.values), { actor, role: actor.person.role, at: now() })
  })
}

function readEntered(entered: SubmittedFactsValues) {
  const values = new Map<FactName, string>()
  const errors: Partial<Record<FactName, FactError>> = {}
  for (const name of factNames) {
    const text = entered[name]
    if (text === undefined) continue
    const read = factRules[name](text)
    if (read.ok) values.set(name, read.value)
    else errors[name] = read.reason
  }
  if (Object.keys(errors).length > 0) return { ok: false as const, reason: 'invalid' as const, errors }
  return { ok: true as const, values }
}

function changesTo(values: Map<FactName, string>): SettingChange[] {
  return [...values].flatMap(([name, value]) => {
    const setting = companySettings.get(name)
    return setting ? [{ setting, value }] : []
  })
}

export type SubmittedFactsValues = Partial<Facts>

export function submittedFacts(texts: Record<string, string>): {
  entered: SubmittedFactsValues
  seen: SubmittedFactsValues
} {
  const entered: SubmittedFactsValues = {}
  const seen: SubmittedFactsValues = {}
  for (const name of factNames) {
    const [text, was] = [texts[name] === undefined ? undefined : oneLine(texts[name]), texts[`seen-${name}`]]
    if (was !== undefined) seen[name] = was
    if (text !== undefined && text !== was) entered[name] = text
  }
  return { entered, seen }
}
