import { quasiResidenceCalculator } from './quasi-residence/quasi-residence-calculator.ts'

/** Each result has `flags`, `trace` and `dataState`, which page, PDF and API show in the same way. */
export const expatCalculators = {
  'quasi-residence': quasiResidenceCalculator,
}
