import { cleanText } from '#platform/text/clean-text.ts'
import { t } from '#platform/texts.ts'
import { figurePersons } from '#returns/amounts/figure.ts'
import { codeEntered } from '#returns/amounts/figure-codes.ts'
import * as returnTexts from '#returns/locales/en.ts'

import { type MoneyError, readMoney } from '#tax/money-input.ts'
import { findNewestAssessed, insertAssessed } from './assessed-db.server.ts'
import { type AssessedFigure, restOf } from './assessment.ts'
import { listCompared } from './load-assessment.server.ts'
import {
  type NotAssessed,
  noteChange,
  type WithAssessmentDeps,
  type WithAssessmentInput,
  withAssessment,
} from './with-assessment.server.ts'

export type EnteredAssessed = { code: string; person: string; amount: string; reason: string; version: number }

export type AssessedOutcome =
  | { ok: true }
  | NotAssessed
  | { ok: false; reason: 'stale'; submittedCents: number | null; now: AssessedFigure }
  | { ok: false; reason: MoneyError | 'unknown-code' | 'text-too-long' }

const maxReasonLength = 1000

/** Saves an assessed figure; an empty amount withdraws it. Idempotent; rejected if it was changed in the meantime. */
export function enterAssessed(
  services: WithAssessmentDeps,
  { caseId, actor, entered }: WithAssessmentInput & { entered: EnteredAssessed },
) {
  return withAssessment(services, { caseId, actor }, async (tx, found): Promise<AssessedOutcome> => {
    const code = codeEntered(entered.code, t(returnTexts.figure).codes)
    const person = figurePersons.find((one) => one === entered.person)
    if (!code || !person) return { ok: false, reason: 'unknown-code' }
    const now = await findNewestAssessed(tx, caseId, { code, person })
    const isEmpty = entered.amount.trim() === ''
    if (isEmpty && (now === null || entered.version === 0)) return { ok: false, reason: 'amount-missing' }
    const amount = isEmpty ? null : readMoney(entered.amount)
    if (amount && !amount.ok) return amount
    const reason = cleanText(entered.reason)
    if (reason.length > maxReasonLength) return { ok: false, reason: 'text-too-long' }
    const amountCents = amount?.cents ?? null
    if (now && now.amountCents === amountCents && now.reason === reason) return { ok: true }
    if (now && now.version !== entered.version) return { ok: false, reason: 'stale', submittedCents: amountCents, now }
    const version = (now?.version ?? 0) + 1
    const written = { caseId, version, createdBy: actor.person.id, createdAt: services.now() }
    await insertAssessed(tx, { ...written, code, person, amountCents, reason })
    await noteChange(tx, services, { found, actor, action: 'assessment.figure', detail: { code, person, version } })
    return { ok: true }
  })
}

export type RestOutcome = { ok: true; entered: number } | NotAssessed | { ok: false; reason: 'declared-changed' }

/** Accepts all figures not yet assessed as declared. `seen`: the page's `restOf` value, to detect outdated pages. */
export function enterRest(
  services: WithAssessmentDeps,
  { caseId, actor, seen }: WithAssessmentInput & { seen: string },
) {
  return withAssessment(services, { caseId, actor }, async (tx, found): Promise<RestOutcome> => {
    const lines = await listCompared(tx, found)
    const rest = lines.filter(({ assessedCents }) => assessedCents === null)
    if (rest.length === 0) return { ok: true, entered: 0 }
    if (restOf(rest) !== seen) return { ok: false, reason: 'declared-changed' }
    for (const { code, person, declaredCents, version, reason } of rest) {
      const written = { caseId, version: version + 1, createdBy: actor.person.id, createdAt: services.now() }
      await insertAssessed(tx, { ...written, code, person, amountCents: declaredCents, reason })
    }
    const detail = { entered: rest.length }
    await noteChange(tx, services, { found, actor, action: 'assessment.rest-as-declared', detail })
    return { ok: true, entered: rest.length }
  })
}
