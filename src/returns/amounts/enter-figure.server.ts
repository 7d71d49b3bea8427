import { isDeepStrictEqual } from 'node:util'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { CaseRow } from '#cases/process/case-db.server.ts'
import { type NoCase, withCase } from '#cases/process/with-case.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { t } from '#platform/texts.ts'
import * as returnTexts from '#returns/locales/en.ts'

import { type MoneyError, readMoney } from '#tax/money-input.ts'
import { type Figure, figureFrequencies, figurePersons } from './figure.ts'
import { codeEntered } from './figure-codes.ts'
import { findNewest, insertFigure, type NewFigure } from './figure-db.server.ts'

/** Values as typed. `line`: id of the new figure, made with the page, so that a form sent twice adds one figure. */
export type EnteredFigure = { line: string; code: string; amount: string; person: string; label: string; note: string }

export type Stale = { ok: false; reason: 'stale'; submittedCents: number | null; now: Figure }
export type FigureOutcome =
  | { ok: true }
  | NoCase
  | Stale
  | { ok: false; reason: MoneyError | 'unknown-figure' | 'unknown-code' | 'text-too-long' }

type EnterFigureDeps = Pick<Services, 'db' | 'now'>
type EnterFigureInput = { caseId: string; actor: Actor }

const maxLabelLength = 200
const maxNoteLength = 1000

/** Adds a figure confirmed by the adviser. Idempotent; returns `stale` if it was saved before with other values. */
export function enterFigure(
  services: EnterFigureDeps,
  { caseId, actor, entered }: EnterFigureInput & { entered: EnteredFigure },
) {
  return withCase(services, { caseId, actor, action: 'case.write' }, async (tx, found): Promise<FigureOutcome> => {
    const code = codeEntered(entered.code, t(returnTexts.figure).codes)
    const person = figurePersons.find((one) => one === entered.person)
    if (!code || !person) return { ok: false, reason: 'unknown-code' }
    const amount = readMoney(entered.amount)
    if (!amount.ok) return amount
    const [label, note] = [entered.label.trim(), entered.note.trim()]
    if (label.length > maxLabelLength || note.length > maxNoteLength) return { ok: false, reason: 'text-too-long' }
    if (!isUuid(entered.line)) return { ok: false, reason: 'unknown-figure' }
    const content = { code, person, label, note, amountCents: amount.cents, state: 'confirmed' } as const
    const added = await addVersion(tx, services, { found, actor }, null, {
      ...{ ...content, lineId: entered.line, source: 'adviser', documentId: null, page: null },
      ...{ statementId: null, statementLine: null, original: null },
    })
    if (added) return { ok: true }
    const now = await findNewest(tx, caseId, entered.line)
    if (!now) return { ok: false, reason: 'unknown-figure' }
    const isSame = isDeepStrictEqual({ ...now, ...content }, now)
    return isSame ? { ok: true } : { ok: false, reason: 'stale', submittedCents: amount.cents, now }
  })
}

type SeenLine = { lineId: string; version: number }

/** Changes a figure; a new amount has the source `adviser`. `stale`: the figure changed after the page was loaded. */
export function confirmFigure(
  services: EnterFigureDeps,
  requested: EnterFigureInput & SeenLine & { amount: string; frequency?: string },
) {
  return onLine(services, requested, async (tx, found, now): Promise<FigureOutcome> => {
    const amount = readMoney(requested.amount)
    const submittedCents = amount.ok ? amount.cents : null
    if (isStale(now, requested)) return { ok: false, reason: 'stale', submittedCents, now }
    if (!amount.ok) return amount
    const frequency = frequencyIn(requested.frequency, now)
    if (frequency === undefined) return { ok: false, reason: 'unknown-code' }
    const isSame = amount.cents === now.amountCents
    if (isSame && frequency === (now.frequency ?? null) && now.state === 'confirmed') return { ok: true }
    const source = isSame ? now.source : 'adviser'
    const original = isSame || now.original?.rate === null ? now.original : null
    await addVersion(tx, services, { found, actor: requested.actor }, now, {
      ...now,
      ...{ amountCents: amount.cents, original, source, frequency, state: 'confirmed' },
    })
    return { ok: true }
  })
}

/** Null if it follows from the code; undefined if it is not offered. A form without this field keeps it. */
function frequencyIn(submitted: string | undefined, now: Figure) {
  if (submitted === undefined) return now.frequency ?? null
  return submitted === '' ? null : figureFrequencies.find((one) => one === submitted)
}

/** Removes a figure by adding a version in state `replaced`; earlier versions remain stored. */
export function removeFigure(services: EnterFigureDeps, requested: EnterFigureInput & SeenLine) {
  return onLine(services, requested, async (tx, found, now): Promise<FigureOutcome> => {
    if (isStale(now, requested)) return { ok: false, reason: 'stale', submittedCents: null, now }
    await addVersion(tx, services, { found, actor: requested.actor }, now, { ...now, state: 'replaced' })
    return { ok: true }
  })
}

function isStale(now: Figure, { version }: SeenLine): boolean {
  return now.version !== version || now.state === 'replaced'
}

function onLine(
  services: EnterFigureDeps,
  { caseId, actor, lineId }: EnterFigureInput & SeenLine,
  change: (tx: Tx, found: CaseRow, now: Figure) => Promise<FigureOutcome>,
) {
  return withCase(services, { caseId, actor, action: 'case.write' }, async (tx, found): Promise<FigureOutcome> => {
    const now = await findNewest(tx, caseId, lineId)
    return now ? change(tx, found, now) : { ok: false, reason: 'unknown-figure' }
  })
}

type EnterFigureContent = Omit<NewFigure, 'caseId' | 'version' | 'createdBy' | 'createdAt'>

async function addVersion(
  tx: Tx,
  { now }: EnterFigureDeps,
  { found, actor }: { found: CaseRow; actor: Actor },
  before: Figure | null,
  {
    lineId,
    code,
    label,
    person,
    amountCents,
    source,
    documentId,
    page,
    note,
    state,
    statementId,
    statementLine,
    original,
    frequency = null,
  }: EnterFigureContent,
): Promise<boolean> {
  const version = (before?.version ?? 0) + 1
  const content = {
    lineId,
    code,
    label,
    person,
    amountCents,
    source,
    documentId,
    page,
    note,
    state,
    statementId,
    statementLine,
    original,
    frequency,
  }
  const row = { ...content, caseId: found.id, version, createdBy: actor.person.id, createdAt: now() }
  const isAdded = await insertFigure(tx, row)
  if (!isAdded) return false
  await recordAudit(tx, actor, {
    action: `figure.${state}`,
    object: { type: 'case', id: found.id },
    detail: { caseNumber: found.caseNumber, code, version },
  })
  return true
}
