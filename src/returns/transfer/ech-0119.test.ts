import { expect, test } from 'vitest'
import { allFigureCodes } from '#returns/amounts/figure-codes.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'
import { echElement } from './ech-0119.ts'

test.each(allFigureCodes)('%s has an element of eCH-0119 or a stated reason for having none', (code) => {
  const found = echElement(code, 'client')
  if ('reason' in found) expect(returnStaffTexts.transfer.noElement[found.reason].length).toBeGreaterThan(10)
  else expect(found.element).toMatch(/^(mainForm|jobExpenses|listOfSecurities|listOfLiabilities)(\/[a-zA-Z0-9]+)+$/)
})

test.each([
  ['salary', 'mainForm/revenue/employedMainRevenue/partner2Amount'],
  ['commuting', 'jobExpenses/jobExpensePartner2/subtotalVehicle'],
  ['pillar-3a', 'mainForm/deduction/provision3aPartner2Deduction'],
  ['mortgage', 'listOfLiabilities/privateLiabilities/liabilityAmount'],
] as const)('%s of the partner is %s', (code, element) => {
  expect(echElement(code, 'partner')).toEqual({ element })
})
