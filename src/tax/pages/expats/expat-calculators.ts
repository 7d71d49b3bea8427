import { departureCalculator } from './departure/departure-calculator.ts'
import { equityCalculator } from './equity/equity-calculator.ts'
import { quasiResidenceCalculator } from './quasi-residence/quasi-residence-calculator.ts'

/** Each result has `flags`, `trace` and `dataState`, which page, PDF and API show in the same way. */
export const expatCalculators = {
  'quasi-residence': quasiResidenceCalculator,
  'employee-shares': equityCalculator,
  leaving: departureCalculator,
}
