import { holds, shownClaims, withEvidence } from '#company/claims/claims.ts'
import { onlyProvenClaims } from '#company/claims/claims-setting.ts'
import { type EvidenceRow, listEvidence } from '#company/claims/evidence-db.server.ts'
import * as companyStaffTexts from '#company/staff/locales/en.ts'
import { type Claim, claims } from '#content/claims.ts'
import { swissDay } from '#platform/day.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { t } from '#platform/texts.ts'

/** Whether the evidence can be opened: a URL always, a file once the virus scan has cleared it. */
const isAtHand = ({ address, scanState }: EvidenceRow) =>
  address !== null || scanState === 'clean' || scanState === 'not_needed'

export async function listClaims({ db, log, now }: Pick<Services, 'db' | 'log' | 'now'>) {
  const onlyProven = await readSetting({ db, log }, onlyProvenClaims)
  return { onlyProven, rows: await viewClaims(db, { onlyProven, today: swissDay(now()) }) }
}

export async function viewClaims(db: Db, { onlyProven, today }: { onlyProven: boolean; today: string }) {
  const rows = await listEvidence(db)
  const evidenceList = rows.map((row) => ({ ...row, isAtHand: isAtHand(row) }))
  const saying = withEvidence(claims, evidenceList, today)
  const shown = new Set(shownClaims(saying, { today, onlyProven }).map(({ id }) => id))
  return saying.map((claim) =>
    viewOf(claim, evidenceList.find(({ claimId }) => claimId === claim.id) ?? null, today, shown),
  )
}

type ListClaimsContent = EvidenceRow & { isAtHand: boolean }

function viewOf(claim: Claim, evidence: ListClaimsContent | null, today: string, shown: ReadonlySet<string>) {
  const { id, value, text, source, toProve, validUntil, proven } = claim
  return {
    ...{ id, value, text, validUntil, proven },
    source: toProve ? t(companyStaffTexts.listClaims).toProve(source, toProve) : source,
    isExpired: validUntil < today,
    isShown: shown.has(id),
    evidence: evidence && {
      ...{
        isProven: evidence.isProven,
        fileName: evidence.fileName,
        address: evidence.address,
        datedOn: evidence.datedOn,
      },
      ...{
        validUntil: evidence.validUntil,
        statedBy: evidence.statedBy,
        version: evidence.version,
        isAtHand: evidence.isAtHand,
      },
      isInfected: evidence.scanState === 'infected',
      hasRunOut: evidence.isProven && evidence.isAtHand && !holds(evidence, today),
    },
  }
}

export type ClaimView = Awaited<ReturnType<typeof listClaims>>['rows'][number]
