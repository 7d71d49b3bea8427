import type { PackageId } from '#content/products/product.ts'
import { packageServices, serviceLevels } from '#content/service-levels.ts'
import { addWorkingDays } from '#platform/working-days.ts'

/** What follows after the client has sent the answers, from the service levels. `draftDays`: null without a package. */
export function nextSteps(bought: PackageId | null, sentOn: string) {
  const level = serviceLevels.find(({ appliesTo }) => appliesTo === (bought ?? 'everybody'))
  const days = Math.max(1, Math.ceil((level?.hours ?? 0) / 24))
  return {
    checkedOn: addWorkingDays(sentOn, days),
    draftDays: bought && packageServices[bought].preparationDays,
  }
}
