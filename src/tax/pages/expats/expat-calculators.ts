import { commuterCalculator } from './commuter/commuter-calculator.ts'
import { departureCalculator } from './departure/departure-calculator.ts'
import { equityCalculator } from './equity/equity-calculator.ts'
import { ownerAbroadCalculator } from './owner-abroad/owner-abroad-calculator.ts'
import { partYearCalculator } from './part-year/part-year-calculator.ts'
import { propertyAbroadCalculator } from './property-abroad/property-abroad-calculator.ts'
import { quasiResidenceCalculator } from './quasi-residence/quasi-residence-calculator.ts'

/** Each result has `flags`, `trace` and `dataState`, which page, PDF and API show in the same way. */
export const expatCalculators = {
  commuter: commuterCalculator,
  'quasi-residence': quasiResidenceCalculator,
  'employee-shares': equityCalculator,
  leaving: departureCalculator,
  'property-abroad': propertyAbroadCalculator,
  'owner-abroad': ownerAbroadCalculator,
  'part-year': partYearCalculator,
}
