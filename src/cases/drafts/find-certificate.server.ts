import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { asActor } from '#accounts/access/as-client.server.ts'
import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { findCaseFor } from '#cases/process/case-db.server.ts'
import { firmName } from '#content/firm-name.ts'
import { grey, openPdf } from '#design/print/pdf-document.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { formatDateTime } from '#platform/format.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { type Approval, findApproval } from './approval-db.server.ts'

type FindCertificateInput = { caseId: string; approvalId: string; actor: Actor }

export async function findCertificate(
  services: Pick<Services, 'db'>,
  { caseId, approvalId, actor }: FindCertificateInput,
) {
  const found = await asActor(services.db, actor, async (tx) => {
    const row = await findCaseFor(tx, caseId, accessScopeOf(actor))
    const approval = row && may(actor.person, 'case.read', row) ? await findApproval(tx, caseId, approvalId) : null
    return row && approval ? { row, approval } : null
  })
  if (!found) return null
  const { row, approval } = found
  await recordAudit(services.db, actor, { action: 'approval.read', object: { type: 'approval', id: approval.id } })
  const filename = `approval-${row.caseNumber}-draft-${approval.draftNumber}.pdf`
  return { filename, content: await approvalCertificate(row, approval) }
}

type Certified = { caseNumber: string; title: string }

function approvalCertificate({ caseNumber, title }: Certified, approval: Approval): Promise<Buffer> {
  const words = t(caseTexts.cases).certificate
  const name = `${words.title}, ${caseNumber}`
  const paper = openPdf({
    title: name,
    subject: title,
    firm: firmName,
    footer: `${firmName} · ${name}`,
    createdAt: approval.at,
  })
  paper.write('P', firmName, { font: 'bold', size: 12 })
  paper.write('H1', words.title, { font: 'bold', size: 26, before: 24, gap: 2 })
  paper.write('P', `${title}, ${caseNumber}`, { size: 12, before: 4 })
  if (approval.voidedAt && approval.voidReason) {
    const why = t(caseTexts.cases).voidReasons[approval.voidReason]
    paper.write('P', words.voided(formatDateTime(approval.voidedAt), why), { font: 'bold', size: 12, before: 16 })
  }
  paper.space(16)
  paper.rule(true)
  const facts = [
    [words.file, approval.filename],
    [words.draft, String(approval.draftNumber)],
    [words.sha256, inGroups(approval.sha256)],
    ...(approval.annexSha256 ? [[words.annexSha256, inGroups(approval.annexSha256)] as const] : []),
    [words.consent(approval.consentVersion), `“${approval.consentText}”`],
    [words.person, approval.personName],
    [words.time, formatDateTime(approval.at)],
    [words.address, approval.ip],
    [words.browser, approval.userAgent ?? words.unknown],
  ] as const
  for (const [term, value] of facts) {
    paper.write('P', term, { size: 9, colour: grey, before: 10, gap: 1 })
    paper.write('P', value, { size: 11, gap: 2 })
    paper.space(6)
    paper.rule()
  }
  paper.write('P', words.meaning, { size: 9.5, colour: grey, before: 16, gap: 2 })
  return paper.close()
}

function inGroups(sha256: string): string {
  return sha256.replace(/.{8}(?=.)/g, '$& ')
}
