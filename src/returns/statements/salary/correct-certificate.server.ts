import type { Actor } from '#accounts/sessions/actor.ts'
import type { CaseRow } from '#cases/process/case-db.server.ts'
import { type NoCase, withCase } from '#cases/process/with-case.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { listStatementLines } from '#returns/amounts/figure-db.server.ts'
import { newestOf } from '#returns/questions/answer.ts'
import { listAnswers } from '#returns/questions/answer-db.server.ts'
import { fileRecognised } from '../file-recognised.server.ts'
import { loadHousehold } from '../load-household.server.ts'
import { proposeFigures } from '../propose-figures.server.ts'
import { type CertificateRow, findStatement, listCertificates, saveStatement } from '../statement-db.server.ts'
import { moveLine } from '../statement-lines.server.ts'
import type { Certificate } from './certificate.ts'
import { problemsOf } from './check-certificate.ts'
import { boxValueOf, correctableBox, withBox } from './correction.ts'
import { followCertificates } from './follow-certificates.server.ts'
import { ownerOfCertificate } from './owner.ts'

export type CorrectCertificateOutcome =
  | { ok: true }
  | NoCase
  | { ok: false; reason: 'unknown-statement' | 'box-changed' | 'box-excluded' | 'box-unclear' | 'box-same' }

type CorrectCertificateInput = {
  caseId: string
  actor: Actor
  statementId: string
  box: string
  /** As typed: francs, a day, or yes or no. */
  value: string
  /** How many corrections the page showed, so that two people do not overwrite each other. */
  seen: string
}

/** Corrects one box of a certificate, checks it again and renews its proposals; confirmed figures stay. */
export function correctCertificate(
  services: Pick<Services, 'db' | 'now'>,
  { caseId, actor, statementId, box: name, value, seen }: CorrectCertificateInput,
) {
  const { now } = services
  return withCase(
    services,
    { caseId, actor, action: 'case.write' },
    async (tx, found): Promise<CorrectCertificateOutcome> => {
      const statement = await findStatement(tx, caseId, statementId)
      const box = correctableBox(name)
      if (statement?.kind !== 'salary-certificate' || !statement.content || !box) {
        return { ok: false, reason: 'unknown-statement' }
      }
      if (String(statement.corrections.length) !== seen) return { ok: false, reason: 'box-changed' }
      if (statement.state === 'replaced') return { ok: false, reason: 'box-excluded' }
      const content = withBox(statement.content, box, value)
      if (!content) return { ok: false, reason: 'box-unclear' }
      const [before, after] = [boxValueOf(statement.content, box), boxValueOf(content, box)]
      if (before === after) return { ok: false, reason: 'box-same' }
      const corrections = [...statement.corrections, { box, before, after, at: now().toISOString() }]
      await saveStatement(tx, statementId, { state: statement.state, content, corrections })
      await applyCorrection(tx, services, { found, statement: { ...statement, content: statement.content }, content })
      await recordAudit(tx, actor, {
        action: 'statement.corrected',
        object: { type: 'tax-statement', id: statementId },
        detail: { caseNumber: found.caseNumber, box, before, after },
      })
      return { ok: true }
    },
  )
}

type Corrected = { found: CaseRow; statement: CertificateRow & { content: Certificate }; content: Certificate }

/** Problems that staff accepted before, by using the certificate, do not count again. */
async function applyCorrection(tx: Tx, services: Pick<Services, 'now'>, { found, statement, content }: Corrected) {
  const { id, documentId, state } = statement
  const lines = await listStatementLines(tx, found.id, id)
  const stated = lines[0]?.person
  const person = stated === 'client' || stated === 'partner' ? stated : await ownerIn(tx, found, content)
  const born = newestOf(await listAnswers(tx, found.id)).get(`${person ?? 'client'}.birth-date`)?.value
  const context = {
    taxYear: found.taxYear,
    others: (await listCertificates(tx, found.id)).filter((one) => one.id !== id),
    birthDate: person !== null && typeof born === 'string' ? born : null,
  }
  const accepted = state === 'taken' ? problemsOf(statement.content, context).map(({ reason }) => reason.code) : []
  const [problem] = problemsOf(content, context).filter(({ reason }) => !accepted.includes(reason.code))
  const { firstName, lastName } = content.person
  const otherName = { code: 'other-name', values: { names: `${firstName} ${lastName}`.trim() } } as const
  if (problem || person === null) {
    for (const line of lines.filter((one) => one.state === 'proposed')) {
      await moveLine(tx, services, { caseId: found.id, line, state: 'replaced', actorId: null })
    }
    await saveStatement(tx, id, { ...(problem ?? { state: 'held', reason: otherName }), remarks: [] })
  } else {
    const used = { id, documentId, kind: 'salary-certificate', content } as const
    await proposeFigures(tx, services, { found, person, statement: used, replaces: [], beside: [] })
    await fileRecognised(tx, services, { found, documentId })
  }
  await followCertificates(tx, services, found, { id, content: statement.content })
}

async function ownerIn(tx: Tx, found: CaseRow, content: Certificate) {
  return ownerOfCertificate(content, await loadHousehold(tx, found))
}
