import type { Canton } from '#content/procedure/filing-dates.ts'
import type { Sureness } from '#content/procedure/sureness.ts'

export type FurtherGround = 'swiss-withholding-tax-claimed' | 'property-in-canton'

/**
 * A canton's thresholds of other income and taxable wealth above which a person taxed at source must file (DBG Art. 89
 * para. 1 b, StHG Art. 33a; the acts name no amounts). Whole francs; taxable wealth is after the canton's allowance.
 */
export type AssessmentLines = {
  readonly otherIncomeFrom: number
  readonly wealthFrom: Readonly<Record<'single' | 'married', number>>
  /**
   * True if only amounts above these thresholds oblige to file, not equal ones. A threshold of 0 then means any income
   * or wealth.
   */
  readonly isAbove?: boolean
  /** `likely` if the amounts come from a secondary source or the law states none. The result mentions this. */
  readonly sureness: Exclude<Sureness, 'unknown'>
  readonly further?: readonly FurtherGround[]
  readonly source: { readonly title: string; readonly url: string }
  readonly stateOn: string
}

/** Thresholds that cantons have published. For any other canton, the result says that they are unknown. */
export const assessmentLines: Readonly<Partial<Record<Canton, AssessmentLines>>> = {
  AG: {
    otherIncomeFrom: 3_000,
    wealthFrom: { single: 80_000, married: 160_000 },
    source: {
      title: 'Canton of Aargau: tax at source, subsequent ordinary assessment by the office',
      url: 'https://www.ag.ch/de/themen/steuern-finanzen/steuern/quellensteuern-abwickeln',
    },
    sureness: 'certain',
    further: ['swiss-withholding-tax-claimed'],
    stateOn: '2026-11-25',
  },
  BE: {
    otherIncomeFrom: 3_000,
    wealthFrom: { single: 150_000, married: 150_000 },
    source: {
      title: 'Canton of Bern, TaxInfo: compulsory subsequent ordinary assessment (QSV Art. 7)',
      url: 'https://www.taxinfo.sv.fin.be.ch/taxinfo/display/taxinfo/Obligatorische+nachtr%C3%A4gliche+ordentliche+Veranlagung',
    },
    sureness: 'certain',
    stateOn: '2026-11-22',
  },
  // Geneva compares taxable wealth ("fortune imposable"): net wealth less the social deductions in the official
  // figures.
  GE: {
    otherIncomeFrom: 0,
    wealthFrom: { single: 0, married: 0 },
    isAbove: true,
    sureness: 'certain',
    further: ['property-in-canton'],
    source: {
      title: 'Canton of Geneva: who can ask for the subsequent ordinary assessment',
      url: 'https://www.ge.ch/taxation-ordinaire-ulterieure-tou/qui-peut-demander-tou-2021',
    },
    stateOn: '2026-11-25',
  },
  SZ: {
    otherIncomeFrom: 2_000,
    wealthFrom: { single: 50_000, married: 50_000 },
    isAbove: true,
    sureness: 'certain',
    source: {
      title: 'Canton of Schwyz, tax administration: threshold for the compulsory subsequent assessment (StG § 93 I b)',
      url: 'https://sz.ch/behoerden/verwaltung/finanzdepartement/steuerverwaltung/aktuelles.html/8756-8758-8802-10332-10354-10355-12253/news/15865/newsarchive/1',
    },
    stateOn: '2026-11-25',
  },
  TG: {
    otherIncomeFrom: 0,
    wealthFrom: { single: 0, married: 0 },
    isAbove: true,
    sureness: 'likely',
    source: {
      title: 'Canton of Thurgau, practice note StP 113 no. 3',
      url: 'https://steuerpraxis.tg.ch/steuerpraxis/2024-01/stp-113-nr-3-obligatorische-nachtragliche-ordentli',
    },
    stateOn: '2026-11-22',
  },
  VD: {
    otherIncomeFrom: 1,
    wealthFrom: { single: 60_000, married: 120_000 },
    sureness: 'likely',
    source: {
      title: 'FBK Conseils, TOU Vaud 2025 (LI VD Art. 137 names no amount)',
      url: 'https://fbk-conseils.ch/impots/taxation-ordinaire-ulterieure-dans-le-canton-de-vaud',
    },
    stateOn: '2026-11-25',
  },
  ZH: {
    otherIncomeFrom: 3_000,
    wealthFrom: { single: 80_000, married: 160_000 },
    source: {
      title: 'Canton of Zurich: subsequent ordinary assessment or correction of tax at source',
      url: 'https://www.zh.ch/de/steuern-finanzen/steuern/quellensteuer/nachtraegliche-ordentliche-veranlagung-oder-quellensteuerkorrekt.html',
    },
    sureness: 'certain',
    stateOn: '2026-11-25',
  },
}
