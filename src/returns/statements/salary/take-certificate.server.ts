import type { CaseRow } from '#cases/process/case-db.server.ts'
import { system } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { newestOf } from '#returns/questions/answer.ts'
import { listAnswers } from '#returns/questions/answer-db.server.ts'
import { loadHousehold } from '../load-household.server.ts'
import { proposeFigures } from '../propose-figures.server.ts'
import { recordTaken } from '../record-taken.server.ts'
import { insertStatement, listCertificates } from '../statement-db.server.ts'
import type { Certificate } from './certificate.ts'
import { problemsOf } from './check-certificate.ts'
import { followCertificates } from './follow-certificates.server.ts'
import { ownerOfCertificate } from './owner.ts'

type Taken = { found: CaseRow; documentId: string; content: Certificate }

/** Stores a salary certificate and proposes its figures, unless it is refused or staff must decide. */
export async function takeCertificate(tx: Tx, services: Pick<Services, 'now'>, taken: Taken): Promise<void> {
  const { found, documentId, content } = taken
  const row = { caseId: found.id, documentId, readAt: services.now(), kind: 'salary-certificate', content } as const
  const person = ownerOfCertificate(content, await loadHousehold(tx, found))
  const born = newestOf(await listAnswers(tx, found.id)).get(`${person ?? 'client'}.birth-date`)?.value
  const [problem] = problemsOf(content, {
    taxYear: found.taxYear,
    others: await listCertificates(tx, found.id),
    birthDate: person !== null && typeof born === 'string' ? born : null,
  })
  if (problem) {
    await insertStatement(tx, { ...row, ...problem })
    return
  }
  if (person === null) {
    const { firstName, lastName } = content.person
    const otherName = { code: 'other-name', values: { names: `${firstName} ${lastName}`.trim() } } as const
    await insertStatement(tx, { ...row, state: 'held', reason: otherName })
    return
  }
  const id = await insertStatement(tx, { ...row, state: 'taken', reason: null })
  const statement = { id, documentId, kind: 'salary-certificate', content } as const
  await proposeFigures(tx, services, { found, person, statement, replaces: [], beside: [] })
  await followCertificates(tx, services, found)
  await recordTaken(tx, system, found, id)
}
