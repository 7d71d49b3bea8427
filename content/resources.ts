import { arrivalChecklist } from '#content/resources/arrival-checklist.ts'
import { completeSwissTaxGuide } from '#content/resources/complete-swiss-tax-guide.ts'
import { deadlineTracker } from '#content/resources/deadline-and-document-tracker.ts'
import { expatTaxGuide } from '#content/resources/expat-tax-guide.ts'
import { expenseTracker } from '#content/resources/expense-tracker.ts'
import { foreignIncomeGuide } from '#content/resources/foreign-income-guide.ts'
import { foreignIncomeWorksheet } from '#content/resources/foreign-income-worksheet.ts'
import { homeOwnerChecklist } from '#content/resources/home-owner-checklist.ts'
import { pensionGuide } from '#content/resources/pension-and-pillar-3a-guide.ts'
import type { Resource } from '#content/resources/resource.ts'
import { taxReturnChecklist, yearEndChecklist } from '#content/resources/return-checklists.ts'
import { workingDaysCalendar } from '#content/resources/working-days-calendar.ts'

export const resources: readonly Resource[] = [
  completeSwissTaxGuide,
  expatTaxGuide,
  foreignIncomeGuide,
  pensionGuide,
  taxReturnChecklist,
  yearEndChecklist,
  arrivalChecklist,
  homeOwnerChecklist,
  expenseTracker,
  foreignIncomeWorksheet,
  workingDaysCalendar,
  deadlineTracker,
]

export const resourceDisclaimer =
  'General information, based on the law as of the date above. It does not replace advice on your own situation. Only your tax assessment is binding.'
