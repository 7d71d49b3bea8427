import type { MandateScope } from '#content/power-of-attorney.ts'
import { swissDay } from '#platform/day.ts'
import type { Db } from '#platform/db/database.server.ts'
import { mandateFilename, signedAtOf } from './mandate.ts'
import { findValidMandate } from './mandate-db.server.ts'
import { renderSignedMandate } from './mandate-pdf.server.ts'

type EnclosedMandate = { filename: string; signedAt: Date; signedOn: string; render: () => Promise<Buffer> }

/** Power of attorney to enclose with a letter; null unless everyone has signed it and no one has revoked it. */
export async function findEnclosedMandate(
  db: Db,
  found: { id: string; clientId: string; taxYear: number },
  scope: MandateScope | null,
): Promise<EnclosedMandate | null> {
  const mandate = await findValidMandate(db, found, scope)
  const signedAt = mandate && signedAtOf(mandate)
  if (!mandate || !signedAt) return null
  const render = () => renderSignedMandate(mandate)
  return { filename: mandateFilename(mandate), signedAt, signedOn: swissDay(signedAt), render }
}
