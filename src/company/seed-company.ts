import { companyOf } from './company-of.ts'
import { seedFacts } from './facts.ts'

export const seedCompany = companyOf(seedFacts)
