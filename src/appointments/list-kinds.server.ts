import type { Services } from '#platform/services.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { kindSettings } from './kind-settings.ts'
import { type PublicKind, publicKinds } from './kinds.ts'

/** What can be booked, with the lengths that each may have. */
export async function listPublicKinds({ db, log }: Pick<Services, 'db' | 'log'>) {
  const kinds: { kind: PublicKind; lengths: number[] }[] = []
  for (const kind of publicKinds) {
    const { lengths } = await readSetting({ db, log }, kindSettings[kind])
    kinds.push({ kind, lengths })
  }
  return kinds
}
