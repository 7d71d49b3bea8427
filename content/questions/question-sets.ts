import { consultationDocuments, consultationSections } from '#content/questions/consultation.ts'
import { requestedDocuments } from '#content/questions/documents.ts'
import type { QuestionSet, Section } from '#content/questions/question.ts'
import { abroadSection } from '#content/questions/sections/abroad.ts'
import { accountsSection } from '#content/questions/sections/accounts.ts'
import { costsSection } from '#content/questions/sections/costs.ts'
import { expatriateSection } from '#content/questions/sections/expatriate.ts'
import { familySection } from '#content/questions/sections/family.ts'
import { homeSection } from '#content/questions/sections/home.ts'
import { incomeSection } from '#content/questions/sections/income.ts'
import { pensionSection } from '#content/questions/sections/pension.ts'
import { propertySection } from '#content/questions/sections/property.ts'
import { workSection } from '#content/questions/sections/work.ts'
import { serviceDocuments, serviceSections } from '#content/questions/service.ts'
import { type YearFigures, yearFigures } from '#content/questions/year-figures.ts'

/** The order matters: a question must precede those that depend on it. */
const sections: readonly ((figures: YearFigures) => Section)[] = [
  familySection,
  homeSection,
  workSection,
  expatriateSection,
  incomeSection,
  accountsSection,
  propertySection,
  pensionSection,
  costsSection,
  abroadSection,
]

/** Question sets by case type and tax year. Cases without a matching set get no questions. */
export const questionSets: readonly QuestionSet[] = [
  ...yearFigures.map((figures) => ({
    caseType: 'tax_return',
    taxYear: figures.year,
    sections: sections.map((section) => section(figures)),
    documents: requestedDocuments,
  })),
  ...yearFigures.flatMap(({ year: taxYear }) => [
    { caseType: 'consultation', taxYear, sections: consultationSections, documents: consultationDocuments },
    { caseType: 'service', taxYear, sections: serviceSections, documents: serviceDocuments },
  ]),
]
