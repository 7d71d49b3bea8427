import type { CaseRow } from '#cases/process/case-db.server.ts'
import type { FigurePerson } from '#returns/amounts/figure.ts'
import { ownerOf } from './e-tax/placement.ts'
import { type Proposal, proposalsOf } from './e-tax/proposals.ts'
import { remarksOn } from './e-tax/remarks-on.ts'
import type { Statement } from './e-tax/statement.ts'
import type { Household } from './load-household.server.ts'
import type { StatementRemark } from './remarks.ts'
import type { Certificate } from './salary/certificate.ts'
import { ownerOfCertificate } from './salary/owner.ts'
import { proposalsOfCertificate, remarksOnCertificate } from './salary/proposals.ts'

/** A statement that was read, with its kind. */
export type StatementContent =
  | { kind: 'e-tax-statement' | null; content: Statement }
  | { kind: 'salary-certificate'; content: Certificate }

export function proposalsFor(one: StatementContent): Proposal[] {
  return one.kind === 'salary-certificate' ? proposalsOfCertificate(one.content) : proposalsOf(one.content)
}

export function remarksFor(one: StatementContent, found: Pick<CaseRow, 'canton' | 'taxYear'>): StatementRemark[] {
  return one.kind === 'salary-certificate' ? remarksOnCertificate(one.content) : remarksOn(one.content, found)
}

export function ownerFor(one: StatementContent, household: Household): FigurePerson | null {
  return one.kind === 'salary-certificate'
    ? ownerOfCertificate(one.content, household)
    : ownerOf(one.content, household)
}
