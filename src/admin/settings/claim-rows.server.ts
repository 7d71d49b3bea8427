import { shownClaims } from '#claims/claims.ts'
import { onlyProvenClaims } from '#claims/claims-setting.ts'
import { claims } from '#content/claims.ts'
import { swissDay } from '#platform/day.ts'
import type { Services } from '#platform/services.ts'
import { readSetting } from '#platform/settings/settings.server.ts'

/** The switch 'only proven claims', and every claim with what it rests on and whether it may be shown now. */
export async function listClaimRows({ db, log, now }: Pick<Services, 'db' | 'log' | 'now'>) {
  const onlyProven = await readSetting({ db, log }, onlyProvenClaims)
  const today = swissDay(now())
  const shown = shownClaims(claims, { today, onlyProven })
  return {
    onlyProven,
    rows: claims.map((claim) => {
      const { id, value, text, source, validUntil, proven } = claim
      return {
        id,
        value,
        text,
        source,
        validUntil,
        proven,
        isExpired: validUntil < today,
        isShown: shown.includes(claim),
      }
    }),
  }
}

export type ClaimRows = Awaited<ReturnType<typeof listClaimRows>>
