import { figuresOnDisk, readAllFigures } from '#tax/figures.server.ts'
import type { Figures } from './calculator.ts'
import { type Calculation, calculators } from './calculators.ts'
import { tabOf } from './tabs.ts'

const figures: Omit<Figures, 'today'> = {
  source: figuresOnDisk,
  allOf(year) {
    const all = readAllFigures(year)
    return all.ok ? all : null
  },
  cantonsOf: (year) => figures.allOf(year)?.cantons ?? [],
}

export function calculate(parameters: URLSearchParams, today: string): Calculation {
  return calculators[tabOf(parameters).id].run(parameters, { ...figures, today })
}
