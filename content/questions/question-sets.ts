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
  (figures) =>
    joined([incomeSection(figures), abroadSection(figures)], {
      code: 'income',
      title: 'Other income and abroad',
      lead: `Tell us what other income you had in ${figures.year}, here and in other countries.`,
    }),
  (figures) =>
    joined([accountsSection(figures), propertySection(figures)], {
      code: 'assets',
      title: 'What you own and owe',
      lead: `Tell us what you owned and owed on 31 December ${figures.year}, anywhere in the world.`,
    }),
  (figures) =>
    joined([pensionSection(figures), costsSection(figures)], {
      code: 'costs',
      title: 'Pension, insurance and costs',
      lead: `Tell us what you paid in ${figures.year} and may be able to deduct.`,
    }),
]

/** Merges sections into one. The checkboxes of all come first, so that they appear as one list. */
function joined(parts: readonly Section[], section: Omit<Section, 'questions'>): Section {
  const split = parts.map(({ questions }) => {
    const next = questions.findIndex(({ screen }) => screen !== undefined)
    const first = next < 0 ? questions : questions.slice(0, next)
    const at = first.findLastIndex(({ kind, tick }) => tick !== undefined || kind === 'several') + 1
    return { ticks: first.slice(0, at), first: first.slice(at), screens: next < 0 ? [] : questions.slice(next) }
  })
  const questions = (['ticks', 'first', 'screens'] as const).flatMap((part) => split.flatMap((one) => one[part]))
  return { ...section, questions }
}

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
