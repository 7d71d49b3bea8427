import { swissDay } from '#platform/day.ts'
import type { Services } from '#platform/services.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { type Provable, shownClaims } from './claims.ts'
import { onlyProvenClaims } from './claims-setting.ts'

/** Those of these claims that may be shown today. While the database does not answer, only proven ones. */
export async function findShownClaims<Claim extends Provable>(
  { db, now, log }: Pick<Services, 'db' | 'now' | 'log'>,
  claims: readonly Claim[],
): Promise<Claim[]> {
  const onlyProven = await readSetting({ db, log }, onlyProvenClaims).catch((error) => {
    log.error({ err: error }, 'the setting for claims could not be read: only proven ones are shown')
    return true
  })
  return shownClaims(claims, { today: swissDay(now()), onlyProven })
}
