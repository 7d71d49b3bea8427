import { onlyProvenClaims } from '#company/claims/claims-setting.ts'
import { aSetting } from './settings.ts'
import type { World } from './world.ts'

export function hideUnprovenClaims(world: World): Promise<void> {
  return aSetting(world, onlyProvenClaims, true)
}
