import { figuresOnDisk, readAllFigures } from '#tax/figures.server.ts'
import type { Figures } from './calculator.ts'
import { type Calculation, calculators } from './calculators.ts'
import { type CalculatorGroup, tabOf } from './tabs.ts'

const figures: Omit<Figures, 'today'> = {
  source: figuresOnDisk,
  allOf(year) {
    const all = readAllFigures(year)
    return all.ok ? all : null
  },
  cantonsOf: (year) => figures.allOf(year)?.cantons ?? [],
}

export function figuresOf(today: string): Figures {
  return { ...figures, today }
}

export function calculate(parameters: URLSearchParams, today: string, group?: CalculatorGroup): Calculation {
  return calculators[tabOf(parameters, group).id].run(parameters, figuresOf(today))
}
