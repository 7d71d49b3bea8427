import type { Canton } from '#tax/figures.ts'
import type { Flag } from '#tax/flag.ts'
import type { SwissView } from '#tax/home-tax/relief.ts'
import { lawState } from '#tax/pages/expats/law-state.ts'
import { noPlace } from '#tax/pages/place.ts'
import type { FiguresSource } from '#tax/requests/answers.ts'
import type { TraceLine } from '#tax/trace.ts'
import { type CommuterRule, commuterQuestions, commuterRule, hasNoAssessment } from '#tax/withholding/commuter.ts'
import {
  germanCap,
  germanNightLimit,
  germanNightsAway,
  nightLimits,
  swissDaysSalary,
  telework,
  teleworkLimits,
} from '#tax/withholding/commuter-limits.ts'
import { withholdingCode } from '#tax/withholding/withholding-code.ts'
import { toFiveCents } from '#tax/withholding/withholding-tax.ts'
import { withholdingYear } from '#tax/withholding/withholding-year.ts'
import type { CommuterInput } from './commuter-calculator.ts'
import { homeTaxResult } from './home-tax-result.ts'

/** The rules that leave the salary to the home state, so that nothing is withheld here. */
const leftAbroad: readonly CommuterRule[] = ['french-agreement', 'liechtenstein-commuter']
const part = 'expats' as const

/**
 * Swiss tax at source on a commuter's year, in cents, by the rule of the treaty. `leastCents` is below `mostCents` where
 * it is not settled which days the home state taxes.
 */
export function commuterResult(source: FiguresSource, input: CommuterInput) {
  const { year, home, canton, workDays, homeOfficeDays, missionDays } = input
  if (homeOfficeDays + missionDays > workDays) return noPlace('homeOfficeDays', 'days-above-work')
  const table = source.readWithholding(year, canton)
  if (!table.ok) return noPlace('year', { code: 'tariffs-not-published', values: { year } })
  const { trace: limitTrace, ...limits } = limitsOf(input)
  const asksCertificate = asksNights(home, canton) && (home === 'DE' || home === 'FR')
  if (asksCertificate && input.certificate === undefined) return refused(['certificate'])
  const answers = {
    returnsHome: limits.isWithin && (!asksCertificate || input.certificate === 'yes'),
    withinZone: yes(input.withinZone),
    workedBefore: yes(input.workedBefore),
    publicService: yes(input.publicService),
  }
  const open = commuterQuestions(home, canton).filter((name) => answers[name] === undefined)
  if (open.length > 0) return refused(open)
  const rule = commuterRule(home, canton, answers)
  const common = { ok: true, year, canton, home, rule, limits, hasNoAssessment: hasNoAssessment(rule) } as const
  const figures = source.readFigures(year, canton)
  if (!figures.ok) return noPlace('year', { code: 'tariffs-not-published', values: { year } })
  const share = (cents: number) => toFiveCents(cents * input.months, 12)
  const monthlyCents = input.monthlyIncome * 100
  const salary = { monthlyCents, thirteenth: input.thirteenth === 'yes', bonusCents: input.bonus * 100 }
  const gross = share(monthlyCents * (salary.thirteenth ? 13 : 12) + salary.bonusCents)
  const atHome = (views: readonly SwissView[]) =>
    homeTaxResult(input, { rule, grossCents: gross, contributions: figures.federal.gross?.contributions, views })
  const dataState = [table.figures.stateDate, lawState].toSorted().at(-1) ?? lawState
  if (leftAbroad.includes(rule)) {
    const trace: TraceLine[] = [
      ...limitTrace,
      { part, code: 'commuter.left-abroad', amount: 0, values: {}, article: articles[rule] },
    ]
    const homeTax = atHome([{ tax: 0, share: 0 }])
    return {
      ...common,
      code: null,
      leastCents: 0,
      mostCents: 0,
      monthCents: 0,
      homeTax: homeTax.shown,
      trace: [...trace, ...homeTax.trace],
      flags: [...homeTax.flags, ...flagsOf(input, rule, limits)],
      dataState,
    } as const
  }
  const found = withholdingCode({
    ...{ canton, permit: 'G', crossBorder: home, confession: input.confession, children: input.children },
    civilStatus: input.maritalStatus === 'married' ? 'married' : 'single',
    secondIncome: input.maritalStatus === 'married' && input.secondIncome === 'yes',
    keepsChild: yes(input.keepsChild),
    otherParent: input.otherParent,
    ...answers,
  })
  if (!found.ok) return refused(found.reason === 'not-answered' ? found.questions : ['keepsChild'])
  const taxed = withholdingYear(table.figures, found.code, salary)
  if (!taxed.ok) return noPlace('canton', { code: 'tariff-without-table', values: { why: taxed.why } })
  const whole = share(taxed.taxCents)
  const cap = rule === 'german-commuter' ? germanCap(gross) : null
  const mostCents = cap ? Math.min(whole, cap.mostCents) : whole
  const swissSalary = swissDaysSalary(gross, { workDays, teleworkDays: homeOfficeDays, missionDays })
  const swissPart = gross > 0 ? toFiveCents(whole * swissSalary, gross) : 0
  const isSplit = splitsDays(rule, limits) && swissSalary < gross
  const trace: TraceLine[] = [
    ...limitTrace,
    { part, code: 'commuter.gross', amount: gross / 100, values: { months: input.months } },
    {
      part,
      code: 'commuter.code',
      amount: taxed.effectivePercent,
      values: { tariff: found.code },
      article: 'QStV Art. 1',
    },
    { part, code: 'commuter.tax', amount: whole / 100, values: {}, article: articles[rule] },
    ...(cap
      ? [{ part, code: 'commuter.cap', amount: cap.mostCents / 100, values: {}, article: articles[rule] } as const]
      : []),
    ...(isSplit
      ? [
          {
            part,
            code: 'commuter.swiss-days',
            amount: swissPart / 100,
            values: { swissDays: workDays - homeOfficeDays - missionDays, workDays },
            article: articles[rule],
          } as const,
        ]
      : []),
  ]
  const split = { tax: swissPart, share: swissSalary / gross }
  const unsplit = { tax: mostCents, share: 1 }
  const homeTax = atHome(isSplit ? (rule === 'french-other' ? [unsplit, split] : [split]) : [unsplit])
  return {
    ...common,
    code: found.code,
    monthCents: taxed.months[0] ?? 0,
    mostCents: isSplit && rule !== 'french-other' ? swissPart : mostCents,
    leastCents: isSplit ? swissPart : mostCents,
    homeTax: homeTax.shown,
    trace: [...trace, ...homeTax.trace],
    flags: [...homeTax.flags, ...flagsOf(input, rule, limits)],
    dataState,
  } as const
}

const articles: Readonly<Record<CommuterRule, string>> = {
  resident: 'DBG Art. 83',
  'german-commuter': 'DTA Germany Art. 15a para. 1; QStV Art. 8',
  'german-other': 'DTA Germany Art. 15 para. 1, 15a para. 2',
  'french-agreement': 'DTA France Art. 17 para. 4; agreement of 11 April 1983',
  'french-other': 'DTA France Art. 17 para. 1 and 5',
  'italian-new': 'QStV Art. 1 para. 1 let. n-r and para. 3',
  'italian-old': 'DTA Italy Art. 15 para. 4',
  'italian-other': 'DTA Italy Art. 15',
  'liechtenstein-commuter': 'DTA Liechtenstein Art. 15 para. 4',
  'liechtenstein-public': 'DTA Liechtenstein Art. 19',
  'liechtenstein-other': 'DTA Liechtenstein Art. 15',
  'ordinary-abroad': 'DTA Austria Art. 15 and 23',
}

type Limits = Omit<ReturnType<typeof limitsOf>, 'trace'>

/** Whether nights away from home matter: they do not where no treaty rule for commuters applies. */
function asksNights(home: CommuterInput['home'], canton: Canton): boolean {
  return commuterQuestions(home, canton).includes('returnsHome')
}

/** Nights away and telework against the limits of the treaty; null where it has none. */
function limitsOf({
  home,
  canton,
  nightsAway: nightsEntered,
  dayTrips,
  agreedDays,
  months,
  workDays,
  homeOfficeDays,
  missionDays,
}: CommuterInput) {
  const nightsAway =
    home === 'DE' ? germanNightsAway({ nightsAway: nightsEntered, dayTripsElsewhere: dayTrips }) : nightsEntered
  const nights =
    home === 'AT' || !asksNights(home, canton)
      ? null
      : home === 'DE'
        ? germanNightLimit({ months, ...(agreedDays !== undefined && { agreedDays }) })
        : nightLimits[home]
  const work = home === 'FR' || home === 'IT' ? { home, limit: teleworkLimits[home] } : null
  const share = work && telework(work.home, { workDays, teleworkDays: homeOfficeDays, missionDays })
  const trace: TraceLine[] = [
    ...(nights === null
      ? []
      : [{ part, code: 'commuter.nights', amount: nightsAway, values: { limit: nights } } as const]),
    ...(work && share
      ? [{ part, code: 'commuter.telework', amount: share.percent, values: { limit: work.limit } } as const]
      : []),
  ]
  const nightsWithin = nights === null || nightsAway <= nights
  return {
    nightsAway,
    nights,
    nightsWithin,
    telework: share,
    isWithin: nightsWithin && (share?.isWithin ?? true),
    trace,
  }
}

/** Whether only the days worked in Switzerland are taxed here (Art. 15 of the treaties), not the whole salary. */
function splitsDays(rule: CommuterRule, limits: Limits): boolean {
  if (rule === 'french-other') return limits.telework?.isWithin === false
  return ['german-other', 'italian-other', 'liechtenstein-other', 'ordinary-abroad'].includes(rule)
}

function flagsOf({ home, nightsAway, months }: CommuterInput, rule: CommuterRule, limits: Limits): Flag[] {
  const flags: Flag[] = []
  if (limits.telework?.isWithin === false) flags.push({ code: 'not-checked.telework', values: {} })
  if (months < 12) flags.push({ code: 'not-checked.months', values: {} })
  if (home === 'DE' && nightsAway > 50 && nightsAway <= 70) flags.push({ code: 'commuter.near-limit', values: {} })
  if (rule === 'german-other') flags.push({ code: 'commuter.german-days', values: {} })
  return flags
}

function refused(names: readonly string[]) {
  return {
    ok: false,
    errors: Object.fromEntries(names.map((name) => [name, 'open-question'] as const)),
    choices: [],
  } as const
}

function yes(answer: 'yes' | 'no' | undefined): boolean | undefined {
  return answer === undefined ? undefined : answer === 'yes'
}
