import { describe, expect, test } from 'vitest'
import { type ExpatExample, examplesOf } from '#test/tax/expat-examples.ts'
import { commuterRule, hasNoAssessment } from './commuter.ts'
import { germanCap, germanNightLimit, germanNightsAway, swissDaysSalary, telework } from './commuter-limits.ts'
import { withholdingCode } from './withholding-code.ts'

const number = (value: unknown): number => {
  if (typeof value !== 'number') throw new Error(`not a number: ${value}`)
  return value
}

describe('Germany', () => {
  test.each(examplesOf('de-commuter'))('$id ($origin)', ({ inputs, expected }) => {
    const cap = germanCap(number(inputs.grossYear) * 100, number(inputs.swissTaxWithheld ?? 0) * 100)
    const known: Record<string, unknown> = {
      swissTaxAtMost: cap.mostCents / 100,
      ofWhichFederal: cap.federalCents / 100,
      creditedInGermany: cap.creditedCents / 100,
      toBeReclaimedInSwitzerland: cap.refundCents / 100,
      germanyTaxesToo: true,
    }
    for (const [name, value] of Object.entries(expected)) expect(known[name]).toBe(value)
  })

  test.each(examplesOf('de-commuter-limit'))('$id ($origin)', ({ inputs, expected }: ExpatExample) => {
    if (inputs.agreedWorkDaysPerYear !== undefined) {
      const limit = germanNightLimit({
        agreedDays: number(inputs.agreedWorkDaysPerYear),
        fullTimeDays: number(inputs.fullTimeDaysPerYear),
      })
      expect(limit).toBe(expected.limitNonReturnDays)
    } else if (inputs.nightsAwayForWork !== undefined) {
      const nights = germanNightsAway({
        nightsAway: number(inputs.nightsAwayForWork),
        dayTripsElsewhere: number(inputs.dayTripsThirdStates),
      })
      expect(nights).toBe(expected.nonReturnDays)
    } else {
      const isCommuter = number(inputs.nonReturnDays) <= number(inputs.limitNonReturnDays)
      expect(isCommuter).toBe(expected.isCommuter)
    }
  })

  test('a job for part of the year allows five nights a month, also part-time', () => {
    expect(germanNightLimit({ months: 7 })).toBe(35)
    expect(germanNightLimit({ months: 6, agreedDays: 125 })).toBe(15)
    expect(germanNightLimit({ agreedDays: 260 })).toBe(60)
  })
})

describe('France', () => {
  test.each(examplesOf('fr-telework'))('$id ($origin)', ({ inputs, expected }) => {
    const year = {
      workDays: number(inputs.workDaysYear),
      teleworkDays: number(inputs.teleworkDaysFrance),
      missionDays: number(inputs.missionDaysOutsideSwitzerland),
    }
    expect(telework('FR', year)).toEqual({ percent: expected.teleworkPercent, isWithin: expected.withinLimit })
    expect(telework('FR', { ...year, teleworkDays: year.teleworkDays + 1 }).isWithin).toBe(false)
    expect(telework('FR', { ...year, teleworkDays: 0, missionDays: 11 }).isWithin).toBe(false)
  })

  test.each(examplesOf('fr-commuter'))('$id ($origin)', ({ inputs, expected }) => {
    const returnsHome = number(inputs.nonReturnNights) <= 45 && inputs.attestation === true
    expect(commuterRule('FR', 'VD', { returnsHome })).toBe(expected.franceTaxes ? 'french-agreement' : 'french-other')
  })
})

describe('Italy', () => {
  test.each(examplesOf('it-commuter'))('$id ($origin)', ({ inputs, expected }) => {
    const answers = {
      ...{ withinZone: inputs.within20km === true, returnsHome: true },
      workedBefore: inputs.workedInGrTiVsBetween20181231And20230717 === true,
    }
    const code = withholdingCode({
      ...{ canton: 'TI', permit: 'G', civilStatus: 'married', secondIncome: false, children: 2, confession: 'none' },
      ...{ crossBorder: 'IT' },
      ...answers,
    })
    expect(code).toMatchObject({ ok: true, code: expected.tariffCode })
    const rule = commuterRule('IT', 'TI', answers)
    if (expected.ordinaryAssessmentAllowed === false) expect(hasNoAssessment(rule)).toBe(true)
    expect(rule === 'italian-new').toBe(expected.italyTaxesToo)
  })

  test('telework in Italy: 25 % of the days, missions do not count', () => {
    expect(telework('IT', { workDays: 240, teleworkDays: 60, missionDays: 20 })).toEqual({
      percent: 25,
      isWithin: true,
    })
    expect(telework('IT', { workDays: 240, teleworkDays: 61 }).isWithin).toBe(false)
  })
})

test.each([...examplesOf('li-commuter'), ...examplesOf('at-commuter')])('$id ($origin)', ({ inputs }) => {
  const home = inputs.residence === 'LI' ? 'LI' : 'AT'
  const rule = commuterRule(home, 'SG', { returnsHome: true, publicService: false })
  expect(rule).toBe(home === 'LI' ? 'liechtenstein-commuter' : 'ordinary-abroad')
})

test.each(examplesOf('foreign-days'))('$id ($origin)', ({ inputs, expected }) => {
  const workDays = number(inputs.conventionDays)
  const salary = swissDaysSalary(number(inputs.grossMonthly) * 100, {
    workDays,
    teleworkDays: number(inputs.workDaysAbroad),
  })
  expect(salary / 100).toBe(expected.base)
})
