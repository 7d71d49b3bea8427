import type { Actor } from '#accounts/sessions/actor.ts'
import { type NoCase, withCase } from '#cases/process/with-case.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { t } from '#platform/texts.ts'
import { figurePersons } from '#returns/amounts/figure.ts'
import { codeEntered } from '#returns/amounts/figure-codes.ts'
import * as returnTexts from '#returns/locales/en.ts'

import { type MoneyError, readMoney } from '#tax/money-input.ts'
import { deleteVariant, insertVariant, listVariants } from './expected-db.server.ts'
import { maxVariants, type VariantChange } from './variant.ts'

/** Values as typed. `id` is generated with the page, so that a form submitted twice saves one variant. */
export type EnteredVariant = {
  id: string
  name: string
  changes: readonly { code: string; amount: string; person: string }[]
}

export type VariantOutcome =
  | { ok: true }
  | NoCase
  | {
      ok: false
      reason: MoneyError | 'unknown-code' | 'twice' | 'no-change' | 'no-name' | 'unknown-variant' | 'too-many'
    }

const maxNameLength = 80

export function storeVariant(
  services: Pick<Services, 'db' | 'now'>,
  { caseId, actor, entered }: { caseId: string; actor: Actor; entered: EnteredVariant },
): Promise<VariantOutcome> {
  return withCase(services, { caseId, actor, action: 'case.write' }, async (tx, found): Promise<VariantOutcome> => {
    const name = cleanText(entered.name).slice(0, maxNameLength)
    if (name === '') return { ok: false, reason: 'no-name' }
    if (!isUuid(entered.id)) return { ok: false, reason: 'unknown-variant' }
    const read = readChanges(entered.changes)
    if (!read.ok) return read
    const saved = await listVariants(tx, caseId)
    if (saved.some(({ id }) => id === entered.id)) return { ok: true }
    if (saved.length >= maxVariants) return { ok: false, reason: 'too-many' }
    const createdAt = services.now()
    const isSaved = await insertVariant(tx, {
      ...{ id: entered.id, caseId, name, changes: read.changes, createdBy: actor.person.id, createdAt },
    })
    if (!isSaved) return { ok: false, reason: 'unknown-variant' }
    await recordAudit(tx, actor, {
      action: 'tax-variant.saved',
      object: { type: 'case', id: caseId },
      detail: { caseNumber: found.caseNumber, changes: read.changes.length },
    })
    return { ok: true }
  })
}

export function dropVariant(
  services: Pick<Services, 'db'>,
  { caseId, actor, variantId }: { caseId: string; actor: Actor; variantId: string },
): Promise<VariantOutcome> {
  return withCase(services, { caseId, actor, action: 'case.write' }, async (tx, found): Promise<VariantOutcome> => {
    if (!(await deleteVariant(tx, caseId, variantId))) return { ok: false, reason: 'unknown-variant' }
    await recordAudit(tx, actor, {
      action: 'tax-variant.dropped',
      object: { type: 'case', id: caseId },
      detail: { caseNumber: found.caseNumber },
    })
    return { ok: true }
  })
}

function readChanges(
  entered: EnteredVariant['changes'],
): { ok: true; changes: VariantChange[] } | Extract<VariantOutcome, { ok: false }> {
  const changes: VariantChange[] = []
  for (const { code: submitted, amount: text, person: whose } of entered) {
    if (submitted.trim() === '' && text.trim() === '') continue
    const code = codeEntered(submitted, t(returnTexts.figure).codes)
    const person = figurePersons.find((one) => one === whose)
    if (!code || !person) return { ok: false, reason: 'unknown-code' }
    const amount = readMoney(text)
    if (!amount.ok) return amount
    if (changes.some((change) => change.code === code && change.person === person))
      return { ok: false, reason: 'twice' }
    changes.push({ code, person, amountCents: amount.cents })
  }
  return changes.length > 0 ? { ok: true, changes } : { ok: false, reason: 'no-change' }
}
