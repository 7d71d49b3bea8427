import type { CantonFigures, CommuneFigures } from '#tax/figures.ts'
import type { Flag } from '#tax/trace.ts'
import type { CapitalBenefit } from './capital-benefit.ts'

/** What a result on a capital benefit rests on without proof, in words. */
export function capitalFlags(
  { canton, rules }: CantonFigures,
  commune: CommuneFigures,
  { age, confession }: CapitalBenefit,
): Flag[] {
  const flags: Flag[] = []
  const flag = (code: string, text: string) => flags.push({ code, text })
  const byPension = rules.capital.by === 'pension' || canton === 'TI'
  if (byPension && age !== 65) {
    flag(
      'not-checked',
      `${canton} converts the capital into a pension by age and sex; the conversion is known for age 65 only and used here.`,
    )
  }
  if (rules.index && commune.bfsId !== rules.index.provenFor) {
    flag(
      'commune-index',
      `${canton}: the commune's own indexation is not in the official figures; the one of Sion is used.`,
    )
  }
  if (confession !== 'none') {
    flag('not-checked', 'Church tax on capital benefits follows the simple tax; few official results confirm it.')
  }
  return flags
}
