import type { CantonFigures, CommuneFigures } from '#tax/figures.ts'
import type { Flag } from '#tax/flag.ts'
import type { CapitalBenefit } from './capital-benefit.ts'

const pensionAge = 65

export function capitalFlags(
  { canton, rules }: CantonFigures,
  commune: CommuneFigures,
  { age, confession }: CapitalBenefit,
): Flag[] {
  const flags: Flag[] = []
  const byPension = rules.capital.by === 'pension' || canton === 'TI'
  if (byPension && age !== pensionAge) {
    flags.push({ code: 'not-checked.pension', values: { canton, age: pensionAge } })
  }
  if (rules.index && commune.bfsId !== rules.index.provenFor) {
    flags.push({ code: 'commune-index.capital', values: { canton } })
  }
  if (confession !== 'none') flags.push({ code: 'not-checked.capital-church', values: {} })
  return flags
}
