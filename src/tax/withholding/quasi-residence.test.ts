import { expect, test } from 'vitest'
import { examplesOf } from '#test/tax/expat-examples.ts'
import { quasiResidence } from './commuter.ts'
import { requestTerm } from './file-or-not.ts'

const number = (value: unknown) => (typeof value === 'number' ? value : 0)

test.each(examplesOf('quasi-residence'))('$id ($origin)', ({ inputs, expected }) => {
  const percent = number(inputs.swissShareOfWorldGrossPercent ?? inputs.sharePercent)
  const result = quasiResidence({
    grossTaxableInSwitzerland: percent > 0 ? percent * 1000 : number(inputs.grossTaxableInSwitzerland),
    ownGrossElsewhere: percent > 0 ? (100 - percent) * 1000 : number(inputs.ownGrossTaxedElsewhere),
    spouseGrossElsewhere: number(inputs.spouseGrossTaxedElsewhere ?? inputs.spouseIncome),
    underItalianAgreement: inputs.commuterUnder2020Agreement === true,
  })
  expect(result).toMatchObject(expected)
})

test.each(examplesOf('quasi-residence-term'))('$id ($origin)', ({ inputs, expected }) => {
  const term = requestTerm({ year: number(inputs.taxYear), today: String(inputs.requestReceived) })
  expect(term).toEqual({ requestUntil: expected.lastDay, isTermOver: expected.inTime === false })
})
