import { companyOf } from './company-of.ts'
import { seedFacts } from './facts.ts'

/** The firm as a new world begins with it. */
export const seedCompany = companyOf(seedFacts)
